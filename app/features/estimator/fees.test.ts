import * as fc from "fast-check";
import { expect, test } from "vitest";

import { anyRates, anySpend, google, microsoft } from "./estimate-fixture.ts";
import { feesAt } from "./fees.ts";
import { feeOf } from "../../format/estimate.ts";

const feesOf = (rates: typeof google, spend: number) =>
  feesAt(rates, spend).map(({ feePence }) => feePence);

const cheapestOf = (rates: typeof google, spend: number) =>
  feesAt(rates, spend)
    .filter(({ isCheapest }) => isCheapest)
    .map(({ name }) => name);

test.each([
  ["Google", google, 1100_00, [965_00, 1632_00, 3110_00]],
  ["Google", google, 30_000_00, [5300_00, 5100_00, 6000_00]],
  ["Google", google, 85_000_00, [13_550_00, 11_700_00, 11_500_00]],
  ["Google", google, 12_345_67, [2651_85, 2981_48, 4234_57]],
  ["Microsoft", microsoft, 30_000_00, [5250_00, 5000_00, 5800_00]],
])("%s: the fees at %i pence", (_, rates, spend, fees) => {
  expect(feesOf(rates, spend)).toEqual(fees);
});

test("says how a fee is made up and what part of all it is", () => {
  const [, growth] = feesAt(google, 30_000_00);
  expect(growth).toMatchObject({
    basePence: 1500_00,
    sharePence: 3600_00,
    totalPence: 35_100_00,
    isCheapest: true,
  });
  expect(growth?.percentOfTotal).toBeCloseTo(14.53, 2);
});

test.each([
  [google, 1000_00, ["Starter"]],
  [google, 23_333_00, ["Starter"]],
  [google, 23_334_00, ["Growth"]],
  [google, 75_000_00, ["Growth", "Enterprise"]],
  [google, 75_001_00, ["Enterprise"]],
  [microsoft, 21_666_00, ["Starter"]],
  [microsoft, 21_667_00, ["Growth"]],
  [microsoft, 70_000_00, ["Growth", "Enterprise"]],
])(
  "of %# the cheapest, all of them where fees are equal",
  (rates, spend, names) => {
    expect(cheapestOf(rates, spend)).toEqual(names);
  },
);

test("half a penny is rounded up, less down", () => {
  const rate = { name: "", basePence: 1, percentOfSpend: 15 };
  expect(feeOf(rate, 100_010)).toBe(15_003);
  expect(feeOf(rate, 100_009)).toBe(15_002);
});

test("no fraction is lost to binary numbers", () => {
  const rate = { name: "", basePence: 0, percentOfSpend: 1.1 };
  // In floating point 1.1 × 5,000,050 is 5500054.999…
  expect(feeOf(rate, 500_005_000)).toBe(5_500_055);
});

test("whatever the prices and the spend, fees are whole pence and the cheapest is", () => {
  fc.assert(
    fc.property(anyRates, anySpend, (rates, spend) => {
      const fees = feesAt(rates, spend);
      const lowest = Math.min(...fees.map(({ feePence }) => feePence));
      for (const fee of fees) {
        expect(Number.isSafeInteger(fee.feePence)).toBe(true);
        expect(fee.basePence + fee.sharePence).toBe(fee.feePence);
        expect(fee.totalPence - fee.feePence).toBe(spend);
        expect(fee.percentOfTotal).toBeGreaterThan(0);
        expect(fee.percentOfTotal).toBeLessThan(100);
        expect(fee.isCheapest).toBe(fee.feePence === lowest);
      }
      expect(fees.some(({ isCheapest }) => isCheapest)).toBe(true);
    }),
  );
});

test("the nearest penny is never more than half of one away", () => {
  fc.assert(
    fc.property(anyRates, anySpend, ([rate], spend) => {
      if (!rate) return;
      const share = feeOf(rate, spend) - rate.basePence;
      const tenThousandths = spend * Math.round(rate.percentOfSpend * 100);
      expect(Math.abs(share * 10_000 - tenThousandths)).toBeLessThanOrEqual(
        5000,
      );
    }),
  );
});
