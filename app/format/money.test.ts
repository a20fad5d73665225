import { expect, test } from "vitest";

import { formatPence } from "./money";

test.each([
  [800_00, "£800"],
  [1500_00, "£1,500"],
  [2_11, "£2.11"],
  [10, "£0.10"],
  [0, "£0"],
  [999_99, "£999.99"],
  [100_000_00, "£100,000"],
  [23_333_33, "£23,333.33"],
  [1_234_567_89, "£1,234,567.89"],
])("%i pence are written %s", (pence, written) => {
  expect(formatPence(pence)).toBe(written);
});
