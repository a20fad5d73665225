import { expect, test } from "vitest";

import { indexChange } from "./soundings";

test.each([
  [[100, 104, 60], "-40%"],
  [[100, 90, 125], "+25%"],
  [[100, 100], "0%"],
])("%o has changed by %s", (readings, change) => {
  expect(indexChange(readings)).toBe(change);
});
