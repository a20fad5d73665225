import { googleAds } from "../content/google-ads.ts";
import { settleAuction } from "../format/auction.ts";
import type { Measures } from "../measure.ts";
import { caseBars } from "./case-bars.ts";
import { feeChartMeasures } from "./fee-chart.ts";

export function* measures(): Generator<Measures> {
  for (const { bar } of settleAuction(googleAds.hero.auction)) yield bar;
  yield* caseBars(googleAds.cases);
  yield* feeChartMeasures(googleAds.pricing.packages);
}
