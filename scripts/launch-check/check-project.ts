import type { LoadedContent } from "../../app/content/load.ts";
import type { Condition } from "../../app/content/markdown.ts";
import type { Destination } from "../../app/features/leads/leads-context.ts";
import { TOOLS } from "../../app/features/measuring/schema.ts";
import type { Settings } from "../../server/settings.ts";
import { checkCompany } from "./content/company.ts";
import { readFact } from "./content/facts.ts";
import { checkEvidence } from "./content/evidence.ts";
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
import { checkSamples } from "./content/samples.ts";
import { checkForms, checkSiteUrl } from "./content/settings.ts";
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
    checkPolicyDate(content.privacy.hero.lastUpdated.date, lastChange),
    listed("Oddities", "look", warnings, {
      wrong: "possible, but odd.",
      remedy: "Read each once.",
      right: "nothing in the content looks odd.",
    }),
  ];
}
