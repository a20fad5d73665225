import { microsoftAds } from "virtual:content";
import { BoatsHero } from "~/sections/ads/heroes/boats-hero";
import { ReportProof } from "~/sections/ads/heroes/small-sheet";

import { adsPage } from "./ads-page";

const { hero, proof } = microsoftAds;

const page = adsPage({
  path: "/microsoft-ads",
  page: microsoftAds,
  hero: <BoatsHero {...hero} />,
  proof: proof && <ReportProof {...proof} />,
  stats: { tone: "cool" },
  benefits: "in-rows",
  approach: "deep",
});

export default function MicrosoftAds() {
  return page;
}
