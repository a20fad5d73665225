import { launchForLighthouse } from "../audit/lighthouse/launch-browser.ts";
import {
  runLighthouse,
  type FormFactor,
  type LighthouseRun,
} from "../audit/lighthouse/run-lighthouse.ts";
import type { Benchmark } from "./harness/benchmark.ts";
import { inCopy } from "./harness/copy-project.ts";
import { median } from "./harness/median.ts";
import type { Table } from "./harness/print-table.ts";
import { serveSite } from "./harness/serve-site.ts";
import { pages } from "./harness/site-pages.ts";
import { buildWithoutScripts } from "./pages/without-scripts.ts";

const RUNS = 5;

type Metric = "fcp" | "lcp" | "tbt" | "cls" | "bytes";

const middle = (runs: LighthouseRun[], metric: Metric) =>
  median(runs.map((run) => run[metric]));

const seconds = (ms: number) => `${(ms / 1000).toFixed(2)} s`;

/** The lowest of each category, in Lighthouse's order. */
const scores = (runs: LighthouseRun[]) =>
  Object.keys(runs[0]?.scores ?? {})
    .map((name) =>
      Math.min(
        ...runs.map(
          (run) => new Map(Object.entries(run.scores)).get(name) ?? 0,
        ),
      ),
    )
    .join(" ");

const row = (name: string, runs: LighthouseRun[]) => [
  name,
  seconds(middle(runs, "fcp")),
  seconds(middle(runs, "lcp")),
  `${middle(runs, "tbt").toFixed(0)} ms`,
  middle(runs, "cls").toFixed(3),
  `${(middle(runs, "bytes") / 1024).toFixed(1)} KiB`,
  scores(runs),
];

const ratio = (ours: LighthouseRun[], bare: LighthouseRun[], metric: Metric) =>
  (middle(ours, metric) / middle(bare, metric)).toFixed(3);

/** Lighthouse loses a trace now and then, and asks to be run again. */
async function patiently(
  run: () => Promise<LighthouseRun>,
): Promise<LighthouseRun> {
  try {
    return await run();
  } catch (error) {
    if (!String(error).includes("Please run Lighthouse again")) throw error;
    return run();
  }
}

/** The first view of each page, beside the same pages without any script. */
export const pageSpeed: Benchmark = ({ runs = RUNS }) =>
  inCopy(async (copy) => {
    await buildWithoutScripts(copy);
    const site = await serveSite();
    const bare = await serveSite(copy);
    const browser = await launchForLighthouse();
    const measure = (origin: string, path: string, formFactor: FormFactor) =>
      patiently(() => runLighthouse(browser, `${origin}${path}`, formFactor));
    const rows: Record<FormFactor, string[][]> = { mobile: [], desktop: [] };
    try {
      for (const path of pages) {
        const mobile: LighthouseRun[] = [];
        const without: LighthouseRun[] = [];
        const desktop: LighthouseRun[] = [];
        for (let run = 0; run < runs; run += 1) {
          mobile.push(await measure(site.address, path, "mobile"));
          without.push(await measure(bare.address, path, "mobile"));
          desktop.push(await measure(site.address, path, "desktop"));
        }
        rows.mobile.push([
          ...row(path, mobile),
          ratio(mobile, without, "fcp"),
          ratio(mobile, without, "lcp"),
          `${middle(without, "tbt").toFixed(0)} ms`,
        ]);
        rows.desktop.push(row(path, desktop));
      }
    } finally {
      browser.close();
      await bare.stop();
      await site.stop();
    }
    const head = ["page", "FCP", "LCP", "TBT", "CLS", "bytes", "scores"];
    const tables: Table[] = [
      {
        title: `Pages, mobile: Lighthouse, medians of ${runs}`,
        head: [...head, "FCP ratio", "LCP ratio", "bare TBT"],
        rows: rows.mobile,
        notes: [
          "Ratio: to the same build with every script tag removed; goal 1.03 at most.",
          "Bare TBT: that build's, and so what reading and drawing the page takes here.",
          "Goals: FCP 1.00 s, LCP 1.20 s, TBT 0, CLS 0. Scores: the lowest of performance,",
          "accessibility, best practices, SEO, agentic browsing.",
        ],
      },
      {
        title: `Pages, desktop: Lighthouse, medians of ${runs}`,
        head,
        rows: rows.desktop,
      },
    ];
    return tables;
  });
