import { z } from "zod";

import type { Counts } from "../checks/read-report.ts";

/** How each journey went, by its file's name: "menu", "faq". */
export type Journeys = Map<string, Counts>;

const suite = z.object({
  specs: z.array(
    z.object({
      file: z.string(),
      tests: z.array(z.object({ status: z.string() })),
    }),
  ),
  get suites() {
    return z.array(suite).optional();
  },
});

const playwrightReport = z.object({ suites: z.array(suite) });

const STEM = /([^/\\]+)\.spec\.ts$/;

function count(
  { specs, suites = [] }: z.infer<typeof suite>,
  journeys: Journeys,
): void {
  for (const { file, tests } of specs) {
    const [, name = file] = STEM.exec(file) ?? [];
    const counts = journeys.get(name) ?? { passed: 0, failed: 0 };
    for (const { status } of tests) {
      if (status === "unexpected") counts.failed += 1;
      else if (status !== "skipped") counts.passed += 1;
    }
    journeys.set(name, counts);
  }
  for (const inner of suites) count(inner, journeys);
}

/** Reads Playwright's JSON report. */
export function readJourneys(json: string): Journeys {
  const journeys: Journeys = new Map();
  for (const each of playwrightReport.parse(JSON.parse(json)).suites) {
    count(each, journeys);
  }
  return journeys;
}

const cell = (counts?: Counts): string => {
  if (!counts) return "–";
  const { passed, failed } = counts;
  return failed > 0 ? `${passed} passed, ${failed} FAILED` : `${passed} passed`;
};

/** A line for each journey, a column for each browser. */
export function journeyTable(browsers: ReadonlyMap<string, Journeys>): string {
  const names = [...browsers.values()].flatMap((each) => [...each.keys()]);
  const head = ["journey", ...browsers.keys()];
  const lines = [...new Set(names)]
    .toSorted()
    .map((name) => [
      name,
      ...[...browsers.values()].map((each) => cell(each.get(name))),
    ]);
  const widths = head.map((_, column) =>
    Math.max(...[head, ...lines].map((line) => line[column]?.length ?? 0)),
  );
  return [head, widths.map((width) => "-".repeat(width)), ...lines]
    .map((line) =>
      line
        .map((text, column) => text.padEnd(widths[column] ?? 0))
        .join("  ")
        .trimEnd(),
    )
    .join("\n");
}
