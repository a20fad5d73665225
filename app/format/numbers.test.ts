import { expect, test } from "vitest";

import { formatCount, formatPence } from "./numbers.ts";

test.each([
  [800_00, "£800"],
  [1500_00, "£1,500"],
  [2_11, "£2.11"],
  [10, "£0.10"],
  [0, "£0"],
  [1_234_567_89, "£1,234,567.89"],
])("%i pence are written %s", (pence, written) => {
  expect(formatPence(pence)).toBe(written);
});

test.each([
  [0, "0"],
  [0.049, "under 0.1"],
  [0.05, "0.1"],
  [3, "3"],
  [4.84, "4.8"],
  [99.96, "100"],
  [100.4, "100"],
  [100_000_000, "100,000,000"],
])("writes %f as %s", (count, written) => {
  expect(formatCount(count)).toBe(written);
});
