import * as fc from "fast-check";
import { expect, test } from "vitest";

import { BOTH, type Entry } from "./entry.ts";
import {
  anyChoices,
  anySpend,
  networkOf,
  opening,
  prices,
} from "./estimate-fixture.ts";
import {
  cheaperNetwork,
  dearestNeed,
  estimateFor,
  given,
  isQuote,
  slidTo,
} from "./estimate.ts";
import { namesOf } from "./fees.ts";

const entryOf = (part: Partial<Entry>): Entry => ({ ...opening, ...part });

/** Packages, ad spend and fee of an estimate in pence, or what is wrong. */
function answerTo(part: Partial<Entry>) {
  const estimate = estimateFor(prices, entryOf(part));
  if (!isQuote(estimate)) return estimate.wrong;
  return [namesOf(estimate).join(), estimate.spendPence, estimate.feePence];
}

const budget = (pounds: number, part: Partial<Entry> = {}) =>
  answerTo({ way: "budget", amountPence: pounds * 100, ...part });

test("a whole budget of £4,000, with each package", () => {
  expect(budget(4000)).toEqual(["Starter", 2782_61, 1217_39]);
  expect(budget(4000, { needs: ["calls"] })).toEqual([
    "Growth",
    2232_14,
    1767_86,
  ]);
  expect(budget(4000, { needs: ["shopping"] })).toEqual([
    "Enterprise",
    909_09,
    3090_91,
  ]);
});

test.each([
  ["google", 5000, "Starter", 1550_00],
  ["google", 23_333, "Starter", 4299_95],
  ["google", 23_334, "Growth", 4300_08],
  ["google", 75_000, "Growth", 10_500_00],
  ["google", 75_001, "Enterprise", 10_500_10],
  ["google", 100_000, "Enterprise", 13_000_00],
  ["microsoft", 70_000, "Growth", 9800_00],
  ["microsoft", 70_001, "Enterprise", 9800_10],
])("%s at £%i: %s", (network, pounds, name, feePence) => {
  expect(answerTo({ network, amountPence: pounds * 100 })).toEqual([
    name,
    pounds * 100,
    feePence,
  ]);
});

test.each([
  [2500, "Search Engine Marketing", 1200_00],
  [2501, "Starter", 1925_15],
  [4000, "Starter", 2150_00],
  [30_000, "Growth,Starter", 4380_00 + 1650_00],
])("both networks at £%i, 80 : 20: %s", (pounds, names, feePence) => {
  const entry = { network: BOTH, amountPence: pounds * 100 };
  expect(answerTo(entry)).toEqual([names, pounds * 100, feePence]);
});

test("the price for both does not apply to what its list lacks, nor to a budget beyond", () => {
  const both = { network: BOTH, needs: ["calls"] };
  expect(answerTo({ ...both, amountPence: 2500_00 })).toEqual([
    "Growth",
    2500_00,
    1740_00 + 1460_00,
  ]);
  // Two packages would leave £2,130.43 of £4,000.
  expect(budget(4000, { network: BOTH })).toEqual([
    "Search Engine Marketing",
    2500_00,
    1200_00,
  ]);
});

test.each([
  [
    { way: "budget", amountPence: 700_00 },
    { wrong: "smallest", feePence: 800_00 },
  ],
  [
    { way: "budget", amountPence: 950_00 },
    { wrong: "little", spendPence: 130_43 },
  ],
  [
    { way: "budget", amountPence: 2900_00, needs: ["shopping"] },
    { wrong: "smallest", feePence: 3000_00, hasNeeds: true },
  ],
  [{ amountPence: 999_99 }, { wrong: "little" }],
  [{ amountPence: 0, needs: ["shopping"] }, { wrong: "little" }],
  [{ amountPence: 100_000_01 }, { wrong: "much" }],
  [{ way: "budget", amountPence: Infinity }, { wrong: "much" }],
  [{ way: "budget", amountPence: -5 }, { wrong: "smallest" }],
] as const)("%j has no estimate", (part, problem) => {
  expect(estimateFor(prices, entryOf(part))).toMatchObject(problem);
});

test("says which need costs most, and which network alone costs less", () => {
  const all = { needs: ["shopping", "remarketing", "calls"] };
  const entry = entryOf({ way: "budget", amountPence: 4000_00, ...all });
  const dearest = dearestNeed(prices, entry, 3090_91);
  expect(dearest?.need).toBe("shopping");
  expect(dearest?.quote.spendPence).toBe(2232_14);
  const both = entryOf({ way: "budget", amountPence: 2200_00, network: BOTH });
  expect(cheaperNetwork(prices, both, 1200_00)?.spendPence).toBe(1260_87);
});

test("one network and one package are enough", () => {
  const only = networkOf("google", [
    { name: "Only", basePence: 99_99, percentOfSpend: 12.5, has: [] },
  ]);
  const { together: _, ...rest } = prices;
  const quote = estimateFor({ ...rest, networks: [only] }, opening);
  expect(quote).toMatchObject({ feePence: 724_99, totalPence: 5724_99 });
});

test("what is needed may leave less for ads, however the amount is given", () => {
  const needs = ["shopping"];
  const whole = budget(4000, { needs });
  expect(answerTo({ amountPence: 909_09, needs })).toEqual(whole);
});

test("says so if no package has all that is needed", () => {
  const free = { percentOfSpend: 1, basePence: 1 };
  const network = networkOf("google", [
    { ...free, name: "One", has: ["shopping"] },
    { ...free, name: "Other", has: ["calls"] },
  ]);
  const entry = entryOf({ needs: ["shopping", "calls"] });
  const estimate = estimateFor({ ...prices, networks: [network] }, entry);
  expect(estimate).toEqual({ wrong: "none" });
});

test("the other amount given is the same estimate, and back again nothing changes", () => {
  fc.assert(
    fc.property(
      anyChoices,
      anySpend,
      fc.constantFrom("spend", "budget"),
      (choices, amountPence, way) => {
        const entry = { ...opening, ...choices, way, amountPence };
        const other = way === "spend" ? "budget" : "spend";
        const estimate = estimateFor(prices, entry);
        if (!isQuote(estimate)) return;
        const turned = given(prices, entry, other);
        expect(estimateFor(prices, turned)).toEqual(estimate);
        expect(given(prices, turned, way)).toEqual(entry);
      },
    ),
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
