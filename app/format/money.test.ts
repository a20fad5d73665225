import { expect, test } from "vitest";

import { formatPence } from "./money";

test.each([
  [800_00, "£800"],
  [1500_00, "£1,500"],
  [2_11, "£2.11"],
  [10, "£0.10"],
  [23_333_33, "£23,333.33"],
])("%i pence are written %s", (pence, written) => {
  expect(formatPence(pence)).toBe(written);
});
