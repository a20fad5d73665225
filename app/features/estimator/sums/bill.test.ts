import * as fc from "fast-check";
import { expect, test } from "vitest";

import { requireSite } from "../../../content/read-site.ts";
import { billOf } from "./bill.ts";
import { answered, anyEntry, anyPrices, prices } from "./estimate-fixture.ts";
import { answerTo, isAnswer } from "./answer.ts";
import { notesOf, shareProblem } from "./notes.ts";

const words = { ...requireSite("content").site.estimator, prices };

const SPLIT = "&network=both&split=75";

const linesOf = (search: string) => {
  const { entry, answer } = answered(search);
  const { format } = answer.chosen;
  return billOf(words, entry, answer.chosen).map(({ label, note, pence }) =>
    `${label} (${note}): ${format(pence)}`.replaceAll("\u00a0", " "),
  );
};

test("the bill of an ad spend, and of a budget for both networks", () => {
  expect(linesOf("?spend=5000")).toEqual([
    "Ads (paid to Google directly): £5,000",
    "Our fee, Starter (£800 base price + 15% of ad spend): £1,550",
    "VAT on our fee (20%): £310",
    "In all (£5,000 of ads + £1,860 to us): £6,860",
  ]);
  expect(linesOf(`?budget=4000${SPLIT}`)).toEqual([
    "Ads (£1,875 Google, £625 Microsoft): £2,500",
    "Our fee (Search Engine Marketing): £1,200",
    "VAT on our fee (20%): £240",
    "In all (£3,700 + £240 VAT): £3,940",
    "Left over (of your £4,000 before VAT): £300",
  ]);
});

test("the lines of two packages add up as they are written, with pence where pounds would not", () => {
  // Half pounds: £1,876.50 and £625.50
  expect(linesOf(`?spend=2502${SPLIT}`)[0]).toBe(
    "Ads (£1,877 Google, £625 Microsoft): £2,502",
  );
  expect(linesOf(`?spend=4000${SPLIT}`)[1]).toBe(
    "Our fee, two packages (Google Starter £1,250 + Microsoft Starter £900): £2,150",
  );
  const exact = linesOf("?budget=4000&vat=included");
  expect([exact[2], exact[3]]).toEqual([
    "VAT on our fee (20%): £237.29",
    "In all (your £4,000, VAT in it): £4,000.00",
  ]);
});

const inPence = (text: string) =>
  Number(text.replaceAll(/[£,.]/g, "")) * (text.includes(".") ? 1 : 100);

test("whatever is chosen, the lines as written are the sum as written", () => {
  fc.assert(
    fc.property(anyPrices, anyEntry, (own, entry) => {
      const answer = answerTo(own, entry);
      if (!isAnswer(answer)) return;
      const { chosen } = answer;
      const sums = { ads: 0, fee: 0, tax: 0, total: 0, left: 0 };
      const lines = billOf({ ...words, prices: own }, entry, chosen);
      for (const { kind, pence } of lines)
        sums[kind] = inPence(chosen.format(pence));
      const { ads, fee, tax, total, left } = sums;
      expect(ads + fee + tax).toBe(total);
      const given = { spend: ads, budget: ads + fee, gross: total };
      const rest = entry.amountPence - given[entry.meaning] - left;
      // Whole pence may not meet a budget.
      expect([0, 1, 2]).toContain(rest);
    }),
    { numRuns: 1000 },
  );
});

test("prices that include VAT have no line for it", () => {
  const { vatPercent: _, ...own } = prices;
  const { entry, answer } = answered("?spend=5000", own);
  const lines = billOf({ ...words, prices: own }, entry, answer.chosen);
  expect(lines.map(({ kind }) => kind)).toEqual(["ads", "fee", "total"]);
});

const ONE =
  "One package covers both up to £2,500 of ad spend. From £2,501 you need two, and the fee rises by £725, to £1,925.";
const TWO = "Above £2,500 of ad spend each network needs its own package. ";

test.each([
  ["?spend=5000", "Not in Starter: Shopping and remarketing."],
  ["?spend=100000", ""],
  [
    "?budget=4000&package=enterprise",
    "£909 for ads is too little to learn from.",
  ],
  [
    "?budget=4000&places=several",
    "Starter is for one location or one product line. Growth is the cheapest for several. Not in Growth: Shopping.",
  ],
  [
    "?budget=4000&places=several&package=enterprise",
    "Starter is for one location or one product line. £909 for ads is too little to learn from.",
  ],
  [
    `?budget=4000${SPLIT}`,
    `${ONE} If a network overspends by itself in a month, the price stays. Google alone, with Starter: £2,783 for ads, £283 more.`,
  ],
  [
    `?spend=4000${SPLIT}`,
    `${TWO}Up to there one covers both, for £1,200. Google alone, with Starter: a fee of £1,400, £750 less.`,
  ],
  [
    `?budget=6000${SPLIT}`,
    `${TWO}Up to there one covers both, for £1,200, and £2,300 would be left over. Google alone, with Starter: £4,522 for ads, £652 more.`,
  ],
])("the notes of %s", (search, notes) => {
  const { entry, answer } = answered(search);
  const said = notesOf(words, entry, answer).flatMap(({ first, rest }) =>
    [first, rest].filter((part) => part !== undefined),
  );
  expect(said.join(" ")).toBe(notes);
});

test.each([
  [`?budget=4000${SPLIT}`, "Under £1,000 is too little.", 60],
  ["?spend=5000&network=both&split=10", "Under £1,000 is too little.", 20],
  ["?spend=2000&network=both&split=51", "Under £1,000 is too little.", 50],
  [
    `?budget=2200${SPLIT}`,
    "Two networks need £2,000 between them: start with one.",
    undefined,
  ],
  [`?spend=4000${SPLIT}`, undefined, undefined],
  ["?spend=1500", undefined, undefined],
])("the share of %s: %s", (search, note, better) => {
  const { chosen } = answered(search).answer;
  const problem = shareProblem(words, chosen);
  expect([problem?.note, problem?.better]).toEqual([note, better]);
});

test("whatever the share, the one that is offered gives each network enough", () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 2000_00, max: 100_000_00 }),
      fc.integer({ min: 1, max: 99 }),
      (spend, share) => {
        const at = (split: number) =>
          answered(`?spend=${spend / 100}&network=both&split=${split}`).answer
            .chosen;
        const { better } = shareProblem(words, at(share)) ?? {};
        if (better === undefined) return;
        expect(better % 5).toBe(0);
        expect(shareProblem(words, at(better))).toBeUndefined();
      },
    ),
  );
});
