import * as fc from "fast-check";
import { expect, test } from "vitest";

import { asksForPlaces, feeOf, percentOf } from "../../../format/estimate.ts";
import {
  answered,
  anyEntry,
  anyPrices,
  entryAt,
  networkOf,
  opening,
  prices,
} from "./estimate-fixture.ts";
import { networksOf } from "./entry.ts";
import { answerTo, isAnswer, leastOf } from "./answer.ts";

test("half a penny is rounded up, less down, and no fraction is lost", () => {
  const rate = { basePence: 1, percentOfSpend: 15 };
  expect(feeOf(rate, 100_010)).toBe(15_003);
  expect(feeOf(rate, 100_009)).toBe(15_002);
  // VAT at 20% of £118.73
  expect(percentOf(118_73, 20)).toBe(23_75);
  // In floating point 1.1 × 5,000,050 is 5500054.999…
  expect(percentOf(500_005_000, 1.1)).toBe(5_500_055);
});

const SPLIT = "&network=both&split=75";

/** Amounts in pounds, as rows of a table, in pence. */
const penceOf = (amounts: string) =>
  amounts.split(" ").map((pounds) => Math.round(Number(pounds) * 100));

// Ads, fee, VAT, in all and left over
test.each([
  ["?spend=5000", "Starter", "5000 1550 310 6860 0"],
  ["?budget=4000", "Starter", "2782.61 1217.39 243.48 4243.48 0"],
  ["?budget=4000&vat=included", "Starter", "2576.27 1186.44 237.29 4000 0"],
  ["?budget=4000&places=several", "Growth", "2232.14 1767.86 353.57 4353.57 0"],
  ["?budget=4000&package=growth", "Growth", "2232.14 1767.86 353.57 4353.57 0"],
  [`?budget=4000${SPLIT}`, "Search Engine Marketing", "2500 1200 240 3940 300"],
  [`?spend=2500${SPLIT}`, "Search Engine Marketing", "2500 1200 240 3940 0"],
  [
    `?spend=2501${SPLIT}`,
    "Google Starter and Microsoft Starter",
    "2501 1925.15 385.03 4811.18 0",
  ],
  [
    `?spend=4000${SPLIT}`,
    "Google Starter and Microsoft Starter",
    "4000 2150 430 6580 0",
  ],
  ["?spend=100000", "Enterprise", "100000 13000 2600 115600 0"],
  [
    `?budget=4000&vat=included${SPLIT}`,
    "Search Engine Marketing",
    "2500 1200 240 3940 60",
  ],
  [
    "?budget=4000&vat=included&places=several",
    "Growth",
    "1923.08 1730.77 346.15 4000 0",
  ],
  // Two packages must add more ads than fee.
  [
    `?budget=5405${SPLIT}`,
    "Search Engine Marketing",
    "2500 1200 240 3940 1705",
  ],
  [
    `?budget=5407${SPLIT}`,
    "Google Starter and Microsoft Starter",
    "3353.91 2053.08 410.62 5817.61 0",
  ],
  ["?spend=23333", "Starter", "23333 4299.95 859.99 28492.94 0"],
  ["?spend=23334", "Growth", "23334 4300.08 860.02 28494.10 0"],
  // A budget that no whole penny meets: 15% of £2,782.63 is £417.39, of more £417.40.
  ["?budget=4000.03", "Starter", "2782.63 1217.39 243.48 4243.50 0"],
])("%s: %s", (search, names, amounts) => {
  const { chosen } = answered(search).answer;
  const { spendPence, feePence, vatPence, totalPence, leftPence } = chosen;
  expect([spendPence, feePence, vatPence, totalPence, leftPence]).toEqual(
    penceOf(amounts),
  );
  expect(chosen.names.join(" and ")).toBe(names);
});

test.each([
  ["?spend=5000", [1550_00, 2100_00, 3500_00]],
  ["?budget=4000", [1217_39, 1767_86, 3090_91]],
  ["?budget=4000&vat=included", [1186_44, 1730_77, 3035_71]],
  ["?budget=4000&places=several", [undefined, 1767_86, 3090_91]],
  [`?budget=4000${SPLIT}`, [1200_00, 1869_56, 1217_39]],
  [`?spend=2500${SPLIT}`, [1200_00, 1925_00, 1175_00]],
  [`?spend=2501${SPLIT}`, [undefined, 1925_15, 1175_15]],
  [`?spend=4000${SPLIT}`, [undefined, 2150_00, 1400_00]],
  ["?spend=100000", [15_800_00, 13_500_00, 13_000_00]],
  ["?budget=2500", [1021_74, 1607_14, undefined]],
])("the fees of all rows at %s", (search, fees) => {
  const { rows } = answered(search).answer;
  expect(rows.map(({ quote }) => quote?.feePence)).toEqual(fees);
});

test.each([
  ["?spend=999.99", "little", 1000_00],
  ["?spend=-5", "little", 1000_00],
  ["?budget=1500", "littleOfBudget", 1950_00],
  ["?budget=1949.99", "littleOfBudget", 1950_00],
  ["?budget=2619&places=several", "littleOfBudget", 2620_00],
  ["?budget=1899&network=microsoft", "littleOfBudget", 1900_00],
  [`?budget=2199${SPLIT}`, "littleOfBudget", 2200_00],
  ["?budget=2139&vat=included", "littleOfGross", 2140_00],
  ["?budget=2943&vat=included&places=several", "littleOfGross", 2944_00],
  ["?budget=2079&vat=included&network=microsoft", "littleOfGross", 2080_00],
  [`?budget=2439&vat=included${SPLIT}`, "littleOfGross", 2440_00],
  ["?spend=100000.01", "much", undefined],
  ["?budget=1e12", "much", undefined],
])("%s has no answer: %s, and the least has one", (search, wrong, least) => {
  const entry = entryAt(search);
  const problem = answerTo(prices, entry);
  expect(problem).toEqual({ wrong, ...(least && { least }) });
  if (!least) return;
  expect(isAnswer(answerTo(prices, { ...entry, amountPence: least }))).toBe(
    true,
  );
});

test("where every package is for one location, several have no answer", () => {
  const only = {
    name: "Only",
    basePence: 1,
    percentOfSpend: 1,
    isForOne: true,
  };
  const own = { ...prices, networks: [networkOf("google", [only])] };
  const several = { ...opening, isSeveral: true };
  expect(answerTo(own, several)).toEqual({ wrong: "none" });
  expect(isAnswer(answerTo(own, opening))).toBe(true);
});

test("places are asked for where a package of the network is for one location", () => {
  const [google] = prices.networks;
  const any = { name: "Any", basePence: 1, percentOfSpend: 1 };
  const networks = [...(google ? [google] : []), networkOf("amazon", [any])];
  expect(
    ["google", "amazon", "both"].map((network) =>
      asksForPlaces(networksOf({ networks }, { network })),
    ),
  ).toEqual([true, false, true]);
});

test("whatever the prices, the least amount has an answer, and a penny less has none", () => {
  fc.assert(
    fc.property(anyPrices, anyEntry, (own, entry) => {
      const amountPence = leastOf(own, entry);
      if (amountPence === Infinity) return;
      const at = (pence: number) =>
        isAnswer(answerTo(own, { ...entry, amountPence: pence }));
      expect([at(amountPence), at(amountPence - 1)]).toEqual([true, false]);
    }),
  );
});

test("with a third network both are the first two", () => {
  const third = networkOf("linkedin", [
    { name: "A", basePence: 1, percentOfSpend: 1 },
  ]);
  const three = { ...prices, networks: [...prices.networks, third] };
  expect(answered(`?spend=10000${SPLIT}`, three).answer.chosen.names).toEqual(
    answered(`?spend=10000${SPLIT}`).answer.chosen.names,
  );
  const { rows } = answered("?network=linkedin", three).answer;
  expect(rows.map(({ row }) => row.key)).toEqual(["a"]);
});
