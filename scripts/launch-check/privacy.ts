import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";

import {
  type MeasuringSettings,
  TOOLS,
} from "../../app/content/schema/measuring.ts";
import {
  CONDITIONS,
  type Condition,
} from "../../app/content/schema/pages/privacy.ts";
import type { Settings } from "../../server/settings.ts";
import { blocks, type Finding, look } from "./finding.ts";

const POLICY = "content/privacy.md";
/** The policy, and files whose facts it quotes. */
const READ = [
  POLICY,
  ...["cookie-notice", "enquiry-desk", "measuring", "pictures"].map(
    (name) => `content/${name}.yaml`,
  ),
];

/** The cases that the settings make true, and that the policy must speak of. */
export function policyCases(
  { desk, formService }: Pick<Settings, "desk" | "formService">,
  measuring: MeasuringSettings,
): Condition[] {
  const elsewhere = formService === undefined ? "nowhere" : "service";
  const destination = desk ? "server" : elsewhere;
  if (measuring.plausible?.consent) return [destination, "objection"];
  const tools = TOOLS.filter((tool) => tool in measuring);
  return [destination, ...tools, tools.length > 0 ? "measured" : "unmeasured"];
}

/** Whether the policy, Markdown with remarks, has paragraphs for these cases. */
export function checkPolicyText(
  cases: readonly Condition[],
  text = readFileSync(POLICY, "utf8"),
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

/** Whether the date of the policy, as 2026-11-23, is as late as its text and what it quotes. */
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
