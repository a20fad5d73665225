import { expect, test } from "vitest";

import { smoothPath } from "./smooth-path";

const numbersOf = (path: string) => (path.match(/-?[\d.]+/g) ?? []).map(Number);

test("the curve begins at the first point and passes through each other one", () => {
  const path = smoothPath([
    [0, 10],
    [30, 40],
    [60, 20],
  ]);
  expect(path.startsWith("M0 10C")).toBe(true);
  expect(numbersOf(path).slice(6, 8)).toEqual([30, 40]);
  expect(numbersOf(path).slice(-2)).toEqual([60, 20]);
});

test("it is level where it turns, so that no reading is overshot", () => {
  const numbers = numbersOf(
    smoothPath([
      [0, 10],
      [30, 40],
      [60, 20],
    ]),
  );
  // The control points on both sides of the peak are as high as the peak.
  expect([numbers[5], numbers[9]]).toEqual([40, 40]);
});
