import * as fc from "fast-check";
import { expect, test } from "vitest";

import { anyEntry, anyPrices, entryAt, prices } from "./estimate-fixture.ts";
import { answerTo, isAnswer, mostOf } from "./answer.ts";
import { scaleFor, scaleOf } from "./scale.ts";

const scaleAt = (search: string) => {
  const entry = entryAt(search);
  return scaleOf(prices, entry, scaleFor(entry.amountPence));
};

test.each([
  ["?budget=4000", 1950_00, 6000_00, 38.095],
  ["?spend=6000", 1000_00, 6000_00, 57.143],
  ["?budget=6001", 2000_00, 20_000_00, 19.051],
  ["?spend=100000", 1000_00, 100_000_00, 76.19],
  // What £100,000 of ads cost, down to a step
  ["?budget=110000", 2000_00, 113_000_00, 83.81],
])("the scale of %s: from %i to %i, with the line at %d%%", (search, ...of) => {
  const { first, last, at } = scaleAt(search);
  expect([first, last, at]).toEqual(of);
});

test("a tick under the line's own label has none", () => {
  const { ticks } = scaleAt("?budget=4000");
  expect(ticks.map(({ pence, isNear }) => isNear || pence / 100)).toEqual([
    0,
    2000,
    true,
    6000,
    8000,
    10_000,
  ]);
});

test("whatever the prices: both ends of the slider have an answer, and all bars fit", () => {
  fc.assert(
    fc.property(anyPrices, anyEntry, (own, entry) => {
      const scale = scaleOf(own, entry, scaleFor(entry.amountPence));
      const isSold = Number.isFinite(mostOf(own, entry));
      fc.pre(isSold && scale.first <= scale.last);
      for (const amountPence of [scale.first, scale.last]) {
        const answer = answerTo(own, { ...entry, amountPence });
        if (!isAnswer(answer)) throw new Error(answer.wrong);
        for (const { quote } of answer.rows)
          expect(scale.percent(quote?.totalPence ?? 0)).toBeLessThanOrEqual(
            100,
          );
      }
    }),
  );
});
