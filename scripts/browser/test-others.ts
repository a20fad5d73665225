// Runs the end-to-end journeys in the browsers besides Chromium.
import { spawnSync } from "node:child_process";
import { readFileSync, rmSync } from "node:fs";
import { createRequire } from "node:module";
import { delimiter, dirname } from "node:path";

import { installFromDebian } from "./debian.ts";
import { journeyTable, readJourneys, type Journeys } from "./journeys.ts";
import { otherBrowsers, type OtherBrowser } from "./other-browsers.ts";

const PLAYWRIGHT = createRequire(import.meta.url).resolve(
  "@playwright/test/cli",
);

/** A browser whose tests could not be run counts as one failure. */
const notRun = (): Journeys => new Map([["(all)", { passed: 0, failed: 1 }]]);

function isThere({
  name,
  packages,
  elsewhere,
  missing,
}: OtherBrowser): boolean {
  if (missing().length > 0) installFromDebian(...packages);
  const programs = missing();
  if (programs.length === 0) return true;
  const lines = [
    `${name} is not tested: ${programs.join(", ")} missing, and could not be installed.`,
    `On Debian, as root: apt-get install ${packages.join(" ")}`,
    elsewhere,
  ];
  console.error(`\n${lines.join("\n")}`);
  return false;
}

function runTests({ name, config, report }: OtherBrowser): Journeys {
  console.log(`\n${name}`);
  rmSync(report, { force: true });
  const folder = dirname(process.execPath);
  const { status } = spawnSync(
    process.execPath,
    [PLAYWRIGHT, "test", "--config", config, ...process.argv.slice(2)],
    {
      stdio: "inherit",
      // The scripts that Playwright starts run on this very Node.
      env: { ...process.env, PATH: folder + delimiter + process.env.PATH },
    },
  );
  try {
    const journeys = readJourneys(readFileSync(report, "utf8"));
    const failed = [...journeys.values()].some((counts) => counts.failed > 0);
    if (journeys.size > 0 && (status === 0 || failed)) return journeys;
  } catch (error) {
    console.error(`${report} can't be read: ${String(error)}`);
  }
  return notRun();
}

const browsers = new Map<string, Journeys>();
for (const browser of otherBrowsers) {
  browsers.set(browser.name, isThere(browser) ? runTests(browser) : notRun());
}
const all = [...browsers.values()].flatMap((each) => [...each.values()]);
const total = (which: "passed" | "failed") =>
  all.reduce((sum, counts) => sum + counts[which], 0);

console.log(`\n${journeyTable(browsers)}\n`);
process.exitCode = total("failed") === 0 ? 0 : 1;
console.log(`${total("passed")} passed, ${total("failed")} failed`);
