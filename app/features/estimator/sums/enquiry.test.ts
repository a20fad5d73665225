import * as fc from "fast-check";
import { expect, test } from "vitest";

import { enquiryAddress, estimateIn, firstLineOf } from "./enquiry.ts";
import { anyEntry, anyPrices, answered, prices } from "./estimate-fixture.ts";
import { answerTo, isAnswer } from "./answer.ts";

const firstLine = {
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

test.each([
  [
    "?budget=4000",
    "I have £4,000 before VAT for google ads: Starter, £2,783 for ads and £1,217. One.",
    "/contact?subject=google-ads&budget=4000",
  ],
  [
    "?spend=5000&network=microsoft&places=several",
    "I would spend £5,000 on microsoft ads: Growth, for £2,000, £7,400 in all. Several.",
    "/contact?subject=microsoft-ads&spend=5000&places=several",
  ],
  // Whole pounds would not add up.
  [
    "?budget=4000&vat=included&package=starter&buy=5",
    "I have £4,000 with VAT for google ads: Starter, £2,576.27 for ads and £1,186.44. One.",
    "/contact?subject=google-ads&budget=4000&vat=included&package=starter",
  ],
  [
    "?budget=4000&network=both&split=75&places=several",
    "I have £4,000 before VAT for Google and Microsoft, 75% Google and 25% Microsoft: Search Engine Marketing, £2,500 for ads, £1,200 and £300 left over. Several.",
    "/contact?subject=google-ads&budget=4000&network=both&split=75&places=several",
  ],
])("%s in the sentences and the address of an enquiry", (search, line, to) => {
  const own = { ...prices, firstLine };
  const { entry, answer } = answered(search, own);
  expect(firstLineOf(own, entry, answer.chosen)).toBe(line);
  expect(enquiryAddress(own, entry)).toBe(to);
});

test("where nobody is asked for locations, nothing is said of them", () => {
  const networks = prices.networks.map((network) => ({
    ...network,
    packages: network.packages.map((each) => ({ ...each, isForOne: false })),
  }));
  const own = { ...prices, networks, firstLine };
  const { entry, answer } = answered("?budget=4000", own);
  expect(firstLineOf(own, entry, answer.chosen)).toMatch(/£1,217\.$/);
});

test("the contact form reads the estimate that was made", () => {
  fc.assert(
    fc.property(anyPrices, anyEntry, (own, entry) => {
      const answer = answerTo(own, entry);
      fc.pre(isAnswer(answer));
      const read = estimateIn(enquiryAddress(own, entry).slice(8), own);
      const { spendPence, feePence, names } = answer.chosen;
      expect(read?.quote).toMatchObject({ spendPence, feePence, names });
    }),
  );
});

test.each([
  "",
  "spend=5000",
  "subject=seo&spend=5000",
  "subject=google-ads",
  "subject=google-ads&spend=none",
  "subject=google-ads&spend=100000.01",
  "subject=google-ads&budget=1000",
  // Older ones named what the prices of their day came to.
  "subject=google-ads&spend=30000&package=Growth&fee=5100",
  "subject=google-ads&spend=2500&share=75",
  "subject=google-ads&spend=5000&network=both&split=100",
])("%j has no estimate", (search) => {
  expect(estimateIn(`?${search}`, prices)).toBeUndefined();
});
