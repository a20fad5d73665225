import { execFileSync } from "node:child_process";

import { CONDITIONS, type Condition } from "../../../app/content/markdown.ts";
import { type Finding, listed } from "../finding.ts";

const POLICY = "content/privacy.md";
/** Files whose facts the policy quotes. */
const QUOTED = [
  "content/cookie-notice.yaml",
  "content/lead-desk.yaml",
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
  return listed("Privacy policy and settings", "blocks", silent, {
    wrong: `${POLICY} says nothing for these cases, which the settings make true.`,
    remedy: "Write below each of these remarks what happens then.",
    right: `the policy has paragraphs for each case: ${cases.map((condition) => CONDITIONS[condition]).join(", ")}.`,
  });
}

/** The day of a file's last change, as 2026-11-23; undefined if it is unknown. */
export type LastChange = (file: string) => string | undefined;

const git = (...args: string[]) =>
  execFileSync("git", args, { encoding: "utf8", stdio: "pipe" }).trim();

/** By git: today if a change is not committed; unknown in a shallow clone. */
export const gitLastChange: LastChange = (file) => {
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
    return {
      state: "look",
      subject,
      message: `it says ${date}; only the history of git says when the text was changed.`,
      remedy,
    };
  if (changed > date)
    return {
      state: "blocks",
      subject,
      message: `it says ${date}, but the text was changed on ${changed}.`,
      places: [POLICY],
      remedy,
    };
  const later = QUOTED.filter((file) => (lastChange(file) ?? "") > date);
  return later.length === 0
    ? { state: "ok", subject, message: `${date}, not older than its text.` }
    : {
        state: "look",
        subject,
        message: `it says ${date}; files that it follows were changed later.`,
        places: later,
        remedy,
      };
}
