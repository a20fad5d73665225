type Bid = {
  bidPence: number;
  /** Google's quality score of the advertisement, from 1 to 10. */
  quality: number;
};

type Auction<Advertiser extends Bid = Bid> = {
  /** Sorted by place. */
  advertisers: readonly Advertiser[];
  /** The rank of the next advertiser, who gets no place; in pence. */
  rankBelow: number;
};

/** The ad rank in pence: bid times quality. It decides the place. */
export const rankOf = ({ bidPence, quality }: Bid) => bidPence * quality;

/** A rank in pence as text in pounds: "22.4". */
export const formatRank = (rank: number) => (rank / 100).toFixed(1);

/**
 * Each advertiser's rank and price per click, in pence. The price is the least
 * that keeps the place: the next rank divided by the own quality, rounded up,
 * plus a penny. `bar` is for the chart: this rank and the highest, in pounds.
 */
export function settleAuction<Advertiser extends Bid>({
  advertisers,
  rankBelow,
}: Auction<Advertiser>) {
  const ranks = [...advertisers.map(rankOf), rankBelow];
  const [highest = 0] = ranks;
  return advertisers.map((advertiser, place) => {
    const rank = rankOf(advertiser);
    const next = ranks[place + 1] ?? 0;
    return {
      ...advertiser,
      rank,
      pricePence: Math.ceil(next / advertiser.quality) + 1,
      bar: { rank: rank / 100, unit: highest / 100 },
    };
  });
}

/** How much more per click the highest bidder pays than the first place, in pence. */
export function highestBidSurcharge(auction: Auction): number {
  const settled = settleAuction(auction);
  const [first] = settled;
  const [highest] = settled.toSorted((a, b) => b.bidPence - a.bidPence);
  return (highest?.pricePence ?? 0) - (first?.pricePence ?? 0);
}
