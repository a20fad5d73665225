import * as fc from "fast-check";
import { expect, test } from "vitest";

import { anyGuesses, anySpend, entryAt, prices } from "./estimate-fixture.ts";
import { quoteOf, type Quote } from "./fees.ts";
import { outlookFor, percentText, signed, toTwoFigures } from "./outlook.ts";

function quoted(search: string): Quote {
  const quote = quoteOf(prices, entryAt(search));
  if (!quote) throw new Error("no estimate");
  return quote;
}

const guesses = { click: 2_50, enquire: 5_00, buy: 4_00, profit: 400_00 };

test("a whole budget of £4,000: each line follows from the rounded line above it", () => {
  expect(outlookFor(quoted("?budget=4000"), guesses)).toEqual({
    worse: {
      costPerClickPence: 3_00,
      enquire: 4_00,
      clicks: 930,
      enquiries: 37,
      customers: 9,
      costPence: 440_00,
      profitPence: 3600_00,
      leftPence: -400_00,
      returned: -10,
    },
    better: {
      costPerClickPence: 2_00,
      enquire: 6_00,
      clicks: 1400,
      enquiries: 84,
      customers: 21,
      costPence: 190_00,
      profitPence: 8400_00,
      leftPence: 4400_00,
      returned: 110,
    },
    enough: 10,
  });
});

test.each([
  ["four enquiries", { enquire: 50 }],
  ["no customer", { buy: 1000_00 }],
])("%s are too few to tell", (_, part) => {
  const quote = quoted("?spend=2782.61");
  expect(outlookFor(quote, { ...guesses, ...part })).toBeUndefined();
});

test.each([
  [7, 7],
  [927.5, 930],
  [-892, -890],
  [995, 1000],
])("%d to two figures is %d", (value, rounded) => {
  expect(toTwoFigures(value)).toBe(rounded);
});

test("a customer that costs a few pounds or pence has two figures, too", () => {
  const quote = quoted("?spend=4000");
  const cheap = { ...guesses, enquire: 100_00, buy: 1_00 };
  // £5,400 for 1,040 to 2,000 customers, or for 320,000 to 400,000
  expect(outlookFor(quote, cheap)).toMatchObject({
    worse: { costPence: 5_20 },
    better: { costPence: 2_70 },
  });
  expect(outlookFor(quote, { ...cheap, click: 1 })).toMatchObject({
    worse: { costPence: 2 },
    better: { costPence: 1 },
  });
});

test("a loss has a minus sign before its pounds", () => {
  expect(signed(-400_00)).toBe("−£400");
  expect(percentText(-10)).toBe("−10%");
  expect(percentText(1200)).toBe("1,200%");
});

test("whatever is put in, worse is never better, and every figure is finite", () => {
  fc.assert(
    fc.property(anySpend, anyGuesses, (spend, any) => {
      const outlook = outlookFor(quoted(`?spend=${spend / 100}`), any);
      if (!outlook) return;
      const { worse, better, enough } = outlook;
      expect(worse.enquiries).toBeGreaterThanOrEqual(5);
      expect(better.clicks).toBeGreaterThanOrEqual(worse.clicks);
      expect(better.customers).toBeGreaterThanOrEqual(worse.customers);
      expect(better.costPence).toBeLessThanOrEqual(worse.costPence);
      expect(better.leftPence).toBeGreaterThanOrEqual(worse.leftPence);
      for (const month of [worse, better])
        for (const figure of Object.values(month))
          expect(Number.isSafeInteger(figure)).toBe(true);
      expect(enough * any.profit).toBeGreaterThanOrEqual(spend);
    }),
  );
});
