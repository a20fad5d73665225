import { expect, test } from "vitest";

import { chartMeasures, priceMeasures } from "./price-scale";

test("a price hangs as deep as its pounds", () => {
  expect(priceMeasures(750_00)).toEqual({ value: 750 });
});

test("the chart is a little deeper than the dearest price", () => {
  expect(chartMeasures([750_00, 2500_00, 1500_00])).toEqual({ unit: 2800 });
});
