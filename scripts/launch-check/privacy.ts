import { spawnSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";

import { holdsFor } from "../../app/content/derived/measured.ts";
import type { MeasuringSettings } from "../../app/content/schema/measuring.ts";
import {
  CONDITIONS,
  type Condition,
} from "../../app/content/markdown/conditions.ts";
import type { Settings } from "../../server/settings.ts";
import { blocks, type Finding } from "./finding.ts";

const POLICY = "content/pages/privacy.md";

/** The cases that the settings make true, and that the policy must speak of. */
export function policyCases(
  { desk, formService }: Pick<Settings, "desk" | "formService">,
  measuring: MeasuringSettings,
): Condition[] {
  const elsewhere = formService === undefined ? "nowhere" : "service";
  const destination = desk ? "server" : elsewhere;
  return [
    destination,
    ...[...CONDITIONS.keys()].filter((each) => holdsFor(measuring, each)),
  ];
}

export function checkPolicyText(
  cases: readonly Condition[],
  text = readFileSync(POLICY, "utf8"),
): Finding {
  return blocks(
    "Privacy policy and settings",
    cases
      .flatMap((each) => CONDITIONS.get(each) ?? [])
      .filter(
        (each) => !new RegExp(String.raw`${each}\s*(?!<!--|#)\S`).test(text),
      ),
    `The settings make these cases true: write below each of these remarks in ${POLICY} what happens then.`,
  );
}

/** The day of a file's last change, as 2026-11-23; empty if its history is not here. */
function lastChange(file: string): string {
  if (existsSync(".git/shallow")) return "";
  const args = ["log", "-1", "--format=%cs", "--", file];
  return spawnSync("git", args, { encoding: "utf8" }).stdout.trim();
}

export const checkPolicyDate = (date: string, changed = lastChange(POLICY)) =>
  blocks(
    "Date of the privacy policy",
    [changed > date && `${POLICY}: changed on ${changed}`],
    `It says ${date}. Read the policy once more, and write the day of publication as \`date:\` in ${POLICY}.`,
  );
