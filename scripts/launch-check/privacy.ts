import { execFileSync } from "node:child_process";

import {
  CONDITIONS,
  type Condition,
} from "../../app/content/schema/pages/privacy.ts";
import { blocks, type Finding, look } from "./finding.ts";

const POLICY = "content/privacy.md";
/** The policy, and files whose facts it quotes. */
const READ = [
  POLICY,
  ...["cookie-notice", "enquiry-desk", "measuring", "pictures"].map(
    (name) => `content/${name}.yaml`,
  ),
];

/**
 * Whether the policy has paragraphs for what the settings make true.
 *
 * @param text the Markdown, with its remarks
 */
export function checkPolicyText(
  text: string,
  cases: readonly Condition[],
): Finding {
  return blocks(
    "Privacy policy and settings",
    cases
      .map((each) => `<!-- ${CONDITIONS[each]} -->`)
      .filter(
        (each) => !new RegExp(String.raw`${each}\s*(?!<!--|#)\S`).test(text),
      ),
    `The settings make these cases true: write below each of these remarks in ${POLICY} what happens then.`,
  );
}

const git = (...args: string[]) =>
  execFileSync("git", args, { encoding: "utf8", stdio: "pipe" }).trim();

/**
 * The day of a file's last change, as 2026-11-23: today if it is not committed, undefined
 * if its history is not here.
 */
function gitLastChange(file: string): string | undefined {
  try {
    if (git("rev-parse", "--is-shallow-repository") === "true")
      return undefined;
    return git("status", "--porcelain", "--", file) === ""
      ? git("log", "-1", "--format=%cs", "--", file) || undefined
      : new Date().toISOString().slice(0, 10);
  } catch {
    return undefined;
  }
}

/**
 * Whether the date of the policy is as late as its text, and as what it quotes.
 *
 * @param date such as 2026-11-23
 */
export function checkPolicyDate(date: string, lastChange = gitLastChange) {
  const late = READ.map((file) => [file, lastChange(file)] as const)
    .filter(([, changed = ""]) => changed > date)
    .map(([file, changed]) => `${file}: changed on ${changed}`);
  return (late[0]?.startsWith(POLICY) ? blocks : look)(
    "Date of the privacy policy",
    [
      ...late,
      lastChange(POLICY) === undefined &&
        `${POLICY}: only the history of git says when it was changed`,
    ],
    `It says ${date}. Read the policy once more, and write the day of publication as \`date:\` in ${POLICY}.`,
  );
}
