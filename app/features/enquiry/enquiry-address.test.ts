import * as fc from "fast-check";
import { expect, test } from "vitest";

import { anySpend } from "../estimator/sums/estimate-fixture.ts";
import { SPEND } from "../../format/estimate.ts";
import { estimateAddress } from "./enquiry-address.ts";
import { contactAddress } from "../../enquiry-subjects.ts";
import { estimateOf, subjectOf } from "./read-enquiry-address.ts";

const SUBJECTS = ["general", "google-ads", "seo", "other"];
const NAMES = ["Starter", "Growth", "Enterprise"];
const NEEDS = ["shopping", "calls"];

const searchOf = (address: string) =>
  new URL(address, "https://leadline.example").search;

test.each(SUBJECTS)(
  "the address of %s says so, and is read again",
  (subject) => {
    const address = contactAddress(subject);
    expect(address).toBe(`/contact?subject=${subject}`);
    expect(subjectOf(searchOf(address), SUBJECTS)).toBe(subject);
    expect(estimateOf(searchOf(address), NAMES)).toBeUndefined();
  },
);

test.each([
  "",
  "?subject=",
  "?subject=GOOGLE-ADS",
  "?subject=google-ads%20",
  "?subject=toString",
  "?subject=%E0%A4%A",
])("%j chooses no subject", (search) => {
  expect(subjectOf(search, SUBJECTS)).toBeUndefined();
});

test("of two subjects the first one counts, among other entries", () => {
  expect(subjectOf("?from=mail&subject=seo&subject=other", SUBJECTS)).toBe(
    "seo",
  );
});

test("a name of several words can be read too", () => {
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
  const anyEstimate = anyNames.chain((packageNames) =>
    fc.record({
      packageNames: fc.constant(packageNames),
      estimate: fc.record({
        spendPence: anySpend,
        names: fc.subarray(packageNames, { minLength: 1 }),
        feePence: fc.integer({ min: 1, max: SPEND.most }),
        budgetPence: fc.option(anySpend, { nil: undefined }),
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
  "spend=0&package=Growth&fee=5100",
  "spend=100000.01&package=Growth&fee=5100",
  "spend=3e4&package=Growth&fee=5100",
  "spend=30,000&package=Growth&fee=5100",
  "spend=30000&package=Growth&fee=0",
  "spend=30000&package=Growth&fee=100001",
  "spend=30000&package=&fee=5100",
  "spend=30000&package=%3Cb%3EGrowth&fee=5100",
  "spend=30000&package=Growth.%20Send%20money&fee=5100",
  "spend=30000&package={fee}&fee=5100",
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
