import { expect, test } from "vitest";

import { journeyTable, readJourneys } from "./journeys.ts";

const spec = (file: string, ...statuses: string[]) => ({
  file,
  tests: statuses.map((status) => ({ status })),
});

const report = JSON.stringify({
  suites: [
    {
      specs: [spec("e2e/journeys/menu.spec.ts", "expected", "unexpected")],
      suites: [{ specs: [spec("e2e/journeys/menu.spec.ts", "flaky")] }],
    },
    { specs: [spec("faq.spec.ts", "expected", "skipped")] },
  ],
});

test("tests are counted by their journey, inner suites too", () => {
  expect([...readJourneys(report)]).toEqual([
    ["menu", { passed: 2, failed: 1 }],
    ["faq", { passed: 1, failed: 0 }],
  ]);
});

test("the table has a line for each journey and a column for each browser", () => {
  const browsers = new Map([
    ["Firefox", readJourneys(report)],
    ["WebKit", new Map([["images", { passed: 7, failed: 0 }]])],
  ]);
  expect(journeyTable(browsers)).toBe(
    [
      "journey  Firefox             WebKit",
      "-------  ------------------  --------",
      "faq      1 passed            –",
      "images   –                   7 passed",
      "menu     2 passed, 1 FAILED  –",
    ].join("\n"),
  );
});

test.each(["", "{}", '{"suites":[{}]}'])("the report %j is refused", (json) => {
  expect(() => readJourneys(json)).toThrow();
});
