import { expect, test } from "vitest";
import { median, quantile } from "./median.ts";

test("the median is the middle one, or between the middle two", () => {
  expect(median([9, 1, 5])).toBe(5);
  expect(median([10, 1, 9, 2])).toBe(5.5);
  expect(median([100, 20, 3])).toBe(20);
});

test("a quantile lies where its share says", () => {
  expect(quantile([0, 10, 20, 30, 40], 0.75)).toBe(30);
  expect(quantile([0, 100], 0.99)).toBe(99);
});

test("nothing has no median", () => {
  expect(() => median([])).toThrow("nothing");
});
