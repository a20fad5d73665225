import * as fc from "fast-check";
import { expect, test } from "vitest";

import { formatPence } from "../../../format/numbers.ts";
import {
  CHART,
  depthAt,
  depthOf,
  feeChart,
  positionOf,
  roundLimit,
  spendAt,
  stretchesOf,
} from "./chart.ts";
import { BOTH } from "./entry.ts";
import {
  anyChoices,
  anyPosition,
  anyPrices,
  anySpend,
  networkOf,
  opening,
  prices,
} from "./estimate-fixture.ts";
import { choiceOf, namesOf, quoteAt } from "./fees.ts";

const depth = depthOf(prices);
const both = choiceOf(prices, { ...opening, network: BOTH });

const pointsIn = (path: string) =>
  Array.from(path.matchAll(/([\d.]+) ([\d.]+)/g), ([, x, y]) => [
    Number(x),
    Number(y),
  ]);

test.each([
  ["google", ["£23,300", "£75,000"]],
  ["microsoft", ["£21,700", "£70,000"]],
])("the crossings of %s", (network, at) => {
  const choice = choiceOf(prices, { ...opening, network });
  const stretches = stretchesOf(choice);
  expect(stretches.flatMap(({ quote }) => namesOf(quote))).toEqual([
    "Starter",
    "Growth",
    "Enterprise",
  ]);
  expect(
    stretches.slice(1).map(({ from }) => formatPence(roundLimit(from))),
  ).toEqual(at);
});

test("for both networks there is one limit: of the one price", () => {
  const [first, second, ...others] = stretchesOf(both);
  expect(first).toMatchObject({ from: 1000_00, to: 2500_00 });
  expect(first?.quote.together?.name).toBe("Search Engine Marketing");
  expect(second?.from).toBe(2500_01);
  expect(others).toEqual([]);
});

test("a limit is rounded in words", () => {
  expect(roundLimit(2_333_334)).toBe(23_300_00);
  expect(roundLimit(75_000_05)).toBe(75_000_00);
});

test("names of packages that cost about the same do not touch", () => {
  const alike = ["One", "Two", "Three"].map((name, index) => ({
    name,
    basePence: 1000_00 + index,
    percentOfSpend: 10,
    has: [],
  }));
  const networks = [networkOf("google", alike)];
  const { starts } = feeChart(
    choiceOf({ ...prices, networks }, opening),
    depth,
    "Both",
  );
  const [one = NaN, two = NaN, three = NaN] = starts.map((each) => each.depth);
  expect(two - one).toBeGreaterThan(5);
  expect(three - two).toBeGreaterThan(5);
});

test("whatever the prices, what is drawn lies in the chart, at the fees' depths", () => {
  fc.assert(
    fc.property(anyPrices, anyChoices, (any, choices) => {
      const choice = choiceOf(any, choices);
      // Nothing is drawn if no package has all needs.
      if (!quoteAt(choice, 0)) return;
      const deepest = depthOf(any);
      const { cheapest, fees } = feeChart(choice, deepest, "Both");
      for (const [x = NaN, y = NaN] of pointsIn(cheapest + fees)) {
        expect(x).toBeGreaterThanOrEqual(0);
        expect(x).toBeLessThanOrEqual(CHART.width);
        expect(y).toBeGreaterThanOrEqual(0);
      }
      const points = pointsIn(cheapest);
      expect(points[0]?.[0]).toBe(0);
      expect(points.at(-1)?.[0]).toBe(CHART.width);
      const end = quoteAt(choice, 100_000_00);
      const y = CHART.height * Math.sqrt((end?.feePence ?? 0) / deepest);
      expect(Math.abs((points.at(-1)?.[1] ?? NaN) - y)).toBeLessThan(0.51);
      const stretches = stretchesOf(choice);
      expect(stretches[0]?.from).toBe(1000_00);
      expect(stretches.at(-1)?.to).toBe(100_000_00);
    }),
  );
});

test("the lead stays in the water", () => {
  fc.assert(
    fc.property(anyChoices, anySpend, (choices, spend) => {
      const quote = quoteAt(choiceOf(prices, choices), spend);
      const at = depthAt(quote?.feePence ?? 0, depth);
      expect(at).toBeGreaterThan(0);
      expect(at).toBeLessThan(100);
    }),
  );
});

test.each([
  [0, 1000_00],
  [10, 1990_00],
  [30, 9900_00],
  [54, 30_000_00],
  [92, 85_000_00],
  [100, 100_000_00],
])("position %i is a spend of %i pence", (position, pence) => {
  expect(spendAt(position)).toBe(pence);
});

test("a spend below the scale stands at its beginning", () => {
  expect(positionOf(909_09)).toBe(0);
});

test("every step of the arrow keys changes the spend, upwards", () => {
  const spends = Array.from({ length: 101 }, (_, position) =>
    spendAt(position),
  );
  for (const [place, spend] of spends.entries()) {
    expect(spend).toBeGreaterThan(spends[place - 1] ?? 0);
  }
});

test("a spend's own position leads back to it, as near as the slider can tell", () => {
  fc.assert(
    fc.property(anySpend, anyPosition, (pence, position) => {
      const back = spendAt(positionOf(pence));
      // Half of the largest rounding unit, plus the error of a one-decimal position.
      expect(Math.abs(back - pence)).toBeLessThanOrEqual(250_00 + 100_00);
      expect(spendAt(position) % 100).toBe(0);
    }),
  );
});
