import { services } from "../content/services.ts";
import type { Measures } from "../measure.ts";
import { weeksMeasures } from "../format/phase-weeks.ts";
import {
  chartMeasures,
  priceMeasures,
  RULED_PENCE,
} from "../format/price-scale.ts";

export function* measures(): Generator<Measures> {
  const prices = services.packages.packages.map(({ basePence }) => basePence);
  yield chartMeasures(prices);
  for (const pence of [...prices, ...RULED_PENCE]) yield priceMeasures(pence);
  for (const phase of services.process.phases) yield weeksMeasures(phase);
}
