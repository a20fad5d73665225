import type { GoogleAdsPage } from "~/content/schema/ads";

import { AuctionTable } from "./auction-table";
import { HeroSplit } from "./hero-split";

/** The hero of Google Ads: a worked auction. */
export function AuctionHero({ auction, ...hero }: GoogleAdsPage["hero"]) {
  return (
    <HeroSplit {...hero}>
      <AuctionTable {...auction} />
    </HeroSplit>
  );
}
