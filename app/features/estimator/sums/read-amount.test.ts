import * as fc from "fast-check";
import { expect, test } from "vitest";

import { formatPence } from "../../../format/numbers.ts";
import { anySpend } from "./estimate-fixture.ts";
import { GUESSABLE, SPEND } from "../../../format/estimate.ts";
import { readAmount } from "./read-amount.ts";

test.each([
  ["12500", 12_500_00],
  ["£ 12,500.50", 12_500_50],
  [" 12 500 ", 12_500_00],
  ["12\u00a0500", 12_500_00],
  ["12.5k", 12_500_00],
  ["1.234k a month", 1234_00],
  ["12500.500", 12_500_50],
  ["12,500.500", 12_500_50],
  ["0.05m", 50_000_00],
  ["1.25E+4", 12_500_00],
  ["£30,000 a month", 30_000_00],
  ["30000/month", 30_000_00],
  ["GBP 12,500", 12_500_00],
  ["12,500 pounds", 12_500_00],
  ["£12,500 p.m.", 12_500_00],
  ["+5000", 5000_00],
  ["３００００", 30_000_00],
  ["999.9999", 1000_00],
  ["2000.", 2000_00],
])("understands %j", (text, hundredths) => {
  expect(readAmount(text, SPEND)).toBe(hundredths);
});

test.each([
  "",
  "abc",
  "£",
  "12,50",
  "12.500",
  "£12.500 monthly",
  "12.500.000",
  "12.500,00",
  "--5000",
  "0x1F40",
  "Infinity",
  "5000 or 6000",
  "12 50 0",
  "5000 a year",
  "$5000",
  "12£500",
  "5000%",
  "1e9",
  "-5000",
  "£-5,000",
  "999.99",
  "100000.01",
  "9".repeat(400),
])("finds no amount in %j", (text) => {
  expect(readAmount(text, SPEND)).toBeUndefined();
});

test.each(["2%", "2 %", "2"])("reads %j as a percentage", (text) => {
  expect(readAmount(text, GUESSABLE.enquire)).toBe(2_00);
});

test("what it is shown as, it reads again", () => {
  fc.assert(
    fc.property(anySpend, (pence) => {
      expect(readAmount(formatPence(pence), SPEND)).toBe(pence);
      expect(readAmount(String(pence / 100), SPEND)).toBe(pence);
    }),
  );
});

test("a dot before three digits may be a comma: there is no amount", () => {
  const thousands = fc.tuple(
    fc.integer({ min: 1, max: 999 }),
    fc.stringMatching(/^\d{3}$/),
  );
  fc.assert(
    fc.property(thousands, ([whole, rest]) => {
      const range = { least: 0, most: Infinity };
      expect(readAmount(`${whole}.${rest}`, range)).toBeUndefined();
      expect(readAmount(`${whole}.${rest}0`, range)).toBeDefined();
    }),
  );
});

const likeAmounts = fc.string({
  unit: fc.constantFrom(...Array.from("0123456789.,-−+£ekmE %/a")),
  maxLength: 16,
});

test("whatever is typed: an amount in the range, or none", () => {
  const anyText = fc.oneof(fc.string({ unit: "grapheme" }), likeAmounts);
  fc.assert(
    fc.property(anyText, (text) => {
      const read = readAmount(text, SPEND) ?? SPEND.least;
      expect(Number.isSafeInteger(read)).toBe(true);
      expect(read).toBeGreaterThanOrEqual(SPEND.least);
      expect(read).toBeLessThanOrEqual(SPEND.most);
    }),
    { numRuns: 2000 },
  );
});
