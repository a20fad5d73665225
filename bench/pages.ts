// Measures the first view of each page on a phone with Lighthouse, beside the same page
// without its code and fonts: what is left is the cost of its HTML and CSS. What Lighthouse
// finds wrong besides fails the run. Then it measures how long the page keeps a phone busy.
import { execFile } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { promisify } from "node:util";
import { z } from "zod";
import type { Browser } from "@playwright/test";

import { requireSite } from "../app/content/read-site.ts";
import { findBrowser, launchOptions } from "../scripts/browser/chromium.ts";
import { readBuiltFiles } from "../server/built-files.ts";
import {
  benchmarkInBrowser,
  medians,
  readOptions,
  PHONE,
  throttle,
} from "./benchmark.ts";

// How long a page keeps the main thread of a phone busy, with its scripts and without, in turn.

/** How long a page is watched after its load event, in ms. */
const WATCHED = 2500;

/** The time of all tasks of a first visit at 4x CPU throttling, in ms. */
async function busyTime(browser: Browser, address: string, scripts = true) {
  const phone = { ...PHONE, deviceScaleFactor: 3, javaScriptEnabled: scripts };
  const page = await browser.newPage(phone);
  const session = await page.context().newCDPSession(page);
  await session.send("Performance.enable");
  await throttle(page, 4);
  const answer = await page.goto(address, { waitUntil: "load" });
  if (!answer?.ok()) throw new Error(`${address}: ${answer?.status()}`);
  await page.waitForTimeout(WATCHED);
  const { metrics } = await session.send("Performance.getMetrics");
  await page.close();
  const tasks = metrics.find(({ name }) => name === "TaskDuration");
  return (tasks?.value ?? NaN) * 1000;
}

/** Medians; differences and ratios are of the visits of one round, which follow each other. */
async function mainThread(browser: Browser, address: string) {
  const { runs, against } = readOptions(7);
  const rounds: Record<string, number>[] = [];
  // The first round warms the server up.
  for (let round = 0; round <= runs; round += 1) {
    const busy = await busyTime(browser, address);
    const bare = await busyTime(browser, address, false);
    const other = against ? await busyTime(browser, against) : NaN;
    rounds.push({
      "busy ms": busy,
      "without scripts": bare,
      difference: busy - bare,
      ...(against && { "other page": other, ratio: busy / other }),
    });
  }
  return medians(rounds.slice(1));
}

const { imageHost } = requireSite("content").site.content.pictures;

const reportFile = z.object({
  categories: z.record(
    z.string(),
    z.object({
      score: z.number().nullable(),
      auditRefs: z.array(z.object({ id: z.string(), weight: z.number() })),
    }),
  ),
  audits: z.record(
    z.string(),
    z.object({
      title: z.string(),
      score: z.number().nullable(),
      numericValue: z.number().optional(),
    }),
  ),
});

async function load(url: string, ...blocked: string[]) {
  // Lighthouse may exit before all of a report is written to its output.
  const folder = mkdtempSync(join(tmpdir(), "lighthouse-"));
  const file = join(folder, "report.json");
  const args = [
    ..."exec --yes --package=lighthouse@13.5.0 -- lighthouse".split(" "),
    url,
    "--quiet",
    "--output=json",
    `--output-path=${file}`,
    "--disable-full-page-screenshot",
    // The result must not depend on the network. No photograph is in the first
    // view of a phone.
    ...[`https://${imageHost}/*`, ...blocked].map(
      (pattern) => `--blocked-url-patterns=${pattern}`,
    ),
    `--chrome-flags=--headless=new ${launchOptions().args?.join(" ")}`,
    // The confirmation page is noindex on purpose.
    ...(url.endsWith("/thank-you") ? ["--skip-audits=is-crawlable"] : []),
  ];
  const env = { ...process.env, CHROME_PATH: findBrowser() };
  const run = () => promisify(execFile)("npm", args, { env });
  // Now and then Lighthouse records nothing (NO_NAVSTART).
  await run().catch(run).catch(run);
  const report = reportFile.parse(JSON.parse(readFileSync(file, "utf8")));
  rmSync(folder, { recursive: true });
  const { performance, ...others } = report.categories;
  const value = (id: string) => report.audits[id]?.numericValue ?? NaN;
  return {
    failed: Object.values(others)
      .flatMap(({ auditRefs }) => auditRefs)
      .filter(
        ({ id, weight }) => weight > 0 && (report.audits[id]?.score ?? 1) < 1,
      )
      .map(({ id }) => report.audits[id]?.title),
    figures: {
      FCP: value("first-contentful-paint"),
      LCP: value("largest-contentful-paint"),
      TBT: value("total-blocking-time"),
      CLS: value("cumulative-layout-shift"),
      score: (performance?.score ?? 0) * 100,
    },
  };
}

const pages = (await readBuiltFiles("build"))
  .filter(({ path }) => path.endsWith("index.html"))
  .map(({ address }) => address);
/** Of the pages in a folder, such as the articles, one stands for all. */
const measured = [...Map.groupBy(pages, (path) => dirname(path))].flatMap(
  ([folder, all]) => (folder === "/" ? all : all.slice(0, 1)),
);

const { runs } = readOptions();

await benchmarkInBrowser(async (browser, site) => {
  const rows = [];
  for (const path of measured) {
    const measurements: Record<string, number>[] = [];
    for (let run = 1; run <= runs; run += 1) {
      const { figures, failed } = await load(site + path);
      const { figures: bare } = await load(site + path, "*.js", "*.woff2");
      measurements.push({
        ...figures,
        "bare FCP": bare.FCP,
        "bare LCP": bare.LCP,
      });
      for (const title of failed) {
        console.log(`${path}: ${title}`);
        process.exitCode = 1;
      }
    }
    const busy = await mainThread(browser, site + path);
    rows.push({ page: path, ...medians(measurements), ...busy });
    console.log(`${path} has been measured`);
  }
  console.table(rows);
});
