import { lowestFee, type Rate } from "./fees.ts";
import { feeOf } from "../../format/estimate.ts";
import { percentAlong, positionOf, SPAN } from "./spend-scale.ts";
import { SPEND } from "../../format/estimate.ts";
import { stretchesOf } from "./stretches.ts";

/** The size of the chart's viewBox. */
export const CHART = { width: 1000, height: 500 } as const;

/** The fees that get a labelled rule, in pence. */
const RULED = [1000_00, 2500_00, 5000_00, 10_000_00];

/** The spends that get a label, in pence. */
const TICKS = [1000_00, 10_000_00, 25_000_00, 50_000_00, 75_000_00, 100_000_00];

/** The room below the highest fee, as a part of it. */
const MARGIN = 0.12;

/** Below this depth, in per cent, a rule's label would run into the sea bed's. */
const DEEPEST_RULE = 85;

/** The depth of the chart is a multiple of this, in pence. */
const DEPTH_STEP = 1000_00;

/**
 * The position at which a curve is split into two Bézier segments: each is then
 * less than one unit of the viewBox off.
 */
const BREAK = 40;

/** The fee at the lower edge of the chart, in pence. */
const depthOf = (rates: readonly Rate[]) => {
  const dearest = Math.max(...rates.map((rate) => feeOf(rate, SPEND.most)));
  return Math.ceil((dearest * (1 + MARGIN)) / DEPTH_STEP) * DEPTH_STEP;
};

const pair = (x: number, y: number) => `${Math.round(x)} ${Math.round(y)}`;

/**
 * A package's fee as a curve. As a function of the slider's position the fee is a
 * parabola, so the depth and the slope at every position are exact.
 */
function curveOf({ basePence, percentOfSpend }: Rate, depth: number) {
  const first = basePence + (SPEND.least * percentOfSpend) / 100;
  const growth = (SPAN * percentOfSpend) / 1_000_000;
  const step = CHART.width / 100;
  const point = (position: number) => {
    const fee = first + growth * position ** 2;
    const y = CHART.height * Math.sqrt(fee / depth);
    const slope = (CHART.height * growth * position) / Math.sqrt(fee * depth);
    return { x: position * step, y, slope: slope / step };
  };
  const segment = (from: number, to: number) => {
    const a = point(from);
    const b = point(to);
    const third = (b.x - a.x) / 3;
    return `C${pair(a.x + third, a.y + a.slope * third)} ${pair(b.x - third, b.y - b.slope * third)} ${pair(b.x, b.y)}`;
  };
  return {
    start: `M${pair(0, point(0).y)}`,
    line: (from: number, to: number) =>
      from < BREAK && to > BREAK
        ? segment(from, BREAK) + segment(BREAK, to)
        : segment(from, to),
  };
}

/** A spend in pence and its position on the slider, from 0 to 100. */
export type Spend = { pence: number; position: number };

/**
 * Where the lead weight hangs, in per cent of the chart: below the slider's
 * thumb, at the depth of the lowest fee.
 */
export function leadPlace(rates: readonly Rate[], { pence, position }: Spend) {
  const depth = percentAlong(lowestFee(rates, pence), depthOf(rates));
  return { start: position, depth };
}

/** The chart of these packages' fees. Starts, ends and depths are in per cent. */
export function feeChart(rates: readonly Rate[]) {
  const depth = depthOf(rates);
  const stretches = stretchesOf(rates).map(({ rate, from, to }) => ({
    rate,
    from,
    to,
    place: {
      start: positionOf(from),
      end: positionOf(to),
      depth: percentAlong(feeOf(rate, from), depth),
    },
  }));
  const curves = rates.map((rate) => curveOf(rate, depth));
  const bed = stretches.map(({ rate, place: { start, end } }, index) => {
    const curve = curveOf(rate, depth);
    return (index === 0 ? curve.start : "") + curve.line(start, end);
  });
  return {
    /** Path data: one curve for each package, in their order. */
    fees: curves.map(({ start, line }) => start + line(0, 100)).join(""),
    /** Path data of the lowest fee. */
    cheapest: bed.join(""),
    stretches,
    levels: RULED.map((pence) => ({
      pence,
      place: { depth: percentAlong(pence, depth) },
    })).filter(({ place }) => place.depth < DEEPEST_RULE),
  };
}

/** The labelled spends along the lower edge, with their starts in per cent. */
export const ticks = TICKS.map((pence) => ({
  pence,
  place: { start: positionOf(pence) },
}));
