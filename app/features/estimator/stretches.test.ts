import * as fc from "fast-check";
import { expect, test } from "vitest";

import { formatPence } from "../../format/numbers.ts";
import { anyRates, anySpend, google, microsoft } from "./estimate-fixture.ts";
import { feesAt } from "./fees.ts";
import { feeOf } from "../../format/estimate.ts";
import { SPEND } from "../../format/estimate.ts";
import { roundLimit, stretchAfter, stretchesOf } from "./stretches.ts";

test.each([
  ["Google", google, ["£23,333.33", "£75,000"]],
  ["Microsoft", microsoft, ["£21,666.67", "£70,000"]],
])("the crossings of %s", (_, rates, crossings) => {
  const stretches = stretchesOf(rates);
  expect(stretches.map(({ rate }) => rate.name)).toEqual([
    "Starter",
    "Growth",
    "Enterprise",
  ]);
  const starts = stretches.slice(1).map(({ from }) => formatPence(from));
  expect(starts).toEqual(crossings);
});

test("a crossing moves with a price", () => {
  const dearer = google.map((rate) =>
    rate.name === "Growth" ? { ...rate, basePence: 1800_00 } : rate,
  );
  const starts = stretchesOf(dearer).map(({ from }) => formatPence(from));
  expect(starts).toEqual(["£1,000", "£33,333.33", "£60,000"]);
});

test("a package that is never the cheapest has no stretch", () => {
  const dearer = google.map((rate) =>
    rate.name === "Growth" ? { ...rate, basePence: 9000_00 } : rate,
  );
  const names = stretchesOf(dearer).map(({ rate }) => rate.name);
  expect(names).toEqual(["Starter", "Enterprise"]);
});

test("of two that cost the same everywhere, the first is named", () => {
  const rate = { basePence: 800_00, percentOfSpend: 15 };
  const packages = [
    { name: "One", ...rate },
    { name: "Two", ...rate },
  ];
  const names = stretchesOf(packages).map(({ rate: { name } }) => name);
  expect(names).toEqual(["One"]);
});

test.each([
  [1000_00, "Growth"],
  [23_333_33, "Growth"],
  [23_333_34, "Enterprise"],
  [75_000_00, "Enterprise"],
  [75_000_01, undefined],
])("after %i pence, what is cheaper next: %s", (spend, name) => {
  expect(stretchAfter(stretchesOf(google), spend)?.rate.name).toBe(name);
});

test("the stretches cover the whole range, in order, without a gap", () => {
  fc.assert(
    fc.property(anyRates, (rates) => {
      const stretches = stretchesOf(rates);
      let end: number = SPEND.least;
      for (const { from, to } of stretches) {
        expect(from).toBe(end);
        expect(to).toBeGreaterThanOrEqual(from);
        end = to;
      }
      expect(end).toBe(SPEND.most);
    }),
  );
});

test("the package of a stretch has the lowest fee everywhere in it", () => {
  fc.assert(
    fc.property(anyRates, anySpend, (rates, spend) => {
      const owner = stretchesOf(rates).find(
        ({ from, to }) => from <= spend && spend <= to,
      );
      const lowest = Math.min(
        ...feesAt(rates, spend).map(({ feePence }) => feePence),
      );
      expect(owner && feeOf(owner.rate, spend)).toBe(lowest);
    }),
  );
});

test("a limit is rounded in words, and exact for a spend that is nearer", () => {
  const limit = 2_333_333.33;
  expect(roundLimit(limit)).toBe(23_300_00);
  expect(roundLimit(limit, 20_000_00)).toBe(23_300_00);
  expect(roundLimit(limit, 23_320_00)).toBe(limit);
  expect(roundLimit(75_000_00)).toBe(75_000_00);
});
