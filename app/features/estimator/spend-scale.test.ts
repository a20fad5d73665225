import * as fc from "fast-check";
import { expect, test } from "vitest";

import { anyPosition, anySpend } from "./estimate-fixture.ts";
import { positionOf, spendAt } from "./spend-scale.ts";
import { SPEND } from "../../format/estimate.ts";

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

test.each([
  [1000_00, 0],
  [10_000_00, 30.2],
  [25_000_00, 49.2],
  [75_000_00, 86.5],
  [100_000_00, 100],
])("a spend of %i pence stands at %f", (pence, position) => {
  expect(positionOf(pence)).toBe(position);
});

test("every step of the arrow keys changes the spend, upwards", () => {
  const spends = Array.from({ length: 101 }, (_, position) =>
    spendAt(position),
  );
  for (const [place, spend] of spends.entries()) {
    expect(spend).toBeGreaterThan(spends[place - 1] ?? 0);
  }
});

test("every position is a whole number of pounds within the range", () => {
  fc.assert(
    fc.property(anyPosition, (position) => {
      const pence = spendAt(position);
      expect(pence % 100).toBe(0);
      expect(pence).toBeGreaterThanOrEqual(SPEND.least);
      expect(pence).toBeLessThanOrEqual(SPEND.most);
    }),
  );
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

test("more spend never stands further left", () => {
  fc.assert(
    fc.property(anySpend, anySpend, (one, other) => {
      const [less, more] = [Math.min(one, other), Math.max(one, other)];
      expect(positionOf(less)).toBeLessThanOrEqual(positionOf(more));
    }),
  );
});
