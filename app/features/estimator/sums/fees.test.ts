import * as fc from "fast-check";
import { expect, test } from "vitest";

import { feeOf, percentOf } from "../../../format/estimate.ts";
import {
  answered,
  anyEntry,
  anyPrices,
  entryAt,
  networkOf,
  opening,
  prices,
} from "./estimate-fixture.ts";
import { answerTo, isAnswer, leastOf } from "./fees.ts";

test("half a penny is rounded up, less down, and no fraction is lost", () => {
  const rate = { basePence: 1, percentOfSpend: 15 };
  expect(feeOf(rate, 100_010)).toBe(15_003);
  expect(feeOf(rate, 100_009)).toBe(15_002);
  // VAT at 20% of £118.73
  expect(percentOf(118_73, 20)).toBe(23_75);
  // In floating point 1.1 × 5,000,050 is 5500054.999…
  expect(percentOf(500_005_000, 1.1)).toBe(5_500_055);
});

const PAIR = "Google Starter and Microsoft Starter";
const ONE = "Search Engine Marketing";
const SPLIT = "&network=both&split=75";

// Ads, fee, VAT, in all and left over, in pence
test.each([
  ["?spend=5000", "Starter", 5000_00, 1550_00, 310_00, 6860_00, 0],
  ["?budget=4000", "Starter", 2782_61, 1217_39, 243_48, 4243_48, 0],
  [
    "?budget=4000&vat=included",
    "Starter",
    2576_27,
    1186_44,
    237_29,
    4000_00,
    0,
  ],
  [
    "?budget=4000&places=several",
    "Growth",
    2232_14,
    1767_86,
    353_57,
    4353_57,
    0,
  ],
  [`?budget=4000${SPLIT}`, ONE, 2500_00, 1200_00, 240_00, 3940_00, 300_00],
  [`?spend=2500${SPLIT}`, ONE, 2500_00, 1200_00, 240_00, 3940_00, 0],
  [`?spend=2501${SPLIT}`, PAIR, 2501_00, 1925_15, 385_03, 4811_18, 0],
  [`?spend=4000${SPLIT}`, PAIR, 4000_00, 2150_00, 430_00, 6580_00, 0],
  [
    "?spend=100000",
    "Enterprise",
    100_000_00,
    13_000_00,
    2600_00,
    115_600_00,
    0,
  ],
  [
    "?budget=4000&package=growth",
    "Growth",
    2232_14,
    1767_86,
    353_57,
    4353_57,
    0,
  ],
  [
    `?budget=4000&vat=included${SPLIT}`,
    ONE,
    2500_00,
    1200_00,
    240_00,
    3940_00,
    60_00,
  ],
  [
    "?budget=4000&vat=included&places=several",
    "Growth",
    1923_08,
    1730_77,
    346_15,
    4000_00,
    0,
  ],
  // Two packages must add more ads than fee.
  [`?budget=5405${SPLIT}`, ONE, 2500_00, 1200_00, 240_00, 3940_00, 1705_00],
  [`?budget=5407${SPLIT}`, PAIR, 3353_91, 2053_08, 410_62, 5817_61, 0],
  ["?spend=23333", "Starter", 23_333_00, 4299_95, 859_99, 28_492_94, 0],
  ["?spend=23334", "Growth", 23_334_00, 4300_08, 860_02, 28_494_10, 0],
  [
    "?spend=70000&network=microsoft",
    "Growth",
    70_000_00,
    9800_00,
    1960_00,
    81_760_00,
    0,
  ],
  // A budget that no whole penny meets: 15% of £2,782.63 is £417.39, of more £417.40.
  ["?budget=4000.03", "Starter", 2782_63, 1217_39, 243_48, 4243_50, 0],
])("%s: %s", (search, names, ads, fee, vat, total, left) => {
  const { chosen } = answered(search).answer;
  expect(chosen).toMatchObject({
    spendPence: ads,
    feePence: fee,
    vatPence: vat,
    totalPence: total,
    leftPence: left,
  });
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
