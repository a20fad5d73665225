import { expect, test } from "vitest";

import { reportMonth, reportWords } from "./month-report";

const facts = {
  name: "October 2026",
  target: 200_00,
  grossProfitPence: 400_00,
  networks: [
    {
      name: "Google Ads",
      spentPence: 7200_00,
      enquiries: 160,
      customers: 30,
      basePence: 800_00,
      percentOfSpend: 15,
      feePence: 1880_00,
    },
    {
      name: "Microsoft Ads",
      spentPence: 1800_00,
      enquiries: 40,
      customers: 10,
      basePence: 750_00,
      percentOfSpend: 15,
      feePence: 1020_00,
    },
  ],
  wastedEnquiries: 40,
  before: [
    { name: "August 2026", spentPence: 7708_00, customers: 41 },
    { name: "September 2026", spentPence: 8100_00, customers: 45 },
  ],
};

const report = reportMonth(facts);

const words = (changed: Partial<typeof facts> = {}) =>
  reportWords(
    reportMonth({ ...facts, ...changed }),
    "{base} + {share} of {spent} for {network}",
  );

test("the sum of the networks, and what a customer cost in each and in each month", () => {
  expect(report).toMatchObject({
    enquiries: 200,
    feePence: 2900_00,
    allInEachPence: 297_50,
    networks: [{ costPence: 240_00 }, { costPence: 180_00 }],
    months: [
      { costPence: 188_00 },
      { costPence: 180_00 },
      { costPence: 225_00 },
    ],
    bars: { spent: 9000 / 8100, customers: 40 / 45, cost: 225 / 200 },
  });
});

test("every slot has its figure", () => {
  expect(words()).toEqual({
    month: "October 2026",
    "month before": "September",
    spent: "£9,000",
    enquiries: "200",
    customers: "40",
    cost: "£225",
    "spent before": "£8,100",
    "customers before": "45",
    "cost before": "£180",
    change: "+25%",
    target: "£200",
    difference: "£25",
    "difference share": "12.5%",
    "enquiry cost": "£45",
    "wasted enquiries": "40",
    wasted: "£1,800",
    "wasted share": "20%",
    useful: "£7,200",
    "useful cost": "£180",
    fee: "£2,900",
    "fee each": "£72.50",
    "fee working":
      "£800 + 15% of £7,200 for Google Ads, £750 + 15% of £1,800 for Microsoft Ads",
    "all in": "£11,900",
    "all in each": "£297.50",
    "gross profit": "£400",
    // (40 × £400 - £11,900) ÷ £11,900
    return: "34.5%",
  });
});

test("a month below its target and cheaper than the one before", () => {
  const good = { target: 250_00, before: facts.before.slice(0, 1) };
  expect(reportMonth({ ...facts, ...good }).isOverTarget).toBe(false);
  expect(words(good).difference).toBe("£25");
  const dear = [{ name: "September 2026", spentPence: 900_00, customers: 3 }];
  expect(words({ before: dear }).change).toBe("-25%");
});
