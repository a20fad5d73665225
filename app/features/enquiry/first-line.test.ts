import { expect, test } from "vitest";

import type { Estimate } from "./enquiry-address.ts";
import { firstLine } from "./first-line.ts";

const words = {
  spend:
    "I would spend {spend} on {subject}, plus your {names} fee of {fee}{needs}.",
  budget:
    "I have {budget} for {subject}: {spend} and a {names} fee of {fee}{needs}.",
  bothSpend: "I would spend {spend}, {shares}, plus your fee of {fee}{needs}.",
  bothBudget: "I have {budget}, {shares}: {spend} and a fee of {fee}{needs}.",
  share: "{percent}% {network}",
  needs: ", and I need {needs}",
  and: "and",
};

const names = {
  subject: "Google Ads",
  networks: ["Google", "Microsoft"],
  needs: [
    { key: "shopping", name: "Shopping" },
    { key: "calls", name: "calls" },
    { key: "remarketing", name: "remarketing" },
  ],
};

const estimate: Estimate = {
  spendPence: 2782_61,
  names: ["Starter"],
  feePence: 1217_39,
  needs: [],
};

test.each([
  [
    {},
    "I would spend £2,782.61 on Google Ads, plus your Starter fee of £1,217.39.",
  ],
  [
    { budgetPence: 4000_00 },
    "I have £4,000 for Google Ads: £2,782.61 and a Starter fee of £1,217.39.",
  ],
  [
    { share: 80 },
    "I would spend £2,782.61, 80% Google and 20% Microsoft, plus your fee of £1,217.39.",
  ],
  [
    { share: 30, budgetPence: 4000_00, needs: ["remarketing", "shopping"] },
    "I have £4,000, 30% Google and 70% Microsoft: £2,782.61 and a fee of £1,217.39, and I need Shopping and remarketing.",
  ],
])("an estimate with %j in a sentence", (part, line) => {
  expect(firstLine(words, { ...estimate, ...part }, names)).toBe(line);
});
