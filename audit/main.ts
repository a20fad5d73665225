// Judges the built site by tools that nobody here wrote. `--quick`: only what
// gives the same answer every time and needs no Java, each state in one look.
import { mkdirSync, writeFileSync } from "node:fs";
import { cspEvaluator } from "./judges/csp-evaluator.ts";
import { htmlValidate } from "./judges/html-validate.ts";
import { lighthouse } from "./judges/lighthouse.ts";
import { links } from "./judges/links.ts";
import { metadata } from "./judges/metadata.ts";
import { nu } from "./judges/nu.ts";
import { observatory } from "./judges/observatory.ts";
import { spelling } from "./judges/spelling.ts";
import { structuredData } from "./judges/structured-data.ts";
import { countChecks } from "./report/count-checks.ts";
import type { Judgement } from "./report/finding.ts";
import { formatReport } from "./report/format-report.ts";
import { runJudge } from "./report/run-judge.ts";
import { launchBrowser } from "./site/launch-browser.ts";
import { serveSite } from "./site/serve-site.ts";
import { readSite } from "./site/site.ts";
import { lookAtViews } from "./views/look-at-views.ts";
import { allViews, eachStateOnce } from "./views/views.ts";

const isQuick = process.argv.includes("--quick");
const REPORT = "test-results/audit.json";

const steady = [
  htmlValidate,
  cspEvaluator,
  observatory,
  links,
  metadata,
  structuredData,
  spelling,
];
// Lighthouse last and alone: it measures times.
const judges = isQuick ? steady : [...steady, nu, lighthouse];

const served = await serveSite();
const browser = await launchBrowser();
const judgements: Judgement[] = [];
try {
  const views = isQuick ? eachStateOnce() : allViews();
  const looks = await lookAtViews(browser, served.address, views);
  judgements.push(...looks.judgements);
  const site = await readSite(browser, served, looks.documents);
  for (const judge of judges) judgements.push(await runJudge(judge(site)));
} finally {
  await browser.close();
  await served.stop();
}

const { passed, failed } = countChecks(judgements);
mkdirSync("test-results", { recursive: true });
writeFileSync(REPORT, JSON.stringify({ passed, failed }));
console.log(
  `${formatReport(judgements)}\n\n${passed} passed, ${failed} failed`,
);
process.exitCode = failed === 0 ? 0 : 1;
