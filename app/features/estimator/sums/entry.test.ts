import * as fc from "fast-check";
import { expect, test } from "vitest";

import {
  entryIn,
  nearestShare,
  unreadIn,
  withEntry,
  type Entry,
} from "./entry.ts";
import {
  anyChoices,
  anyGuesses,
  anyWay,
  entryAt,
  opening,
  prices,
  words,
} from "./estimate-fixture.ts";

const ADDRESS = "https://leadline.example/google-ads?from=mail#pricing";

const searchOf = (entry: Entry) => withEntry(ADDRESS, entry, opening).search;

test("an address can be read, and keeps its other parts", () => {
  const entry: Entry = {
    way: "budget",
    amountPence: 4000_50,
    network: "both",
    share: 70,
    needs: ["shopping", "calls"],
    guesses: { click: 3_25, buy: 5_00 },
  };
  const { href } = withEntry(ADDRESS, entry, opening);
  expect(href).toBe(
    "https://leadline.example/google-ads?from=mail&budget=4000.5&network=both&share=70&need=shopping,calls&click=3.25&buy=5#pricing",
  );
  expect(withEntry(href, opening, opening).href).toBe(ADDRESS);
});

test.each([
  ["?spend=-5", { amountPence: -5_00 }],
  ["?spend=12.5k", { amountPence: 12_500_00 }],
  ["?budget=4000", { way: "budget", amountPence: 4000_00 }],
  ["?need=calls,shopping,none", { needs: ["shopping", "calls"] }],
  [
    "?network=microsoft&enquire=2",
    { network: "microsoft", guesses: { enquire: 2_00 } },
  ],
])("%s is understood", (search, part) => {
  expect(entryAt(search)).toEqual({ ...opening, ...part });
});

test.each([
  ["?spend=abc", "abc"],
  ["?budget=a lot&spend=5000", "a lot"],
  ["?spend=-5", undefined],
  ["?budget=", undefined],
])("%s: what is no amount is %s", (search, text) => {
  expect(unreadIn(search)).toBe(text);
});

test.each([
  "?spend=abc&budget=&need=",
  "?network=none&share=0&click=0",
  "?share=80.5&enquire=101",
  "?share=120",
])("%s makes no sense and is left out", (search) => {
  expect(entryAt(search)).toEqual(opening);
});

test.each([
  [100, 99],
  [-5, 1],
  [50.5, 51],
])("a share of %d is taken as %d", (typed, share) => {
  expect(nearestShare(typed)).toBe(share);
});

test("with one network there is no other, and not both", () => {
  const one = {
    ...words,
    prices: { ...prices, networks: prices.networks.slice(0, 1) },
  };
  for (const network of ["both", "microsoft"])
    expect(entryIn(`?network=${network}`, one, opening)).toEqual(opening);
});

test("whatever is entered, the address brings it back", () => {
  const anyEntry = fc
    .record({
      way: anyWay,
      amountPence: fc.integer({ min: 1, max: 1_000_000_00 }),
      choices: anyChoices,
      guesses: anyGuesses,
    })
    .map(({ choices, ...rest }): Entry => ({ ...rest, ...choices }));
  fc.assert(
    fc.property(anyEntry, (entry) => {
      // The share counts only for both networks.
      const share = entry.network === "both" ? entry.share : opening.share;
      expect(entryAt(searchOf(entry))).toEqual({
        ...entry,
        share,
      });
    }),
  );
});
