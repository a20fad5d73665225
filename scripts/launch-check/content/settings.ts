import type { Settings } from "../../../server/settings.ts";
import { isPublicHost } from "../../../server/public-host.ts";
import type { Finding } from "../finding.ts";

/** Whether the site knows its own address. */
export function checkSiteUrl(siteUrl: string): Finding {
  const { protocol, hostname } = new URL(siteUrl);
  const isRight = protocol === "https:" && isPublicHost(hostname);
  return isRight
    ? { state: "ok", subject: "SITE_URL", message: `${siteUrl}.` }
    : {
        state: "blocks",
        subject: "SITE_URL",
        message: `${siteUrl} is no address that visitors can use.`,
        remedy:
          "Set SITE_URL to the https address of the site in `.env` or the environment, and build again: canonical addresses, cards and the sitemap are made of it.",
      };
}

/** Whether enquiries arrive, and somebody is told. */
export function checkForms({
  leads,
  formService,
}: Pick<Settings, "leads" | "formService">): Finding {
  const subject = "Forms";
  if (formService !== undefined)
    return { state: "ok", subject, message: `they go to ${formService}.` };
  if (leads === undefined)
    return {
      state: "blocks",
      subject,
      message: "they go nowhere: what visitors write is lost.",
      remedy:
        "Set LEADS_DATABASE, or LEADS_ENDPOINT for a static host (docs/leads.md).",
    };
  return leads.mail || leads.webhook
    ? { state: "ok", subject, message: "they are kept, and somebody is told." }
    : {
        state: "look",
        subject,
        message: "they are kept, but nobody is told of a new enquiry.",
        remedy:
          "Set LEADS_SMTP or LEADS_WEBHOOK, or look at `npm run leads -- list` every day.",
      };
}
