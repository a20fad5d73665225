import { expect, test } from "vitest";

import { formatRank, highestBidSurcharge, settleAuction } from "./auction.ts";

const auction = {
  advertisers: [
    { bidPence: 280, quality: 8 },
    { bidPence: 420, quality: 4 },
    { bidPence: 310, quality: 5 },
  ],
  rankBelow: 12_00,
};

test("ranks by bid times quality", () => {
  const ranks = settleAuction(auction).map(({ rank }) => rank);
  expect(ranks).toEqual([2240, 1680, 1550]);
});

test("charges the rank below over the own quality, plus a penny", () => {
  const prices = settleAuction(auction).map(({ pricePence }) => pricePence);
  expect(prices).toEqual([211, 389, 241]);
});

test("charges whole pence, and never too few to keep the place", () => {
  const [only] = settleAuction({
    advertisers: [{ bidPence: 100, quality: 3 }],
    rankBelow: 100,
  });
  expect(only?.pricePence).toBe(35);
});

test("draws every rank against the first", () => {
  const bars = settleAuction(auction).map(({ bar }) => bar);
  expect(bars).toEqual([
    { rank: 22.4, unit: 22.4 },
    { rank: 16.8, unit: 22.4 },
    { rank: 15.5, unit: 22.4 },
  ]);
});

test("keeps what else is known of an advertiser", () => {
  const [first] = settleAuction({
    advertisers: [{ name: "You", bidPence: 280, quality: 8 }],
    rankBelow: 0,
  });
  expect(first?.name).toBe("You");
});

test("says what the highest bid costs on top of the first place", () => {
  expect(highestBidSurcharge(auction)).toBe(178);
});

test.each([
  [2240, "22.4"],
  [1200, "12.0"],
])("writes the rank %i as %s", (rank, written) => {
  expect(formatRank(rank)).toBe(written);
});
