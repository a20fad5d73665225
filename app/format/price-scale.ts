/** The depths that are ruled and labelled. */
export const RULED_PENCE = [1000_00, 2000_00] as const;

/** The chart goes on below the dearest price by this much of it. */
const MARGIN = 0.12;

/** How deep the chart is that these prices in pence hang in, in pounds. */
export const chartDepth = (prices: readonly number[]): number =>
  Math.round((Math.max(...prices) / 100) * (1 + MARGIN));
