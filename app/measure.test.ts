import { expect, test } from "vitest";

import { measure, measureRules } from "./measure";

test("numbers travel as one attribute", () => {
  expect(measure({ start: 9, end: 18 })).toBe("start-9 end-18");
});

test("each number gets one rule with its custom property", () => {
  expect(measureRules([{ start: 9, end: 18 }, { start: 9 }])).toBe(
    [
      '[data-measure~="start-9"]{--start:9}',
      '[data-measure~="end-18"]{--end:18}',
    ].join("\n"),
  );
});
