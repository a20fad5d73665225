import type { LoadedContent } from "../../app/content/load.ts";
import type { Condition } from "../../app/content/markdown.ts";
import type { Destination } from "../../app/features/leads/leads-context.ts";
import { TOOLS } from "../../app/features/measuring/schema.ts";
import type { Settings } from "../../server/settings.ts";
import { isPublicHost } from "../../server/public-host.ts";
import { checkCompany, readFact } from "./content/company.ts";
import { checkEvidence, checkSamples } from "./content/samples.ts";
import {
  checkPictures,
  checkPortraits,
  shownPictures,
} from "./content/pictures.ts";
import {
  checkPolicyDate,
  checkPolicyText,
  type LastChange,
} from "./content/policy.ts";
import { type Finding, listed } from "./finding.ts";

function destinationOf({ leads, formService }: Settings): Destination {
  if (leads !== undefined) return "server";
  return formService === undefined ? "nowhere" : "service";
}

/** The cases that the privacy policy must speak of. */
function casesOf(measuring: object, destination: Destination): Condition[] {
  const tools = TOOLS.filter((tool) => tool in measuring);
  return [destination, ...tools, tools.length > 0 ? "measured" : "unmeasured"];
}

/**
 * What in the content and the settings is still a sample, unset or untrue.
 *
 * @param liveDestination what becomes of the forms of the live site, if it has been asked
 */
export function checkProject(
  loaded: LoadedContent,
  settings: Settings,
  lastChange: LastChange,
  liveDestination?: Destination,
): Finding[] {
  const { content, pages, problems, warnings, sources } = loaded;
  if (problems.length > 0)
    return [
      listed("Content", "blocks", problems, {
        wrong: "it has problems, so that the site cannot be built.",
        remedy: "Put these right first, then run the check again.",
        right: "",
      }),
    ];
  const hidden = pages.filter(({ isPublished }) => !isPublished);
  const shown = new Map(
    [...sources].filter(([file]) => hidden.every(({ name }) => name !== file)),
  );
  const { hostname } = new URL(settings.siteUrl);
  const { leads } = settings;
  const destination = liveDestination ?? destinationOf(settings);
  const isTold = leads && Boolean(leads.mail ?? leads.webhook);
  const siteUrl = checkSiteUrl(settings.siteUrl);
  return [
    siteUrl,
    checkForms(destination, isTold),
    ...checkCompany(sources, siteUrl.state === "ok" ? hostname : undefined),
    ...checkSamples(shown),
    checkEvidence(shown),
    checkPortraits(shown.has("about") ? content.about.team.members : []),
    ...checkPictures(content.pictures, shownPictures(loaded)),
    checkPolicyText(
      readFact(sources, "privacy", "text").text,
      casesOf(content.measuring, destination),
    ),
    checkPolicyDate(content.privacy.hero.lastUpdated.date.iso, lastChange),
    listed("Oddities", "look", warnings, {
      wrong: "possible, but odd.",
      remedy: "Read each once.",
      right: "nothing in the content looks odd.",
    }),
  ];
}

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
