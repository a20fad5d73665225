import { expect, test } from "vitest";

import { auction, highestBidSurcharge } from "./auction.ts";

const { advertisers } = auction.parse({
  label: "An auction",
  columns: {
    advertiser: "Advertiser",
    bid: "Bid",
    quality: "Quality",
    rank: "Rank",
    price: "Price",
  },
  advertisers: [
    { name: "You", bid: "£2.80", quality: "8" },
    { name: "Second", bid: "£4.20", quality: "4" },
    { name: "Third", bid: "£3.10", quality: "5" },
  ],
  "rank below": "£12",
});

test("ranks by bid times quality, in pounds", () => {
  expect(advertisers.map(({ rank }) => rank)).toEqual([22.4, 16.8, 15.5]);
});

test("charges the rank below over the own quality, in whole pence rounded up, plus a penny", () => {
  expect(advertisers.map(({ pricePence }) => pricePence)).toEqual([
    211, 389, 241,
  ]);
});

test("says what the highest bid costs on top of the first place", () => {
  expect(highestBidSurcharge(advertisers)).toBe(178);
});
