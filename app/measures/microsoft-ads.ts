import { microsoftAds } from "../content/microsoft-ads.ts";
import type { Measures } from "../measure.ts";
import { caseBars } from "./case-bars.ts";
import { feeChartMeasures } from "./fee-chart.ts";

export function* measures(): Generator<Measures> {
  yield* caseBars(microsoftAds.cases);
  yield* feeChartMeasures(microsoftAds.pricing.packages);
}
