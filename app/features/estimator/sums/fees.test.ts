import * as fc from "fast-check";
import { expect, test } from "vitest";

import { feeOf, percentOf } from "../../../format/estimate.ts";
import { BOTH, needsOf } from "./entry.ts";
import {
  anyChoices,
  anyPrices,
  anySpend,
  anyWay,
  entryAt,
  networkOf,
  opening,
  prices,
} from "./estimate-fixture.ts";
import {
  choiceOf,
  estimateFor,
  given,
  isQuote,
  namesOf,
  quoteAt,
  quoteWithin,
  slidTo,
} from "./fees.ts";

test("half a penny is rounded up, less down, and no fraction is lost", () => {
  const rate = { basePence: 1, percentOfSpend: 15 };
  expect(feeOf(rate, 100_010)).toBe(15_003);
  expect(feeOf(rate, 100_009)).toBe(15_002);
  // VAT at 20% of £118.73
  expect(percentOf(118_73, 20)).toBe(23_75);
  // In floating point 1.1 × 5,000,050 is 5500054.999…
  expect(percentOf(500_005_000, 1.1)).toBe(5_500_055);
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

test("with a third network both are the first two, and their spends the whole", () => {
  const third = { ...networkOf("google", []), key: "linkedin" };
  const three = { ...prices, networks: [...prices.networks, third] };
  const both = { ...opening, network: BOTH };
  const estimate = estimateFor(three, { ...both, amountPence: 10_000_00 });
  expect(estimate).toEqual(
    estimateFor(prices, { ...both, amountPence: 10_000_00 }),
  );
  expect(
    isQuote(estimate) && estimate.parts.map(({ spendPence }) => spendPence),
  ).toEqual([8000_00, 2000_00]);
  // What only the third network has cannot be needed on both.
  const packages = [
    {
      ...third,
      name: "A",
      basePence: 1,
      percentOfSpend: 1,
      has: ["video"],
      lacks: [],
    },
  ];
  const extras = [
    { key: "video", name: "video", listedAs: "video", isAsked: true },
  ];
  const own = {
    ...three,
    networks: [...prices.networks, { ...third, packages }],
  };
  const needs = (network: string) =>
    needsOf({ extras, prices: own }, network).map(({ key }) => key);
  expect([needs(BOTH), needs("linkedin")]).toEqual([[], ["video"]]);
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

function answerTo(search: string) {
  const estimate = estimateFor(prices, entryAt(search));
  if (!isQuote(estimate)) return [estimate.wrong, estimate.pence];
  return [namesOf(estimate).join(), estimate.spendPence, estimate.feePence];
}

test.each([
  ["?budget=4000", "Starter", 2782_61, 1217_39],
  ["?budget=4000&need=calls", "Growth", 2232_14, 1767_86],
  ["?budget=4000&need=shopping", "Enterprise", 909_09, 3090_91],
  // What is needed may leave less for ads, however the amount is given.
  ["?spend=909.09&need=shopping", "Enterprise", 909_09, 3090_91],
  ["?spend=23333", "Starter", 23_333_00, 4299_95],
  ["?spend=23334", "Growth", 23_334_00, 4300_08],
  ["?spend=100000", "Enterprise", 100_000_00, 13_000_00],
  ["?spend=70000&network=microsoft", "Growth", 70_000_00, 9800_00],
  ["?spend=2500&network=both", "Search Engine Marketing", 2500_00, 1200_00],
  ["?spend=2501&network=both", "Starter", 2501_00, 1925_15],
  ["?spend=30000&network=both", "Growth,Starter", 30_000_00, 6030_00],
  // The one price does not apply to what its list lacks.
  ["?spend=2500&network=both&need=calls", "Growth", 2500_00, 3200_00],
  // Two packages would leave £2,130.43 of £4,000.
  ["?budget=4000&network=both", "Search Engine Marketing", 2500_00, 1200_00],
])("%s: %s", (search, ...answer) => {
  expect(answerTo(search)).toEqual(answer);
});

test.each([
  ["?budget=700", "smallest", 800_00],
  ["?budget=-5", "smallest", 800_00],
  ["?budget=2900&need=shopping", "smallestWithNeeds", 3000_00],
  ["?budget=950", "littleOfBudget", 130_43],
  ["?spend=999.99", "little", undefined],
  ["?spend=0&need=shopping", "little", undefined],
  ["?spend=100000.01", "much", undefined],
  ["?budget=1e12", "much", undefined],
])("%s has no estimate: %s", (search, ...problem) => {
  expect(answerTo(search)).toEqual(problem);
});

test("one network and one package are enough; none may have all that is needed", () => {
  const free = { percentOfSpend: 12.5, basePence: 99_99 };
  const only = [{ ...free, name: "Only", has: ["shopping"] }];
  const other = { ...free, name: "Other", has: ["calls"] };
  const estimateOf = (packages: typeof only, needs: string[]) =>
    estimateFor(
      { ...prices, networks: [networkOf("google", packages)] },
      { ...opening, needs },
    );
  expect(estimateOf(only, [])).toMatchObject({ feePence: 724_99 });
  expect(estimateOf([...only, other], ["shopping", "calls"])).toEqual({
    wrong: "none",
  });
});

test("the other amount given is the same estimate, and back again nothing changes", () => {
  fc.assert(
    fc.property(anyChoices, anySpend, anyWay, (choices, amountPence, way) => {
      const entry = { ...opening, ...choices, way, amountPence };
      const other = way === "spend" ? "budget" : "spend";
      const estimate = estimateFor(prices, entry);
      if (!isQuote(estimate)) return;
      const turned = given(prices, entry, other);
      expect(estimateFor(prices, turned)).toEqual(estimate);
      expect(given(prices, turned, way)).toEqual(entry);
    }),
  );
});

test("the slider sets the ad spend, also where the budget is given", () => {
  fc.assert(
    fc.property(anyChoices, anySpend, (choices, spend) => {
      const entry = { ...opening, ...choices, way: "budget" } as const;
      const slid = slidTo(prices, entry, spend);
      const { needs: _, ...plain } = choices;
      const quote = estimateFor(prices, { ...slid, ...plain });
      expect(isQuote(quote) && quote.spendPence).toBe(spend);
    }),
  );
});
