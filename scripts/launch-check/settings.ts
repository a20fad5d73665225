import { isPublicHost } from "../../server/enquiries/settings.ts";
import type { Settings } from "../../server/settings.ts";
import { blocks, type Finding, look } from "./finding.ts";

export function checkSettings({
  siteUrl,
  desk,
  formService,
}: Pick<Settings, "siteUrl" | "desk" | "formService">): Finding[] {
  const { protocol, hostname } = new URL(siteUrl);
  return [
    blocks(
      "SITE_URL",
      [
        !(protocol === "https:" && isPublicHost(hostname)) &&
          `${siteUrl} is no address that visitors can use`,
      ],
      "Set SITE_URL to the https address of the site in `.env` or the environment, and build again: canonical addresses, cards and the sitemap are made of it.",
    ),
    blocks(
      "Forms",
      [
        !desk &&
          formService === undefined &&
          "they go nowhere: what visitors write is lost",
      ],
      "Set ENQUIRIES_DATABASE, or ENQUIRIES_ENDPOINT for a static host (docs/enquiries.md).",
    ),
    look(
      "Notice of enquiries",
      [
        desk !== undefined &&
          !(desk.mail ?? desk.webhook) &&
          "they are kept, but nobody is notified",
      ],
      "Set ENQUIRIES_SMTP or ENQUIRIES_WEBHOOK, or look at `npm run enquiries -- list` every day.",
    ),
  ];
}
