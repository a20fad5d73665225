import { execFileSync } from "node:child_process";

import type { ContentProblems, LoadedContent } from "../../app/content/load.ts";
import {
  CONDITIONS,
  type Condition,
} from "../../app/content/schema/privacy.ts";
import type { Destination } from "../../app/content/schema/privacy.ts";
import { TOOLS } from "../../app/content/schema/measuring.ts";
import { isPublicHost, type Settings } from "../../server/settings.ts";
import { checkCompany, readFact } from "./company.ts";
import { blocks, type Finding, listed, look, ok } from "./finding.ts";
import {
  checkEvidence,
  checkPictures,
  checkPortraits,
  checkSamples,
} from "./samples.ts";

function destinationOf({ desk, formService }: Settings): Destination {
  if (desk !== undefined) return "server";
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
  loaded: LoadedContent | ContentProblems,
  settings: Settings,
  liveDestination?: Destination,
): Finding[] {
  if (!loaded.ok)
    return [
      blocks(
        "Content",
        "it has problems, so that the site cannot be built.",
        "Put these right first, then run the check again.",
        loaded.problems,
      ),
    ];
  const { content, pages, warnings, sources } = loaded;
  const hidden = pages.filter(({ isPublished }) => !isPublished);
  const shown = new Map(
    [...sources].filter(([file]) => hidden.every(({ name }) => name !== file)),
  );
  const { hostname } = new URL(settings.siteUrl);
  const { desk } = settings;
  const destination = liveDestination ?? destinationOf(settings);
  const isTold = desk && Boolean(desk.mail ?? desk.webhook);
  const siteUrl = checkSiteUrl(settings.siteUrl);
  return [
    siteUrl,
    checkForms(destination, isTold),
    ...checkCompany(sources, siteUrl.state === "ok" ? hostname : undefined),
    ...checkSamples(shown),
    checkEvidence(shown),
    checkPortraits(shown.has("about") ? content.about.team.members : []),
    ...checkPictures(loaded),
    checkPolicyText(
      readFact(sources, "privacy", "text").text,
      casesOf(content.measuring, destination),
    ),
    checkPolicyDate(content.privacy.hero.lastUpdated.date.iso, gitLastChange),
    listed("Oddities", look, warnings, {
      wrong: "possible, but odd.",
      remedy: "Read each once.",
      right: "nothing in the content looks odd.",
    }),
  ];
}

/** Whether the site knows its own address. */
export function checkSiteUrl(siteUrl: string): Finding {
  const { protocol, hostname } = new URL(siteUrl);
  return protocol === "https:" && isPublicHost(hostname)
    ? ok("SITE_URL", `${siteUrl}.`)
    : blocks(
        "SITE_URL",
        `${siteUrl} is no address that visitors can use.`,
        "Set SITE_URL to the https address of the site in `.env` or the environment, and build again: canonical addresses, cards and the sitemap are made of it.",
      );
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
  if (destination === "service")
    return ok("Forms", "a form service receives them.");
  if (destination === "nowhere")
    return blocks(
      "Forms",
      "they go nowhere: what visitors write is lost.",
      "Set ENQUIRIES_DATABASE, or ENQUIRIES_ENDPOINT for a static host (docs/enquiries.md).",
    );
  if (isTold === true) return ok("Forms", "kept, and somebody is notified.");
  return look(
    "Forms",
    isTold === false
      ? "they are kept, but nobody is notified of a new enquiry."
      : "they are kept; the server's settings say whether somebody is notified.",
    "Set ENQUIRIES_SMTP or ENQUIRIES_WEBHOOK there, or look at `npm run enquiries -- list` every day.",
  );
}

const POLICY = "content/privacy.md";
/** Files whose facts the policy quotes. */
const QUOTED = [
  "content/cookie-notice.yaml",
  "content/enquiry-desk.yaml",
  "content/measuring.yaml",
  "content/pictures.yaml",
];

/** What follows a remark is a paragraph: no other remark, no heading, no end. */
const PARAGRAPH = String.raw`(?:\s|<!-- sample -->)*(?!<!--|#)\S`;

/**
 * Whether the policy has paragraphs for what becomes of the forms, and for each
 * service that measures visits.
 *
 * @param text the Markdown, with its remarks
 */
export function checkPolicyText(
  text: string,
  cases: readonly Condition[],
): Finding {
  const remarks = cases.map((condition) => `<!-- ${CONDITIONS[condition]} -->`);
  const silent = remarks.filter(
    (remark) => !new RegExp(remark + PARAGRAPH).test(text),
  );
  return listed("Privacy policy and settings", blocks, silent, {
    wrong: `${POLICY} says nothing for these cases, which the settings make true.`,
    remedy: "Write below each of these remarks what happens then.",
    right: `the policy has paragraphs for each case: ${cases.map((condition) => CONDITIONS[condition]).join(", ")}.`,
  });
}

/** The day of a file's last change, as 2026-11-23; undefined if it is unknown. */
type LastChange = (file: string) => string | undefined;

const git = (...args: string[]) =>
  execFileSync("git", args, { encoding: "utf8", stdio: "pipe" }).trim();

/** By git: today if a change is not committed; unknown in a shallow clone. */
const gitLastChange: LastChange = (file) => {
  try {
    if (git("rev-parse", "--is-shallow-repository") === "true")
      return undefined;
    return git("status", "--porcelain", "--", file) === ""
      ? git("log", "-1", "--format=%cs", "--", file) || undefined
      : new Date().toISOString().slice(0, 10);
  } catch {
    return undefined;
  }
};

/**
 * Whether the date of the policy is as late as its text, and as what it quotes.
 *
 * @param date such as 2026-11-23
 */
export function checkPolicyDate(date: string, lastChange: LastChange): Finding {
  const subject = "Date of the privacy policy";
  const changed = lastChange(POLICY);
  const remedy = `Read the policy once more, and write the day of publication as \`date:\` in ${POLICY}.`;
  if (changed === undefined)
    return look(
      subject,
      `it says ${date}; only the history of git says when the text was changed.`,
      remedy,
    );
  if (changed > date)
    return blocks(
      subject,
      `it says ${date}, but the text was changed on ${changed}.`,
      remedy,
      [POLICY],
    );
  const later = QUOTED.filter((file) => (lastChange(file) ?? "") > date);
  return listed(subject, look, later, {
    wrong: `it says ${date}; files that it follows were changed later.`,
    remedy,
    right: `${date}, not older than its text.`,
  });
}
