import * as fc from "fast-check";
import { expect, test } from "vitest";

import { requireSite } from "../../../content/read-site.ts";
import type { Prices } from "../../../content/schema/prices.ts";
import { billOf, formatExact, billNote, billTitle, vatOf } from "./bill.ts";
import {
  anyChoices,
  anyWay,
  entryAt,
  opening,
  prices,
} from "./estimate-fixture.ts";
import { estimateFor, isQuote } from "./fees.ts";

const words = { ...requireSite("content").site.content.estimator, prices };
const { answer } = words;

function estimated(search: string, own = prices) {
  const entry = entryAt(search);
  const quote = estimateFor(own, entry);
  if (!isQuote(quote)) throw new Error(quote.wrong);
  return { entry, quote };
}

const linesOf = (search: string) => {
  const { entry, quote } = estimated(search);
  return billOf(answer, entry, quote).map(({ kind, pence }) => [kind, pence]);
};

test("the bill of a whole budget, and of both networks", () => {
  expect(linesOf("?budget=4000")).toEqual([
    ["ads", 2782_61],
    ["fee", 1217_39],
    ["total", 4000_00],
  ]);
  expect(linesOf("?spend=4000&network=both")).toEqual([
    ["ads", 4000_00],
    ["part", 1280_00],
    ["part", 870_00],
    ["fee", 2150_00],
    ["total", 6150_00],
  ]);
  expect(linesOf("?budget=4000&network=both")).toEqual([
    ["ads", 2500_00],
    ["fee", 1200_00],
    ["aside", 1925_00],
    ["unused", 300_00],
    ["total", 4000_00],
  ]);
});

test("a budget that whole pence cannot meet is a sum of a penny less", () => {
  // 15% of £2,782.63 and of a penny more are £417.39 and £417.40.
  const { entry, quote } = estimated("?budget=4000.03");
  const total = billOf(answer, entry, quote).at(-1);
  expect(total).toMatchObject({ label: answer.total, pence: 4000_02 });
});

const penceIn = (text: string) => Number(text.replaceAll(/[£,.]/g, ""));

test("whatever is chosen, the parts as displayed are the whole as displayed", () => {
  fc.assert(
    fc.property(
      anyChoices,
      anyWay,
      fc.integer({ min: 1950_00, max: 90_000_00 }),
      (choices, way, amountPence) => {
        const entry = { ...opening, ...choices, way, amountPence };
        const quote = estimateFor(prices, entry);
        if (!isQuote(quote)) return;
        const sums = { ads: 0, part: 0, fee: 0, aside: 0, unused: 0, total: 0 };
        for (const { kind, pence } of billOf(answer, entry, quote))
          sums[kind] += penceIn(formatExact(pence));
        expect(sums.ads + sums.fee + sums.unused).toBe(sums.total);
        expect(sums.part).toBeOneOf([0, sums.fee]);
        const given = way === "budget" ? sums.total : sums.ads;
        expect(amountPence - given).toBeOneOf([0, 1]);
        const vat = vatOf(words, quote.feePence);
        expect(vat?.grossPence).toBe((vat?.vatPence ?? 0) + quote.feePence);
      },
    ),
  );
});

test("VAT is rounded like the fee, and not added to prices that include it", () => {
  expect(vatOf(words, 1217_39)).toEqual({
    rate: "20",
    vatPence: 243_48,
    grossPence: 1460_87,
  });
  const { vatPercent: _, ...included } = prices;
  expect(vatOf({ prices: included }, 1217_39)).toBeUndefined();
});

function noteFor(search: string, own: Prices = prices) {
  const { entry, quote } = estimated(search, own);
  const { first, rest } =
    billNote({ ...words, prices: own }, entry, quote) ?? {};
  return `${first} ${rest}`;
}

test("says which need makes the difference, and which network alone leaves more", () => {
  expect(noteFor("?budget=4000&need=shopping,remarketing,calls")).toBe(
    `${answer.mostlyFee} Shopping makes the difference. Without it, Growth is enough and leaves £2,232.14 for ads.`,
  );
  expect(noteFor("?budget=2200&network=both")).toBe(
    `${answer.mostlyFee} microsoft alone would leave £1,260.87 for ads.`,
  );
  const { entry, quote } = estimated("?spend=90000");
  expect(billNote(words, entry, quote)).toBeUndefined();
});

test("says what each package lacks, the one for both networks too", () => {
  const lacking = {
    ...prices,
    networks: prices.networks.map((network) => ({
      ...network,
      packages: network.packages.map((each) => ({
        ...each,
        lacks:
          each.name === "Starter" ? ["Shopping", "remarketing"] : ["Shopping"],
      })),
    })),
    ...(prices.together && {
      together: { ...prices.together, lacks: ["remarketing"] },
    }),
  };
  expect(noteFor("?spend=30000&network=both", lacking)).toBe(
    "Not in Growth: Shopping. Not in Starter: Shopping and remarketing.",
  );
  expect(noteFor("?spend=2500&network=both", lacking)).toBe(
    "Not in Search Engine Marketing: remarketing. This price ends at £2,500 of ad spend.",
  );
});

test("a title for each kind of answer", () => {
  const titles = [
    "",
    "?budget=4000",
    "?need=shopping",
    "?network=both",
    "?network=both&need=shopping",
    "?network=both&spend=2500",
  ].map((search) => {
    const { entry, quote } = estimated(search);
    return billTitle(words, entry, quote);
  });
  expect(new Set(titles).size).toBe(6);
  expect(titles.join(" ")).not.toContain("{");
});
