import * as fc from "fast-check";
import { expect, test } from "vitest";

import { feeOf, percentOf } from "../../../format/estimate.ts";
import {
  anyChoices,
  anyPrices,
  anySpend,
  networkOf,
  opening,
  prices,
} from "./estimate-fixture.ts";
import { choiceOf, quoteAt, quoteWithin } from "./fees.ts";

test("half a penny is rounded up, less down, and no fraction is lost", () => {
  const rate = { basePence: 1, percentOfSpend: 15 };
  expect(feeOf(rate, 100_010)).toBe(15_003);
  expect(feeOf(rate, 100_009)).toBe(15_002);
  // VAT at 20% of £593.625, and of £118.725's part.
  expect(percentOf(118_73, 20)).toBe(23_75);
  // In floating point 1.1 × 5,000,050 is 5500054.999…
  expect(feeOf({ basePence: 0, percentOfSpend: 1.1 }, 500_005_000)).toBe(
    5_500_055,
  );
});

test("whatever the prices: a fee grows with the spend, and the parts are the whole", () => {
  fc.assert(
    fc.property(anyPrices, anyChoices, anySpend, anySpend, (any, ...rest) => {
      const [choices, one, two] = rest;
      const choice = choiceOf(any, choices);
      const less = quoteAt(choice, Math.min(one, two));
      const more = quoteAt(choice, Math.max(one, two));
      // No package may have all needs, at any spend.
      if (!less || !more) return;
      expect(more.feePence).toBeGreaterThanOrEqual(less.feePence);
      const fees = more.parts.reduce((sum, part) => sum + part.feePence, 0);
      const spends = more.parts.reduce((sum, part) => sum + part.spendPence, 0);
      expect(more.feePence).toBe(more.together?.feePence ?? fees);
      expect(more.feePence).toBeLessThanOrEqual(fees);
      expect(spends).toBe(more.spendPence);
      expect(more.totalPence).toBe(more.spendPence + more.feePence);
      for (const { package: each, spendPence, feePence } of more.parts)
        expect(feePence).toBe(feeOf(each, spendPence));
    }),
  );
});

test("whatever the prices: budget and spend are inverse to each other", () => {
  fc.assert(
    fc.property(anyPrices, anyChoices, anySpend, (any, choices, spend) => {
      const choice = choiceOf(any, choices);
      const quote = quoteAt(choice, spend);
      if (!quote) return;
      const back = quoteWithin(choice, quote.totalPence);
      expect(back?.spendPence).toBe(spend);
      // The largest spend that the budget can pay; a penny more cannot be paid.
      const within = quoteWithin(choice, spend);
      if (!within) return;
      expect(within.totalPence).toBeLessThanOrEqual(spend);
      const next = quoteAt(choice, within.spendPence + 1);
      expect(next?.totalPence).toBeGreaterThan(spend);
    }),
  );
});

const starterAlone = choiceOf(
  {
    ...prices,
    networks: [
      networkOf("google", [
        { name: "Starter", basePence: 800_00, percentOfSpend: 15, has: [] },
      ]),
    ],
  },
  opening,
);

test("for one network the spend is (budget - base) ÷ (1 + share), to the penny", () => {
  fc.assert(
    fc.property(fc.integer({ min: 800_00, max: 90_000_00 }), (budgetPence) => {
      const quote = quoteWithin(starterAlone, budgetPence);
      if (!quote) throw new Error("the budget pays the base fee");
      const exact = (budgetPence - 800_00) / 1.15;
      expect(Math.abs(quote.spendPence - exact)).toBeLessThan(1);
      expect(budgetPence - quote.totalPence).toBeOneOf([0, 1]);
    }),
  );
});
