import * as fc from "fast-check";
import { expect, test } from "vitest";

import { contactAddress } from "../../enquiry-subjects.ts";
import { SPEND } from "../../format/estimate.ts";
import {
  estimateAddress,
  estimateOf,
  firstLineOf,
  subjectOf,
} from "./enquiry-address.ts";

const SUBJECTS = ["general", "google-ads", "seo", "other"];
const NAMES = ["Starter", "Growth", "Enterprise"];
const NEEDS = ["shopping", "calls"];

const searchOf = (address: string) =>
  new URL(address, "https://leadline.example").search;

test.each([
  "",
  "?subject=GOOGLE-ADS",
  "?subject=toString",
  "?subject=%E0%A4%A",
])("%j chooses no subject, and has no estimate", (search) => {
  expect(subjectOf(search, SUBJECTS)).toBeUndefined();
  expect(estimateOf(search, NAMES)).toBeUndefined();
});

test("a subject and an estimate in an address", () => {
  expect(contactAddress("seo")).toBe("/contact?subject=seo");
  expect(
    estimateAddress("seo", {
      spendPence: 1000_00,
      names: ["Search & Social"],
      feePence: 950_00,
      budgetPence: 1950_50,
      share: 80,
      needs: ["shopping", "calls"],
    }),
  ).toBe(
    "/contact?subject=seo&spend=1000&package=Search+%26+Social&fee=950&budget=1950.5&share=80&need=shopping,calls",
  );
});

test("what an estimate's address says is read again", () => {
  const anyName = fc
    .string({ minLength: 1 })
    .filter((name) => !name.includes(","));
  const anyNames = fc.uniqueArray(anyName, { minLength: 1, maxLength: 8 });
  const anyPence = fc.integer({ min: 1, max: SPEND.most });
  const anyEstimate = anyNames.chain((packageNames) =>
    fc.record({
      packageNames: fc.constant(packageNames),
      estimate: fc.record({
        spendPence: anyPence,
        names: fc.subarray(packageNames, { minLength: 1 }),
        feePence: anyPence,
        budgetPence: fc.option(anyPence, { nil: undefined }),
        share: fc.option(fc.integer({ min: 1, max: 99 }), { nil: undefined }),
        needs: fc.subarray(NEEDS),
      }),
    }),
  );
  fc.assert(
    fc.property(
      fc.constantFrom(...SUBJECTS),
      anyEstimate,
      (subject, { estimate, packageNames }) => {
        const search = searchOf(estimateAddress(subject, estimate));
        expect(subjectOf(search, SUBJECTS)).toBe(subject);
        expect(estimateOf(search, packageNames, NEEDS)).toEqual(estimate);
      },
    ),
  );
});

test.each([
  "spend=30000&package=Growth",
  "spend=30000&fee=5100",
  "package=Growth&fee=5100",
  "spend=100000.01&package=Growth&fee=5100",
  "spend=3e4&package=Growth&fee=5100",
  "spend=30000&package=Growth&fee=0",
  "spend=30000&package=&fee=5100",
  "spend=30000&package=%3Cb%3EGrowth&fee=5100",
  "spend=30000&package=Growth,Call%20me&fee=5100",
  "spend=30000&package=Growth,&fee=5100",
])("%j is no estimate", (search) => {
  expect(estimateOf(`?subject=google-ads&${search}`, NAMES)).toBeUndefined();
});

test.each([
  "budget=£4000&share=80.5&need=shopping,Send%20money",
  "budget=0&share=100&need=https://example.com",
  "budget=&share=0&need=",
])("%j adds nothing to an estimate", (search) => {
  const query = `?subject=google-ads&spend=30000&package=Growth&fee=5100&${search}`;
  expect(estimateOf(query, NAMES, NEEDS)).toEqual({
    spendPence: 30_000_00,
    names: ["Growth"],
    feePence: 5100_00,
    budgetPence: undefined,
    share: undefined,
    needs: [],
  });
});

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

const estimate = {
  spendPence: 2782_61,
  names: ["Starter"],
  feePence: 1217_39,
  needs: [],
} as const;

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
  expect(firstLineOf(words, { ...estimate, ...part }, names)).toBe(line);
});
