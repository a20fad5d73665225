import { googleAds } from "virtual:content";
import { Auction } from "~/sections/ads/auction";
import { AdsHero } from "~/sections/ads/heroes/ads-hero";
import { SmallSheet } from "~/sections/ads/heroes/small-sheet";

import { adsPage } from "./ads-page";

const { hero, proof, auction } = googleAds;

const page = adsPage({
  path: "/google-ads",
  page: googleAds,
  hero: <AdsHero {...hero}>{proof && <SmallSheet {...proof} />}</AdsHero>,
  stats: { children: auction && <Auction {...auction} /> },
  benefits: "in-columns",
});

export default function GoogleAds() {
  return page;
}
