import * as fc from "fast-check";
import { expect, test } from "vitest";

import { answered, anyGuesses, anySpend } from "./estimate-fixture.ts";
import {
  assumedFor,
  outlookFor,
  percentText,
  signed,
  toTwoFigures,
} from "./outlook.ts";

function outlookAt(search: string) {
  const { entry, answer } = answered(search);
  return outlookFor(answer.chosen, assumedFor(entry, answer.chosen));
}

const SPLIT = "&network=both&split=75";

// Customers, the cost of each, what is left and the return, worse and better; and how many
// lose nothing
test.each([
  ["?spend=5000", "17 38, 390 170, 7100 24000, 108 366, 9"],
  ["?budget=4000", "9 21, 440 190, 3200 13000, 80 325, 5"],
  ["?budget=4000&vat=included", "9 20, 420 190, 3400 12000, 90 319, 5"],
  ["?budget=4000&places=several", "8 17, 500 240, 2400 9600, 60 240, 5"],
  ["?spend=100000", "330 750, 340 150, 150000 490000, 133 434, 142"],
  // Both mix the gross profit by share: £750.
  [`?spend=2500${SPLIT}`, "9 21, 410 180, 3100 12000, 84 324, 5"],
  [`?spend=2501${SPLIT}`, "9 21, 490 210, 2300 11000, 52 249, 6"],
  [`?spend=4000${SPLIT}`, "15 33, 410 190, 5100 19000, 83 309, 9"],
])("what %s could bring", (search, figures) => {
  const outlook = outlookAt(search);
  const { worse, better } = outlook ?? {};
  const pairs = [
    [worse?.customers, better?.customers],
    [(worse?.costPence ?? 0) / 100, (better?.costPence ?? 0) / 100],
    [(worse?.leftPence ?? 0) / 100, (better?.leftPence ?? 0) / 100],
    [worse?.returned, better?.returned],
    [outlook?.enough],
  ];
  expect(pairs.map((pair) => pair.join(" ")).join(", ")).toBe(figures);
});

test("each line follows from the rounded line above it", () => {
  expect(outlookAt("?budget=4000")?.worse).toEqual({
    lines: [{ clickPence: 3_00, clicks: 930 }],
    enquire: 4_00,
    enquiries: 37,
    customers: 9,
    costPence: 440_00,
    profitPence: 7200_00,
    leftPence: 3200_00,
    returned: 80,
  });
});

test("each network has its own cost per click, and the visitor's figures count", () => {
  const { entry, answer } = answered(
    `?spend=4000${SPLIT}&click-microsoft=1&profit=500`,
  );
  expect(assumedFor(entry, answer.chosen)).toEqual({
    clicks: [2_50, 1_00],
    enquire: 5_00,
    buy: 4_00,
    profit: 500_00,
  });
});

test.each([
  ["four enquiries", "&enquire=0.5"],
  ["no customer", "&buy=1000"],
])("%s are too few to tell", (_, part) => {
  expect(outlookAt(`?spend=2782.61${part}`)).toBeUndefined();
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
  // £5,400 for 1,300 to 2,000 customers, or for 320,000 to 400,000
  expect(outlookAt("?spend=4000&enquire=100&buy=1")).toMatchObject({
    worse: { costPence: 5_20 },
    better: { costPence: 2_70 },
  });
  expect(
    outlookAt("?spend=4000&enquire=100&buy=1&click-google=0.01"),
  ).toMatchObject({
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
    fc.property(anySpend, anyGuesses, (spend, { click, ...any }) => {
      const { chosen } = answered(`?spend=${spend / 100}`).answer;
      const outlook = outlookFor(chosen, { ...any, clicks: [click] });
      if (!outlook) return;
      const { worse, better, enough } = outlook;
      expect(worse.enquiries).toBeGreaterThanOrEqual(5);
      expect(better.customers).toBeGreaterThanOrEqual(worse.customers);
      expect(better.costPence).toBeLessThanOrEqual(worse.costPence);
      expect(better.leftPence).toBeGreaterThanOrEqual(worse.leftPence);
      for (const { lines, ...month } of [worse, better])
        for (const figure of [
          ...lines.map((line) => line.clicks),
          ...Object.values(month),
        ])
          expect(Number.isSafeInteger(figure)).toBe(true);
      expect(enough * any.profit).toBeGreaterThanOrEqual(spend);
    }),
  );
});
