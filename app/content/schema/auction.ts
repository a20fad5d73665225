import type { z } from "zod";

import { formatPence } from "../../format/numbers.ts";
import { fill } from "../../format/text.ts";
import { entry } from "./entry.ts";
import { count, list, money, text } from "./primitives.ts";
import { template } from "./templates.ts";

const advertiser = entry({
  name: text,
  bid: money,
  quality: count(1, 10),
}).transform(({ bid, ...rest }) => ({ ...rest, bidPence: bid }));

type Advertiser = z.infer<typeof advertiser>;

/** The ad rank in pence: bid times quality. It decides the place. */
const rankOf = ({ bidPence, quality }: Advertiser) => bidPence * quality;

type Bids = {
  advertisers: readonly Advertiser[];
  rankBelow: number;
};

const ranksDecrease = ({ advertisers, rankBelow }: Bids) => {
  const ranks = [...advertisers.map(rankOf), rankBelow];
  return ranks.every((rank, place) => rank < (ranks[place - 1] ?? Infinity));
};

/**
 * Each advertiser with the rank in pounds and the price per click in pence. The price
 * is the least that keeps the place: the next rank divided by the own quality, rounded
 * up, plus a penny.
 */
const settle = ({ advertisers, rankBelow }: Bids) =>
  advertisers.map((each, place) => {
    const below = advertisers[place + 1];
    const next = below ? rankOf(below) : rankBelow;
    return {
      ...each,
      rank: rankOf(each) / 100,
      pricePence: Math.ceil(next / each.quality) + 1,
    };
  });

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
  advertisers: list(advertiser, 2, 5).describe(
    "In the order of their places; the first is the visitor's.",
  ),
  rankBelow: money.describe(
    "The ad rank of the next advertiser, who gets no place: pounds times quality.",
  ),
})
  .refine(
    ranksDecrease,
    "must be in order of rank (bid times quality), the highest first",
  )
  .transform((bids) => ({ ...bids, advertisers: settle(bids) }));

type Settled = z.infer<typeof auction>["advertisers"];

/** Whether the caption about the highest bid is true. */
const highestBidIsSecond = (advertisers: Settled) => {
  const bids = advertisers.map(({ bidPence }) => bidPence);
  return bids.lastIndexOf(Math.max(...bids)) === 1;
};

export function highestBidSurcharge(advertisers: Settled): number {
  const [first] = advertisers;
  const [highest] = advertisers.toSorted((a, b) => b.bidPence - a.bidPence);
  return (highest?.pricePence ?? 0) - (first?.pricePence ?? 0);
}

/** The example with its caption, whose figures are computed. */
export const auctionSection = entry({
  example: auction,
  caption: entry({
    heading: text,
    text: template("surcharge", "rank below"),
  }),
})
  .refine(({ example }) => highestBidIsSecond(example.advertisers), {
    error: "must have the highest bid in second place, as the caption says",
    path: ["example", "advertisers"],
  })
  .transform(({ example, caption }) => ({
    ...example,
    caption: {
      heading: caption.heading,
      text: fill(caption.text, {
        surcharge: formatPence(highestBidSurcharge(example.advertisers)),
        "rank below": (example.rankBelow / 100).toFixed(1),
      }),
    },
  }));
