import { SPEND } from "../enquiry/enquiry-address.ts";
import { feeOf, lowestFee, type Rate } from "./fees.ts";
import { percentAlong, positionOf, SPAN } from "./spend-scale.ts";
import { stretchesOf } from "./stretches.ts";

/** The chart's own units. */
export const CHART = { width: 1000, height: 500 } as const;

/** The fees that are ruled and labelled, in pence. */
const RULED = [1000_00, 2500_00, 5000_00, 10_000_00];

/** The spends that are labelled, in pence. */
const TICKS = [1000_00, 10_000_00, 25_000_00, 50_000_00, 75_000_00, 100_000_00];

/** The chart goes on below the dearest fee by this much of it, or a bit more. */
const MARGIN = 0.12;
const WHOLE = 1000_00;

/** Where a curve is made of two pieces: neither is then a whole unit off. */
const BREAK = 40;

/** The fee at the chart's foot, in pence. */
const depthOf = (rates: readonly Rate[]) => {
  const dearest = Math.max(...rates.map((rate) => feeOf(rate, SPEND.most)));
  return Math.ceil((dearest * (1 + MARGIN)) / WHOLE) * WHOLE;
};

const pair = (x: number, y: number) => `${Math.round(x)} ${Math.round(y)}`;

/**
 * A package's fee as a curve. Against the position on the slider the fee is a
 * parabola, so the place and the slope of every point are known.
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
  const piece = (from: number, to: number) => {
    const a = point(from);
    const b = point(to);
    const third = (b.x - a.x) / 3;
    return `C${pair(a.x + third, a.y + a.slope * third)} ${pair(b.x - third, b.y - b.slope * third)} ${pair(b.x, b.y)}`;
  };
  return {
    start: `M${pair(0, point(0).y)}`,
    line: (from: number, to: number) =>
      from < BREAK && to > BREAK
        ? piece(from, BREAK) + piece(BREAK, to)
        : piece(from, to),
  };
}

/** A spend in pence, and where the slider stands for it: from 0 to 100. */
export type Spend = { pence: number; position: number };

/** Where the lead hangs: below the slider, down to the cheapest fee. */
export function leadPlace(rates: readonly Rate[], { pence, position }: Spend) {
  const depth = percentAlong(lowestFee(rates, pence), depthOf(rates));
  return { start: position, depth };
}

/** All that is drawn of these packages' fees. Starts, ends and depths in per cent. */
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
    /** One path with a curve for each package, in their order. */
    fees: curves.map(({ start, line }) => start + line(0, 100)).join(""),
    /** The path of the cheapest fee. */
    cheapest: bed.join(""),
    stretches,
    levels: RULED.filter((pence) => pence < depth).map((pence) => ({
      pence,
      place: { depth: percentAlong(pence, depth) },
    })),
  };
}

/** The spends along the chart's foot. */
export const ticks = TICKS.map((pence) => ({
  pence,
  place: { start: positionOf(pence) },
}));
