import { estimator } from "../content/estimator.ts";
import { feeChart, leadPlace, ticks } from "../estimate/chart.ts";
import type { Rate } from "../estimate/fees.ts";
import { positionOf } from "../estimate/spend-scale.ts";
import type { Measures } from "../measure.ts";

/** The estimator's chart of these packages, and its lead as the page opens. */
export function* feeChartMeasures(rates: readonly Rate[]): Generator<Measures> {
  const { stretches, levels } = feeChart(rates);
  for (const { place } of [...stretches, ...levels, ...ticks]) yield place;
  const pence = estimator.openingSpendPence;
  yield leadPlace(rates, { pence, position: positionOf(pence) });
}
