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
      meaning: "gross",
      amountPence: 1950_50,
      spendPence: 1000_00,
      names: ["Search & Social"],
      feePence: 950_00,
      share: 80,
      places: "several",
    }),
  ).toBe(
    "/contact?subject=seo&spend=1000&package=Search+%26+Social&fee=950&budget=1950.5&vat=included&share=80&places=several",
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
      estimate: fc
        .record({
          meaning: fc.constantFrom("spend", "budget", "gross"),
          amountPence: anyPence,
          spendPence: anyPence,
          names: fc.subarray(packageNames, { minLength: 1 }),
          feePence: anyPence,
          share: fc.option(fc.integer({ min: 1, max: 99 }), {
            nil: undefined,
          }),
          places: fc.constantFrom("one", "several", "any"),
        })
        .map(({ amountPence, ...rest }) => ({
          ...rest,
          amountPence: rest.meaning === "spend" ? rest.spendPence : amountPence,
        })),
    }),
  );
  fc.assert(
    fc.property(
      fc.constantFrom(...SUBJECTS),
      anyEstimate,
      (subject, { estimate, packageNames }) => {
        const search = searchOf(estimateAddress(subject, estimate));
        expect(subjectOf(search, SUBJECTS)).toBe(subject);
        expect(estimateOf(search, packageNames)).toEqual(estimate);
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
  "budget=£4000&share=80.5&places=here",
  "budget=0&share=100&vat=included&need=https://example.com",
  "budget=&share=0&places=",
])("%j adds nothing to an estimate", (search) => {
  const query = `?subject=google-ads&spend=30000&package=Growth&fee=5100&${search}`;
  expect(estimateOf(query, NAMES)).toEqual({
    meaning: "spend",
    amountPence: 30_000_00,
    spendPence: 30_000_00,
    names: ["Growth"],
    feePence: 5100_00,
    share: undefined,
    places: "one",
  });
});

const words = {
  spend:
    "I would spend {amount} on {networks}: {names}, for {fee}, {total} in all.",
  budget: "I have {amount} before VAT for {networks}: {buys}.",
  gross: "I have {amount} with VAT for {networks}: {buys}.",
  buys: "{names}, {spend} for ads and {fee}",
  buysWithLeft: "{names}, {spend} for ads, {fee} and {left} left over",
  share: "{percent}% {network}",
  and: "and",
  one: "One.",
  several: "Several.",
};

const names = {
  subject: "Google Ads",
  networks: ["Google", "Microsoft"],
  vatPercent: 20,
};

const estimate = {
  meaning: "budget",
  amountPence: 4000_00,
  spendPence: 2782_61,
  names: ["Starter"],
  feePence: 1217_39,
  places: "one",
} as const;

const one = { names: ["SEM"], spendPence: 2500_00, feePence: 1200_00 };
const shares = "Google and Microsoft, 75% Google and 25% Microsoft";

test.each([
  [
    {},
    "I have £4,000 before VAT for Google Ads: Starter, £2,783 for ads and £1,217. One.",
  ],
  [
    {
      meaning: "spend",
      amountPence: 5000_00,
      spendPence: 5000_00,
      feePence: 1550_00,
    },
    "I would spend £5,000 on Google Ads: Starter, for £1,550, £6,860 in all. One.",
  ],
  // Whole pounds would not add up.
  [
    { meaning: "gross", spendPence: 2576_27, feePence: 1186_44 },
    "I have £4,000 with VAT for Google Ads: Starter, £2,576.27 for ads and £1,186.44. One.",
  ],
  [
    { ...one, share: 75, places: "several" },
    `I have £4,000 before VAT for ${shares}: SEM, £2,500 for ads, £1,200 and £300 left over. Several.`,
  ],
] as const)("an estimate with %j in a sentence", (part, line) => {
  const whole = { ...estimate, ...part };
  expect(firstLineOf(words, whole, names)).toBe(line);
  // Where nobody is asked for locations, nothing is said of them.
  expect(firstLineOf(words, { ...whole, places: "any" }, names)).toBe(
    line.replace(/ (?:One|Several)\.$/, ""),
  );
});
