import type { ContentProblems, LoadedContent } from "../../app/content/load.ts";
import {
  type MeasuringSettings,
  TOOLS,
} from "../../app/content/schema/measuring.ts";
import type {
  Condition,
  Destination,
} from "../../app/content/schema/pages/privacy.ts";
import { isPublicHost, type Settings } from "../../server/settings.ts";
import { checkCompany } from "./company.ts";
import { blocks, type Finding, look } from "./finding.ts";
import { checkPolicyDate, checkPolicyText } from "./privacy.ts";
import { checkEvidence, checkPictures, checkSamples } from "./samples.ts";

/** What in the content and the settings is still a sample, unset or untrue. */
export function checkProject(
  loaded: LoadedContent | ContentProblems,
  settings: Settings,
): Finding[] {
  if (!loaded.ok)
    return [
      blocks(
        "Content",
        loaded.problems,
        "The site cannot be built: put these right first, then run the check again.",
      ),
    ];
  const { content, pages, warnings, sources } = loaded;
  const { measuring, privacy } = content;
  const companyFile = sources.get("company");
  const hidden = pages.filter(({ isPublished }) => !isPublished);
  const shown = new Map(
    [...sources].filter(([file]) => hidden.every(({ name }) => name !== file)),
  );
  return [
    ...checkSettings(settings),
    ...(companyFile ? checkCompany(companyFile) : []),
    ...checkSamples(shown),
    checkEvidence(shown),
    ...checkPictures(loaded),
    checkPolicyText(String(textOf(sources.get("privacy")?.data)), [
      destinationOf(settings),
      ...casesOf(measuring),
    ]),
    checkPolicyDate(privacy.hero.lastUpdated.date.iso),
    look("Oddities", warnings, "These are possible, but odd: read each once."),
  ];
}

/** The Markdown of a content file. */
const textOf = (data: unknown) =>
  typeof data === "object" && data !== null && "text" in data ? data.text : "";

/** The cases that the policy must speak of. */
function casesOf(measuring: MeasuringSettings): Condition[] {
  if (measuring.plausible?.consent) return ["objection"];
  const tools = TOOLS.filter((tool) => tool in measuring);
  return [...tools, tools.length > 0 ? "measured" : "unmeasured"];
}

type Chosen = Pick<Settings, "siteUrl" | "desk" | "formService">;

function destinationOf({ desk, formService }: Chosen): Destination {
  if (desk !== undefined) return "server";
  return formService === undefined ? "nowhere" : "service";
}

/** Whether the site knows its address, enquiries arrive, and somebody is notified. */
export function checkSettings(settings: Chosen): Finding[] {
  const { siteUrl, desk } = settings;
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
        destinationOf(settings) === "nowhere" &&
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
