import * as fc from "fast-check";
import { expect, test } from "vitest";

import type { Prices } from "../../../content/schema/prices.ts";
import { SPEND } from "../../../format/estimate.ts";
import { formatPence } from "../../../format/numbers.ts";
import {
  CHART,
  depthAt,
  feeChart,
  positionOf,
  roundLimit,
  spendAt,
  stretchesOf,
} from "./chart.ts";
import { BOTH } from "./entry.ts";
import {
  anyChoices,
  anyPrices,
  anySpend,
  networkOf,
  opening,
  prices,
} from "./estimate-fixture.ts";
import { choiceOf, namesOf, quoteAt } from "./fees.ts";

const pointsIn = (path: string) =>
  Array.from(path.matchAll(/([\d.]+) ([\d.]+)/g), ([, x, y]) => [
    Number(x),
    Number(y),
  ]);

test.each([
  ["google", ["Starter", "Growth", "Enterprise"], ["£23,300", "£75,000"]],
  ["microsoft", ["Starter", "Growth", "Enterprise"], ["£21,700", "£70,000"]],
  // One limit: of the one price
  [BOTH, ["Search Engine Marketing", "Starter"], ["£2,500"]],
])("the crossings of %s", (network, names, limits) => {
  const stretches = stretchesOf(choiceOf(prices, { ...opening, network }));
  expect(stretches.flatMap(({ quote }) => namesOf(quote))).toEqual(names);
  expect(
    stretches.slice(1).map(({ from }) => formatPence(roundLimit(from))),
  ).toEqual(limits);
});

test("names of packages that cost about the same do not touch", () => {
  const alike = ["One", "Two", "Three"].map((name, index) => ({
    name,
    basePence: 1000_00 + index,
    percentOfSpend: 10,
    has: [],
  }));
  const own = { ...prices, networks: [networkOf("google", alike)] };
  const { starts } = feeChart(choiceOf(own, opening), own, "Both");
  const [one = NaN, two = NaN, three = NaN] = starts.map((each) => each.depth);
  expect(two - one).toBeGreaterThan(5);
  expect(three - two).toBeGreaterThan(5);
});

const dearest: Prices = {
  ...prices,
  networks: (["google", "microsoft"] as const).map((key) =>
    networkOf(key, [
      { name: "One", basePence: 20_000_00, percentOfSpend: 100, has: [] },
    ]),
  ),
};

test("whatever the prices, what is drawn lies in the chart, at the fees' depths", () => {
  fc.assert(
    fc.property(anyPrices, anyChoices, anySpend, (any, choices, spend) => {
      const choice = choiceOf(any, choices);
      const quote = quoteAt(choice, spend);
      // Nothing is drawn if no package has all needs.
      if (!quote) return;
      const chart = feeChart(choice, any, "Both");
      const { cheapest, fees, deepest, stretches } = chart;
      const depth = depthAt(quote.feePence, deepest);
      expect(depth).toBeGreaterThanOrEqual(0);
      expect(depth).toBeLessThan(100);
      for (const [x = NaN, y = NaN] of pointsIn(cheapest + fees)) {
        expect(x).toBeGreaterThanOrEqual(0);
        expect(x).toBeLessThanOrEqual(CHART.width);
        expect(y).toBeGreaterThanOrEqual(0);
        expect(y).toBeLessThan(CHART.height);
      }
      const points = pointsIn(cheapest);
      expect(points[0]?.[0]).toBe(0);
      expect(points.at(-1)?.[0]).toBe(CHART.width);
      const end = quoteAt(choice, 100_000_00);
      const y = CHART.height * Math.sqrt((end?.feePence ?? 0) / deepest);
      expect(Math.abs((points.at(-1)?.[1] ?? NaN) - y)).toBeLessThan(0.51);
      const limits = stretches.flatMap(({ from, to }) => [from - 1, to]);
      expect(limits[0]).toBe(999_99);
      expect(limits.at(-1)).toBe(100_000_00);
      expect(limits).toEqual(limits.toSorted((one, other) => one - other));
    }),
    {
      examples: [
        [dearest, { network: BOTH, share: 50, needs: [] }, SPEND.most],
      ],
    },
  );
});

test.each([
  [0, 1000_00],
  [10, 1990_00],
  [54, 30_000_00],
  [100, 100_000_00],
])("position %i is a spend of %i pence", (position, pence) => {
  expect(spendAt(position)).toBe(pence);
});

test("a spend below the scale stands at its beginning", () => {
  expect(positionOf(909_09)).toBe(0);
});

test("every step of the arrow keys changes the spend, upwards, to whole pounds", () => {
  const spends = Array.from({ length: 101 }, (_, position) =>
    spendAt(position),
  );
  for (const [place, spend] of spends.entries()) {
    expect(spend).toBeGreaterThan(spends[place - 1] ?? 0);
    expect(spend % 100).toBe(0);
  }
});

test("a spend's own position leads back to it, as near as the slider can tell", () => {
  fc.assert(
    fc.property(anySpend, (pence) => {
      const back = spendAt(positionOf(pence));
      // Half of the largest rounding unit, plus the error of a one-decimal position.
      expect(Math.abs(back - pence)).toBeLessThanOrEqual(250_00 + 100_00);
    }),
  );
});
