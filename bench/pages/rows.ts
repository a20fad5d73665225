import type { LighthouseRun } from "../../audit/lighthouse/run-lighthouse.ts";
import { median, quantile } from "../harness/median.ts";

type Metric = "fcp" | "lcp" | "tbt" | "cls" | "bytes";

/** Which figure stands for those of all runs. */
type Choose = (figures: readonly number[]) => number;

/** What else runs on the machine only adds. */
export const least: Choose = (figures) => quantile(figures, 0);

const picked = (runs: LighthouseRun[], metric: Metric, choose: Choose) =>
  choose(runs.map((run) => run[metric]));

const seconds = (ms: number) => `${(ms / 1000).toFixed(2)} s`;

export const blocked = (runs: LighthouseRun[], choose: Choose) =>
  `${picked(runs, "tbt", choose).toFixed(0)} ms`;

const ratio = (
  ours: LighthouseRun[],
  bare: LighthouseRun[],
  metric: Metric,
  choose: Choose,
) => (picked(ours, metric, choose) / picked(bare, metric, choose)).toFixed(3);

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

/** A page's medians; {@link PAGE_HEAD} names them. */
export const pageRow = (name: string, runs: LighthouseRun[]) => [
  name,
  seconds(picked(runs, "fcp", median)),
  seconds(picked(runs, "lcp", median)),
  blocked(runs, median),
  picked(runs, "cls", median).toFixed(3),
  `${(picked(runs, "bytes", median) / 1024).toFixed(1)} KiB`,
  scores(runs),
];

export const PAGE_HEAD = [
  "page",
  "FCP",
  "LCP",
  "TBT",
  "CLS",
  "bytes",
  "scores",
];

/** Beside the same page without any script. */
export const besideBare = (
  ours: LighthouseRun[],
  bare: LighthouseRun[],
  choose: Choose,
) => [
  ratio(ours, bare, "fcp", choose),
  ratio(ours, bare, "lcp", choose),
  blocked(bare, choose),
];

/** Each figure of the run in which it was least. */
export const quietestRow = (
  name: string,
  ours: LighthouseRun[],
  bare: LighthouseRun[],
) => [
  name,
  seconds(picked(ours, "fcp", least)),
  seconds(picked(ours, "lcp", least)),
  blocked(ours, least),
  ...besideBare(ours, bare, least),
];
