import { services } from "../content/services.ts";
import type { Measures } from "../measure.ts";
import { weeksMeasures } from "../format/phase-weeks.ts";
import { priceMeasures, RULED_PENCE } from "../format/price-scale.ts";

export function* servicesMeasures(): Generator<Measures> {
  for (const { basePence } of services.packages.packages) {
    yield priceMeasures(basePence);
  }
  for (const pence of RULED_PENCE) yield priceMeasures(pence);
  for (const phase of services.process.phases) yield weeksMeasures(phase);
}
