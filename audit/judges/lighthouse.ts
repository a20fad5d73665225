import { UNKNOWN } from "../../tests/e2e/site.ts";
import type { SiteJudge } from "../report/run-judge.ts";
import type { Site } from "../site/site.ts";
import {
  launchForLighthouse,
  type LighthouseBrowser,
} from "../lighthouse/launch-browser.ts";
import { notAsked, skippedAudits } from "../lighthouse/not-asked.ts";
import {
  runLighthouse,
  type FormFactor,
  type LighthouseRun,
} from "../lighthouse/run-lighthouse.ts";
import type { Finding } from "../report/finding.ts";
import { startPlantedHost } from "../stand-ins/planted-host.ts";

const FORM_FACTORS = ["mobile", "desktop"] as const;

/** Everything under 100 but performance: that depends on the machine. */
function findingsOf(
  where: string,
  { scores, shortfalls }: LighthouseRun,
): Finding[] {
  const named = shortfalls.map(({ category, audit, message }) => ({
    where,
    rule: audit,
    element: category,
    message,
  }));
  const unnamed = Object.entries(scores)
    .filter(
      ([category, score]) =>
        score < 100 &&
        category !== "performance" &&
        !named.some(({ element }) => element === category),
    )
    .map(([category, score]) => ({
      where,
      rule: "score",
      element: category,
      message: `${score} of 100`,
    }));
  return [...named, ...unnamed];
}

function describe(
  where: string,
  { scores, fcp, lcp, tbt, cls, bytes }: LighthouseRun,
): string {
  const points = Object.entries(scores).map(
    ([category, score]) => `${category} ${score}`,
  );
  const measured = [
    `FCP ${(fcp / 1000).toFixed(2)} s`,
    `LCP ${(lcp / 1000).toFixed(2)} s`,
    `TBT ${Math.round(tbt)} ms`,
    `CLS ${cls.toFixed(3)}`,
    `${(bytes / 1024).toFixed(0)} KiB`,
  ];
  return [where.padEnd(24), ...points, ...measured].join(" · ");
}

async function judgePage(
  browser: LighthouseBrowser,
  address: string,
  path: string,
  formFactor: FormFactor,
) {
  const where = `${path} ${formFactor}`;
  const run = await runLighthouse(browser, `${address}${path}`, formFactor, {
    skipAudits: skippedAudits(path),
  });
  const remarks = [
    describe(where, run),
    ...notAsked(path).map(
      ({ audit, reason }) => `  not asked: ${audit} (${reason})`,
    ),
  ];
  return { findings: findingsOf(where, run), remarks };
}

/** One page after the other: they must not disturb each other's times. */
async function judgeInTurn(address: string, paths: readonly string[]) {
  const browser = await launchForLighthouse();
  const findings: Finding[] = [];
  const remarks: string[] = [];
  try {
    for (const path of paths) {
      for (const formFactor of FORM_FACTORS) {
        const each = await judgePage(browser, address, path, formFactor);
        findings.push(...each.findings);
        remarks.push(...each.remarks);
      }
    }
  } finally {
    browser.close();
  }
  return { findings, remarks };
}

async function judgePlanted(): Promise<Finding[]> {
  const host = await startPlantedHost(
    `<!DOCTYPE html><html><body><h1>Planted</h1><img src="data:,">
      <a href="/">Click here</a><script>console.error("planted")</script>`,
  );
  const browser = await launchForLighthouse();
  try {
    const run = await runLighthouse(browser, `${host.address}/`, "desktop");
    return findingsOf("planted", run);
  } finally {
    browser.close();
    host.stop();
  }
}

export const lighthouse = ({ address, pages }: Site): SiteJudge => {
  // An unknown address answers 404, which Lighthouse refuses to judge.
  const paths = pages
    .map(({ path }) => path)
    .filter((path) => path !== UNKNOWN);
  return {
    name: "Lighthouse",
    judged: paths.flatMap((path) =>
      FORM_FACTORS.map((each) => `${path} ${each}`),
    ),
    find: () => judgeInTurn(address, paths),
    planted: {
      find: judgePlanted,
      rules: [
        "document-title",
        "image-alt",
        "meta-description",
        "errors-in-console",
        "html-has-lang",
      ],
    },
  };
};
