// `npm run launch-check`: what must be done before visitors come, in the content and
// in the settings.
import { parseArgs } from "node:util";

import { loadContent } from "../../app/content/load.ts";
import { readSettings, StartError } from "../../server/settings.ts";
import { checkProject } from "./check-project.ts";
import { gitLastChange } from "./content/policy.ts";
import { asJson, report } from "./report.ts";

try {
  const { values } = parseArgs({ options: { json: { type: "boolean" } } });
  const settings = readSettings();
  const findings = checkProject(
    loadContent("content"),
    settings,
    gitLastChange,
  );
  console.log(values.json ? asJson(findings) : report(findings));
  process.exitCode = findings.some(({ state }) => state === "blocks") ? 1 : 0;
} catch (error) {
  if (!(error instanceof StartError)) throw error;
  console.error(error.message);
  process.exitCode = 2;
}
