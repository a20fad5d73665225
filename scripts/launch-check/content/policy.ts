import { execFileSync } from "node:child_process";

import { CONDITIONS, type Part } from "../../../app/content/markdown.ts";
import type { Fate } from "../../../app/features/leads/fates.ts";
import type { Finding } from "../finding.ts";

const POLICY = "content/privacy.md";
/** Files whose facts the policy quotes. */
const QUOTED = [
  "content/cookie-notice.yaml",
  "content/lead-desk.yaml",
  "content/pictures.yaml",
];

/** Whether the policy has paragraphs for what becomes of the forms. */
export function checkPolicyText(parts: readonly Part[], fate: Fate): Finding {
  const subject = "Privacy policy and forms";
  const fits = parts.some(({ blocks }) =>
    blocks.some(
      (block) =>
        typeof block === "object" && "when" in block && block.when === fate,
    ),
  );
  return fits
    ? {
        state: "ok",
        subject,
        message: `the policy has paragraphs for this: ${CONDITIONS[fate]}.`,
      }
    : {
        state: "blocks",
        subject,
        message: `the policy says nothing for the case "${CONDITIONS[fate]}", which is how the settings are.`,
        places: [POLICY],
        remedy: `Write what becomes of the forms, below the remark <!-- ${CONDITIONS[fate]} -->.`,
      };
}

/** The day of a file's last change, as 2026-11-23; undefined if it cannot be told. */
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
      message: `it says ${date}; when the text was changed cannot be told without the history of git.`,
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
