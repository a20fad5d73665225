import type { MicrosoftAdsPage } from "~/content/schema/ads";

import { BoatsChart } from "./boats-chart";
import { HeroSplit } from "./hero-split";

/** The hero of Microsoft Ads: one click in two waters. */
export function BoatsHero({ waters, ...hero }: MicrosoftAdsPage["hero"]) {
  return (
    <HeroSplit variant="ms" {...hero}>
      <BoatsChart {...waters} />
    </HeroSplit>
  );
}
