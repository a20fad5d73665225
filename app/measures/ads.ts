import { googleAds } from "../content/google-ads.ts";
import { microsoftAds } from "../content/microsoft-ads.ts";
import type { AdsPage } from "../content/schema/ads.ts";
import { settleAuction } from "../format/auction.ts";
import { barLength } from "../format/bar-length.ts";
import type { Measures } from "../measure.ts";

function* barsOf({ lead, others }: AdsPage["cases"]): Generator<Measures> {
  for (const { value, drawing } of [lead, ...others].flatMap(
    ({ metrics }) => metrics,
  )) {
    const bar = drawing ? undefined : barLength(value);
    if (bar) yield bar;
  }
}

export function* adsMeasures(): Generator<Measures> {
  for (const { bar } of settleAuction(googleAds.hero.auction)) yield bar;
  yield* barsOf(googleAds.cases);
  yield* barsOf(microsoftAds.cases);
}
