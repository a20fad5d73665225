import { expect, test } from "vitest";

import { chartDepth } from "./price-scale";

test("the chart is a little deeper than the dearest price", () => {
  expect(chartDepth([750_00, 2500_00, 1500_00])).toBe(2800);
});
