import type { z } from "zod";

import { rankOf } from "../../format/auction.ts";
import { entry } from "./entry.ts";
import { count, list, money, sample, text } from "./primitives.ts";

const advertiser = entry({
  name: text,
  bid: money,
  quality: count(1, 10),
}).transform(({ bid, ...rest }) => ({ ...rest, bidPence: bid }));

type Advertiser = z.infer<typeof advertiser>;

const ranksDecrease = (auction: {
  advertisers: readonly Advertiser[];
  rankBelow: number;
}) => {
  const ranks = [...auction.advertisers.map(rankOf), auction.rankBelow];
  return ranks.every((rank, place) => rank < (ranks[place - 1] ?? Infinity));
};

/** Whether the caption about the highest bid is true. */
export const highestBidIsSecond = (advertisers: readonly Advertiser[]) => {
  const bids = advertisers.map(({ bidPence }) => bidPence);
  return bids.lastIndexOf(Math.max(...bids)) === 1;
};

/** An example of an auction. Ranks and prices are computed from it. */
export const auction = entry({
  label: text,
  columns: entry({
    advertiser: text,
    bid: text,
    quality: text,
    rank: text,
    price: text,
  }),
  /** In the order of their places; the first is the visitor's. */
  advertisers: list(advertiser, 2, 5),
  /** The ad rank of the next advertiser, who gets no place: pounds times quality. */
  rankBelow: money,
  sample,
}).refine(
  ranksDecrease,
  "must be in order of rank (bid times quality), the highest first",
);
