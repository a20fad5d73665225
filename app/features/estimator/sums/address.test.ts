import * as fc from "fast-check";
import { expect, test } from "vitest";

import { entryIn, withEntry } from "./address.ts";
import { nearestShare, type Entry } from "./entry.ts";
import {
  anyEntry,
  anyGuesses,
  entryAt,
  opening,
  prices,
} from "./estimate-fixture.ts";

const ADDRESS = "https://leadline.example/google-ads?from=mail#pricing";

const searchOf = (entry: Entry) => withEntry(ADDRESS, entry, opening).search;

test("an address can be read, and keeps its other parts", () => {
  const entry: Entry = {
    meaning: "gross",
    amountPence: 4000_50,
    network: "both",
    share: 70,
    isSeveral: true,
    pick: "two",
    guesses: { "click-google": 3_25, buy: 5_00 },
  };
  const { href } = withEntry(ADDRESS, entry, opening);
  expect(href).toBe(
    "https://leadline.example/google-ads?from=mail&budget=4000.5&vat=included&network=both&split=70&places=several&package=two&click-google=3.25&buy=5#pricing",
  );
  expect(withEntry(href, opening, opening).href).toBe(ADDRESS);
});

test.each([
  ["?spend=-5", { amountPence: -5_00 }],
  ["?spend=12.5k", { amountPence: 12_500_00 }],
  ["?budget=4000", { meaning: "budget", amountPence: 4000_00 }],
  ["?network=both&split=60", { network: "both", share: 60 }],
  [
    "?network=microsoft&enquire=2",
    { network: "microsoft", guesses: { enquire: 2_00 } },
  ],
])("%s is understood", (search, part) => {
  expect(entryAt(search)).toEqual({ ...opening, ...part });
});

test.each([
  "?spend=abc&budget=&need=",
  "?network=none&split=0&click-google=0",
  "?split=80.5&enquire=101",
  "?split=120&need=video",
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
  const one = { ...prices, networks: prices.networks.slice(0, 1) };
  for (const network of ["both", "microsoft"])
    expect(entryIn(`?network=${network}`, one, opening).entry).toEqual(opening);
});

test("prices that include VAT have no budget before it", () => {
  const { vatPercent: _, ...own } = prices;
  const { entry } = entryIn("?budget=4000", own, opening);
  expect(entry.meaning).toBe("gross");
});

test.each([
  ["?network=both", true],
  ["?spend=30000&network=both&share=70", true],
  ["?need=shopping", true],
  ["?network=both&split=75", false],
  ["?click=3&spend=5000", false],
])("%s is an older address: %s", (search, isOlder) => {
  expect(entryIn(search, prices, opening).isOlder).toBe(isOlder);
});

test("whatever is entered, the address brings it back", () => {
  fc.assert(
    fc.property(anyEntry, anyGuesses, (any, { click, ...guesses }) => {
      fc.pre(any.network !== "linkedin");
      const isBoth = any.network === "both";
      const entry = {
        ...any,
        // The share counts only for both networks.
        share: isBoth ? any.share : opening.share,
        guesses: { ...guesses, "click-google": click },
      };
      expect(entryAt(searchOf(entry))).toEqual(entry);
    }),
  );
});
