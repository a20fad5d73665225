import { UNKNOWN } from "../../tests/e2e/site.ts";
import type { SiteJudge } from "../report/run-judge.ts";
import type { Site } from "../site/site.ts";
import { writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { ALL_TESTS } from "@mdn/mdn-http-observatory/src/constants.js";
import { MINIMUM_SCORE_FOR_EXTRA_CREDIT } from "@mdn/mdn-http-observatory/src/grader/charts.js";
import {
  getGradeForScore,
  getScoreDescription,
  getScoreModifier,
} from "@mdn/mdn-http-observatory/src/grader/grader.js";
import { retrieve } from "@mdn/mdn-http-observatory/src/retriever/retriever.js";
import type { Finding } from "../report/finding.ts";
import { startPlantedHost } from "../stand-ins/planted-host.ts";
import { startTlsProxy } from "../stand-ins/tls-proxy.ts";

const WANTED = { score: 130, grade: "A+" };

/**
 * The package fetches the list of hosts that browsers know to be https after it
 * is installed; nothing here runs such scripts. localhost is in no such list.
 */
function supplyPreloadList(): void {
  const main = createRequire(import.meta.url).resolve(
    "@mdn/mdn-http-observatory",
  );
  const file = join(main, "../../conf/hsts-preload.json");
  try {
    writeFileSync(file, "{}", { flag: "wx" });
  } catch (error) {
    if (!(error instanceof Error && "code" in error && error.code === "EEXIST"))
      throw error;
  }
}

/** The retriever's parsers know no nested style sheets, and say so at length. */
async function withoutStyleSheetNoise<Result>(
  work: () => Promise<Result>,
): Promise<Result> {
  const report = console.error;
  console.error = (...values: unknown[]) => {
    if (!String(values[0]).includes("Could not parse CSS")) report(...values);
  };
  try {
    return await work();
  } finally {
    console.error = report;
  }
}

interface ObservatoryGrade {
  score: number;
  grade: string;
  /** What cost points, or did not pass. */
  shortfalls: { rule: string; message: string }[];
}

/** The points of each test, from the hundred that everyone starts with. */
const sum = (points: readonly number[]) =>
  points.reduce((total, each) => total + each, 100);

/**
 * Grades one page as the HTTP Observatory would: its own retriever, tests and
 * scores. Its `scan` can't be given a port, so the sum is done here.
 */
async function grade(address: string, path: string): Promise<ObservatoryGrade> {
  supplyPreloadList();
  const { httpPort, httpsPort, stop } = await startTlsProxy(address);
  try {
    const answers = await withoutStyleSheetNoise(async () => {
      const requests = await retrieve("localhost", {
        httpPort,
        httpsPort,
        path,
      });
      if (!requests.responses.auto)
        throw new Error(`${path} can't be reached over TLS.`);
      // They parse the page once more.
      return ALL_TESTS.map((test) => test(requests));
    });
    const results = answers.map(({ pass, result }) => {
      const name = result ?? "no result";
      return {
        pass,
        rule: name,
        message: getScoreDescription(name),
        points: getScoreModifier(name),
      };
    });
    const withoutExtra = sum(results.map(({ points }) => Math.min(points, 0)));
    const withExtra = sum(results.map(({ points }) => points));
    return {
      ...getGradeForScore(
        withoutExtra >= MINIMUM_SCORE_FOR_EXTRA_CREDIT
          ? withExtra
          : withoutExtra,
      ),
      shortfalls: results.filter(({ pass, points }) => !pass || points < 0),
    };
  } finally {
    stop();
  }
}

/** What keeps a page from the grade that is wanted; and what it has got. */
async function observe(address: string, path: string) {
  const { score, grade: letter, shortfalls } = await grade(address, path);
  const element = `${score}, ${letter}`;
  const isGood = score >= WANTED.score && letter === WANTED.grade;
  const findings = shortfalls.map(({ rule, message }): Finding => ({
    where: path,
    rule,
    element,
    message: message.replace(/<[^>]+>/g, ""),
  }));
  if (!isGood) {
    findings.push({
      where: path,
      rule: "score",
      element,
      message: `It must be ${WANTED.score}, ${WANTED.grade}.`,
    });
  }
  return { findings, remark: `${path} ${element}` };
}

/** A host that sends no security header. */
async function observePlanted(): Promise<Finding[]> {
  const html = "<!DOCTYPE html><title>Planted</title>";
  const host = await startPlantedHost(html, { "set-cookie": "a=b" });
  try {
    const { findings } = await observe(host.address, "/");
    return findings;
  } finally {
    host.stop();
  }
}

export const observatory = ({ address, pages }: Site): SiteJudge => {
  // Unknown addresses answer 404, which it does not grade.
  const paths = pages
    .map(({ path }) => path)
    .filter((path) => path !== UNKNOWN);
  return {
    name: "HTTP Observatory",
    judged: paths,
    find: async () => {
      const findings: Finding[] = [];
      const remarks: string[] = [];
      for (const path of paths) {
        const each = await observe(address, path);
        findings.push(...each.findings);
        remarks.push(each.remark);
      }
      return { findings, remarks };
    },
    planted: {
      find: observePlanted,
      rules: ["csp-not-implemented", "hsts-not-implemented", "score"],
    },
  };
};
