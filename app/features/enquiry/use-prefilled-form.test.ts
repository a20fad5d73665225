import { expect, test } from "vitest";

import { firstLine } from "./use-prefilled-form.ts";

const words = {
  one: "About {spend} a month on {subject}; {names}, about {fee} a month.",
  several:
    "About {spend} a month on {subject}; {names}, each about {fee} a month.",
  and: " and ",
};

test("one package, with odd pence", () => {
  expect(
    firstLine(words, "Google Ads", {
      spendPence: 12_345_67,
      names: ["Starter"],
      feePence: 2651_85,
    }),
  ).toBe(
    "About £12,345.67 a month on Google Ads; Starter, about £2,651.85 a month.",
  );
});

test("packages that cost the same", () => {
  expect(
    firstLine(words, "Microsoft Ads", {
      spendPence: 70_000_00,
      names: ["Growth", "Enterprise"],
      feePence: 9800_00,
    }),
  ).toBe(
    "About £70,000 a month on Microsoft Ads; Growth and Enterprise, each about £9,800 a month.",
  );
});
