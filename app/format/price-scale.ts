import type { Measures } from "../measure.ts";

/** The depths that are ruled and labelled. */
export const RULED_PENCE = [1000_00, 2000_00] as const;

/** The chart goes on below the dearest price by this much of it. */
const MARGIN = 0.12;

/** How deep a price hangs, in pounds. */
export function priceMeasures(pence: number): Measures {
  return { value: pence / 100 };
}

/** How deep the chart is that these prices hang in, in pounds. */
export function chartMeasures(prices: readonly number[]): Measures {
  return { unit: Math.round((Math.max(...prices) / 100) * (1 + MARGIN)) };
}
