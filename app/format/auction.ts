type Bid = {
  bidPence: number;
  /** What Google makes of the advertisement, 1 to 10. */
  quality: number;
};

type Auction<Advertiser extends Bid = Bid> = {
  /** From the first place to the last. */
  advertisers: readonly Advertiser[];
  /** Rank of whoever comes after the last. */
  rankBelow: number;
};

/** Bid times quality, in pence: it decides the place. */
export const rankOf = ({ bidPence, quality }: Bid) => bidPence * quality;

/** "22.4": a rank as people write it, from whole pounds. */
export const formatRank = (rank: number) => (rank / 100).toFixed(1);

/**
 * Everybody's rank and price per click in pence: just enough to keep the place,
 * which is the rank below divided by the own quality, plus a penny. Its bar is
 * the rank in pounds, and the unit is the first one's.
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

/** How much more per click the highest bid pays than the first place, in pence. */
export function highestBidSurcharge(auction: Auction): number {
  const settled = settleAuction(auction);
  const [first] = settled;
  const [highest] = settled.toSorted((a, b) => b.bidPence - a.bidPence);
  return (highest?.pricePence ?? 0) - (first?.pricePence ?? 0);
}
