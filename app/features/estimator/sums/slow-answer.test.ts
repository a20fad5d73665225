import * as fc from "fast-check";
import { expect, test } from "vitest";

import type { Prices } from "../../../content/schema/prices.ts";
import { SPEND } from "../../../format/estimate.ts";
import { networksOf, type Entry } from "./entry.ts";
import { anyEntry, anyPrices } from "./estimate-fixture.ts";
import { answerTo, isAnswer } from "./answer.ts";

/** Half a penny up, without a fraction. */
const rounded = (pence: number, percent: number) =>
  Math.floor((2 * pence * Math.round(100 * percent) + 10_000) / 20_000);

const feeIn = (
  {
    basePence,
    percentOfSpend,
    isLeast,
  }: Prices["networks"][number]["packages"][number],
  spend: number,
) => {
  const share = rounded(spend, percentOfSpend);
  if (!isLeast) return basePence + share;
  return [basePence, share].toSorted((a, b) => b - a)[0] ?? 0;
};

type Way = { upTo: number; feeAt: (spend: number) => number; isOne: boolean };

function slowWays(own: Prices, { network, share, isSeveral }: Entry): Way[] {
  const [first, second] = networksOf(own, { network }).map(({ packages }) =>
    packages.filter(({ isForOne }) => !isSeveral || !isForOne),
  );
  const isOne = false;
  const upTo = Infinity;
  if (!second)
    return (first ?? []).map((each) => ({
      feeAt: (spend) => feeIn(each, spend),
      upTo,
      isOne,
    }));
  const pairs = (first ?? []).flatMap((one) =>
    second.map((other) => ({
      feeAt: (spend: number) => {
        const own1 = rounded(spend, share);
        return feeIn(one, own1) + feeIn(other, spend - own1);
      },
      upTo,
      isOne,
    })),
  );
  const { together } = own;
  return together
    ? [
        ...pairs,
        {
          feeAt: () => together.feePence,
          upTo: together.upToPence,
          isOne: true,
        },
      ]
    : pairs;
}

/** The most ads and the least fee for them, bit by bit, with each package and pair. */
function slowAnswer(own: Prices, entry: Entry) {
  const { meaning, amountPence } = entry;
  const costAt = (way: Way, spend: number) => {
    const fee = way.feeAt(spend);
    const vat = meaning === "gross" ? rounded(fee, own.vatPercent ?? 0) : 0;
    return meaning === "spend" ? spend : spend + fee + vat;
  };
  const found = slowWays(own, entry).flatMap((way) => {
    if (meaning === "spend" && amountPence > way.upTo) return [];
    if (costAt(way, 0) > amountPence) return [];
    let spend = 0;
    for (let bit = 2 ** 40; bit >= 1; bit /= 2)
      if (spend + bit <= way.upTo && costAt(way, spend + bit) <= amountPence)
        spend += bit;
    return { spend, fee: way.feeAt(spend), isOne: way.isOne };
  });
  const bestOf = (isOne: boolean) =>
    found
      .filter((each) => each.isOne === isOne && each.spend >= SPEND.least)
      .toSorted((a, b) => b.spend - a.spend || a.fee - b.fee)[0];
  const [one, two] = [bestOf(true), bestOf(false)];
  if (!one || !two) return one ?? two;
  return two.spend - one.spend > two.fee - one.fee ? two : one;
}

test("whatever the prices and the entry: ads and fee are those of a slow calculation", () => {
  fc.assert(
    fc.property(anyPrices, anyEntry, (own, entry) => {
      const answer = answerTo(own, entry);
      const slow = slowAnswer(own, entry);
      const isMuch = !isAnswer(answer) && answer.wrong === "much";
      expect(isMuch).toBe(slow !== undefined && slow.spend > SPEND.most);
      fc.pre(!isMuch);
      const best = isAnswer(answer) ? answer.best : undefined;
      expect([best?.spendPence, best?.feePence]).toEqual([
        slow?.spend,
        slow?.fee,
      ]);
      const spends = best?.parts.map((part) => part.spendPence);
      expect(spends?.reduce((sum, spend) => sum + spend)).toBe(slow?.spend);
    }),
    { numRuns: 2000 },
  );
});
