import type { Destination } from "../../../app/features/leads/leads-context.ts";
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

/**
 * Whether enquiries arrive, and somebody is notified.
 *
 * @param isTold undefined if only the settings of another machine say so
 */
export function checkForms(
  destination: Destination,
  isTold: boolean | undefined,
): Finding {
  const subject = "Forms";
  if (destination === "service")
    return { state: "ok", subject, message: "a form service receives them." };
  if (destination === "nowhere")
    return {
      state: "blocks",
      subject,
      message: "they go nowhere: what visitors write is lost.",
      remedy:
        "Set LEADS_DATABASE, or LEADS_ENDPOINT for a static host (docs/leads.md).",
    };
  if (isTold === true)
    return { state: "ok", subject, message: "kept, and somebody is notified." };
  return {
    state: "look",
    subject,
    message:
      isTold === false
        ? "they are kept, but nobody is notified of a new enquiry."
        : "they are kept; the server's settings say whether somebody is notified.",
    remedy:
      "Set LEADS_SMTP or LEADS_WEBHOOK there, or look at `npm run leads -- list` every day.",
  };
}
