import { expect, test } from "vitest";

import { formatCount } from "./count.ts";

test.each([
  [0, "0"],
  [0.001, "under 0.1"],
  [0.049, "under 0.1"],
  [0.05, "0.1"],
  [3, "3"],
  [4.84, "4.8"],
  [99.96, "100"],
  [100.4, "100"],
  [12_000, "12,000"],
  [100_000_000, "100,000,000"],
])("writes %f as %s", (count, written) => {
  expect(formatCount(count)).toBe(written);
});
