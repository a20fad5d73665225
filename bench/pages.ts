import { basename } from "node:path";
import { launchForLighthouse } from "../audit/lighthouse/launch-browser.ts";
import { NOT_ASKED, skippedAudits } from "../audit/lighthouse/not-asked.ts";
import {
  runLighthouse,
  type FormFactor,
  type LighthouseRun,
} from "../audit/lighthouse/run-lighthouse.ts";
import type { Benchmark } from "./harness/benchmark.ts";
import { inCopy } from "./harness/copy-project.ts";
import { programVersion } from "./harness/machine.ts";
import { median } from "./harness/median.ts";
import type { Table } from "./harness/print-table.ts";
import { serveSite } from "./harness/serve-site.ts";
import { pages } from "./harness/site-pages.ts";
import { addOneLinePage } from "./pages/one-line-page.ts";
import {
  besideBare,
  blocked,
  least,
  PAGE_HEAD,
  pageRow,
  quietestRow,
} from "./pages/rows.ts";
import { buildWithoutScripts } from "./pages/without-scripts.ts";

const RUNS = 9;

/** On a desktop nothing comes near a limit. */
const DESKTOP_RUNS = 3;

/** The first view of each page, beside the same pages without any script. */
export const pageSpeed: Benchmark = ({ runs = RUNS }) =>
  inCopy(async (copy) => {
    const desktopRuns = Math.min(runs, DESKTOP_RUNS);
    await buildWithoutScripts(copy);
    const oneLinePage = await addOneLinePage(copy);
    const site = await serveSite();
    const bare = await serveSite(copy);
    const browser = await launchForLighthouse();
    const measure = (origin: string, path: string, formFactor: FormFactor) =>
      runLighthouse(browser, `${origin}${path}`, formFactor, {
        skipAudits: skippedAudits(path),
      });
    const rows: Record<FormFactor, string[][]> = { mobile: [], desktop: [] };
    const quiet: string[][] = [];
    const oneLine: LighthouseRun[] = [];
    try {
      for (const path of pages) {
        const mobile: LighthouseRun[] = [];
        const without: LighthouseRun[] = [];
        const desktop: LighthouseRun[] = [];
        oneLine.push(await measure(bare.address, oneLinePage, "mobile"));
        for (let run = 0; run < runs; run += 1) {
          mobile.push(await measure(site.address, path, "mobile"));
          without.push(await measure(bare.address, path, "mobile"));
        }
        for (let run = 0; run < desktopRuns; run += 1) {
          desktop.push(await measure(site.address, path, "desktop"));
        }
        rows.mobile.push([
          ...pageRow(path, mobile),
          ...besideBare(mobile, without, median),
        ]);
        quiet.push(quietestRow(path, mobile, without));
        rows.desktop.push(pageRow(path, desktop));
      }
    } finally {
      browser.close();
      await bare.stop();
      await site.stop();
    }
    const beside = ["FCP ratio", "LCP ratio", "bare TBT"];
    const tables: Table[] = [
      {
        title: `Pages, mobile: Lighthouse, medians of ${runs}`,
        head: [...PAGE_HEAD, ...beside],
        rows: rows.mobile,
        notes: [
          "Ratio: to the same build with every script tag removed; goal 1.03 at most.",
          "Bare TBT: that build's, and so what reading and drawing the page takes here.",
          `TBT of a page of one line: ${blocked(oneLine, median)}, ${blocked(oneLine, least)} the least of ${oneLine.length}.`,
          "Goals: FCP 1.00 s, LCP 1.20 s, TBT 0, CLS 0. Scores: the lowest of performance,",
          "accessibility, best practices, SEO, agentic browsing.",
          ...NOT_ASKED.map(
            ({ path, audit, reason }) =>
              `Not asked: ${audit} on ${path}, ${reason}.`,
          ),
          `Browser: ${basename(browser.path)} ${programVersion(browser.path, "--version")}.`,
        ],
      },
      {
        title: `Pages, mobile: each figure at its least of ${runs}`,
        head: ["page", "FCP", "LCP", "TBT", ...beside],
        rows: quiet,
        notes: [
          "What else runs on a machine only adds: so this is the nearest to a quiet one.",
        ],
      },
      {
        title: `Pages, desktop: Lighthouse, medians of ${desktopRuns}`,
        head: PAGE_HEAD,
        rows: rows.desktop,
      },
    ];
    return tables;
  });
