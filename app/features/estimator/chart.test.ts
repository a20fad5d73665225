import * as fc from "fast-check";
import { expect, test } from "vitest";

import {
  anyPosition,
  anyRates,
  anySpend,
  google,
  microsoft,
} from "./estimate-fixture.ts";
import { CHART, feeChart, leadPlace, ticks } from "./chart.ts";
import { positionOf, spendAt } from "./spend-scale.ts";

const numbersIn = (path: string) =>
  Array.from(path.matchAll(/-?[\d.]+/g), ([number]) => Number(number));

/** The separate curves of a path. */
const curvesIn = (path: string) => path.split(/(?=M)/);

/** The points that a path passes through, without the control points. */
const cornersIn = (path: string) => {
  const numbers = numbersIn(path);
  const corners = [[numbers[0], numbers[1]]];
  for (let place = 2; place < numbers.length; place += 6) {
    corners.push([numbers[place + 4], numbers[place + 5]]);
  }
  return corners;
};

test("places what the design measured", () => {
  const { levels, stretches } = feeChart(google);
  expect(levels.map(({ place }) => place.depth)).toEqual([
    23.6, 37.3, 52.7, 74.5,
  ]);
  expect(stretches.map(({ place }) => place)).toEqual([
    { start: 0, end: 47.5, depth: 23 },
    { start: 47.5, end: 86.5, depth: 48.9 },
    { start: 86.5, end: 100, depth: 76.4 },
  ]);
  expect(ticks.map(({ place }) => place.start)).toEqual([
    0, 30.2, 49.2, 70.4, 86.5, 100,
  ]);
});

test.each([
  ["Google", google],
  ["Microsoft", microsoft],
])("draws the fees of %s to scale, from end to end", (_, rates) => {
  const { fees, cheapest } = feeChart(rates);
  for (const [index, path] of curvesIn(fees).entries()) {
    const rate = rates[index];
    if (!rate) throw new Error("a path without a package");
    for (const [x = NaN, y = NaN] of cornersIn(path)) {
      const pence = 1000_00 + 99_000_00 * (x / CHART.width) ** 2;
      const fee = rate.basePence + (pence * rate.percentOfSpend) / 100;
      const depth = CHART.height * Math.sqrt(fee / 18_000_00);
      expect(Math.abs(y - depth)).toBeLessThan(1);
    }
    expect(cornersIn(path).at(-1)?.[0]).toBe(CHART.width);
  }
  expect(cornersIn(cheapest).at(0)?.[0]).toBe(0);
  expect(cornersIn(cheapest).at(-1)?.[0]).toBe(CHART.width);
});

test("a changed price redraws it", () => {
  const changed = google.map((rate) => ({ ...rate, basePence: 900_00 }));
  expect(feeChart(changed).cheapest).not.toBe(feeChart(google).cheapest);
});

test("the lead hangs where the design has it", () => {
  const spend = { pence: 30_000_00, position: 54 };
  expect(leadPlace(google, spend)).toEqual({ start: 54, depth: 53.2 });
});

test("whatever the prices, all that is drawn lies in the chart", () => {
  fc.assert(
    fc.property(anyRates, (rates) => {
      const { fees, cheapest, levels, stretches } = feeChart(rates);
      for (const path of [...curvesIn(fees), cheapest]) {
        for (const [x = NaN, y = NaN] of cornersIn(path)) {
          expect(x).toBeGreaterThanOrEqual(0);
          expect(x).toBeLessThanOrEqual(CHART.width);
          expect(y).toBeGreaterThanOrEqual(0);
          expect(y).toBeLessThanOrEqual(CHART.height);
        }
      }
      for (const { place } of [...levels, ...stretches]) {
        for (const percent of Object.values(place)) {
          expect(percent).toBeGreaterThanOrEqual(0);
          expect(percent).toBeLessThanOrEqual(100);
        }
      }
    }),
  );
});

test("the lead stays in the water, from the slider and from the field", () => {
  const places = fc.oneof(
    anyPosition.map((position) => ({ pence: spendAt(position), position })),
    anySpend.map((pence) => ({ pence, position: positionOf(pence) })),
  );
  fc.assert(
    fc.property(places, (spend) => {
      const { start, depth } = leadPlace(google, spend);
      expect(start).toBe(spend.position);
      expect(depth).toBeGreaterThan(0);
      expect(depth).toBeLessThan(100);
    }),
  );
});
