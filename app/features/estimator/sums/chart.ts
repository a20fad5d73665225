import type { Package, Prices } from "../../../content/schema/prices.ts";
import { feeOf, SPEND } from "../../../format/estimate.ts";
import { namesOf, quoteAt, type Choice, type Quote } from "./fees.ts";

/** The size of the chart's viewBox. */
export const CHART = { width: 1000, height: 500 } as const;

/** The fees that get a labelled rule, in pence. */
const RULED = [1000_00, 2500_00, 5000_00, 10_000_00];

/** The spends that get a label, in pence. */
const TICKS = [1000_00, 10_000_00, 25_000_00, 50_000_00, 75_000_00, 100_000_00];

/** The room below the highest fee, as a part of it. */
const MARGIN = 0.12;

/** The depth of the chart is a multiple of this, in pence. */
const DEPTH_STEP = 1000_00;

/** The search for the limits of stretches looks at so many spends. */
const STEPS = 100;

/** The widest piece of a curve, as a part of the chart's width. */
const PIECE = 0.25;

/** The spend between both ends of the slider, in pence. */
const SPAN = SPEND.most - SPEND.least;

/**
 * The place of a value on a square-root scale, in per cent to one decimal. Both
 * scales of the chart are square roots, which gives small amounts more room.
 */
const percentAlong = (value: number, most: number): number =>
  Math.round(1000 * Math.sqrt(value / most)) / 10;

/** What spends of this size are rounded to; both in pence. */
function unitAt(pence: number) {
  if (pence < 2000_00) return 10_00;
  return pence < 10_000_00 ? 100_00 : 500_00;
}

/** The slider's position for a spend in pence: from 0 to 100. */
export const positionOf = (pence: number): number =>
  percentAlong(Math.min(SPAN, Math.max(0, pence - SPEND.least)), SPAN);

const exactSpendAt = (position: number) =>
  SPEND.least + SPAN * (position / 100) ** 2;

/** The round spend at a position of the slider, in pence. */
export function spendAt(position: number): number {
  const exact = exactSpendAt(position);
  const unit = unitAt(exact);
  return Math.round(exact / unit) * unit;
}

/** A range of spends in pence in which the same packages are the cheapest. */
export type Stretch = { quote: Quote; from: number; to: number };

/** Which packages these are; with one for each network, no matter which. */
const nameOf = (quote: Quote) =>
  quote.together || quote.parts.length === 1 ? namesOf(quote).join() : "";

/**
 * The stretches of the whole range of spends, in ascending order. One that is
 * narrower than a step of the search may be left out.
 */
export function stretchesOf(choice: Choice): Stretch[] {
  const at = (spend: number) => quoteAt(choice, spend);
  const first = at(SPEND.least);
  if (!first) return [];
  const stretches: Stretch[] = [
    { quote: first, from: SPEND.least, to: SPEND.most },
  ];
  let last: number = SPEND.least;
  for (let step = 1; step <= STEPS; step += 1) {
    const spend = Math.round(exactSpendAt((100 * step) / STEPS));
    const stretch = stretches.at(-1);
    const quote = at(spend);
    if (stretch && quote && nameOf(quote) !== nameOf(stretch.quote)) {
      // The limit is where the names change: halving finds it.
      let below = last;
      let above = spend;
      while (above - below > 1) {
        const middle = Math.floor((below + above) / 2);
        const between = at(middle);
        if (between && nameOf(between) === nameOf(stretch.quote))
          below = middle;
        else above = middle;
      }
      stretch.to = below;
      stretches.push({
        quote: at(above) ?? quote,
        from: above,
        to: SPEND.most,
      });
    }
    last = spend;
  }
  return stretches;
}

/** A limit of a stretch as words name it, in pence: rounded to three digits. */
export const roundLimit = (pence: number): number =>
  Number((pence / 100).toPrecision(3)) * 100;

type FeeAt = (spendPence: number) => number;

const xOf = (spend: number) => Math.sqrt((spend - SPEND.least) / SPAN);

/** A place in the chart, of which both sides are 1, as path data. */
const placeAt = (x: number, y: number) =>
  `${Math.round(CHART.width * x)} ${Math.round(CHART.height * y)}`;

/**
 * The fee from one spend to another as path data: a few smooth pieces, each with the
 * curve's own slope at both ends.
 */
function curveOf(feeAt: FeeAt, depth: number, from: number, to: number) {
  const [start, end] = [xOf(from), xOf(to)];
  const yAt = (x: number) =>
    Math.sqrt(feeAt(Math.round(SPEND.least + SPAN * x ** 2)) / depth);
  const pieces = Math.ceil((end - start) / PIECE);
  const step = (end - start) / pieces;
  const slopeAt = (x: number) => {
    const before = Math.max(start, x - step / 20);
    const after = Math.min(end, x + step / 20);
    return (yAt(after) - yAt(before)) / (after - before);
  };
  const path = Array.from({ length: pieces }, (_, piece) => {
    const x = start + step * piece;
    const next = x + step;
    const third = step / 3;
    return [
      `C${placeAt(x + third, yAt(x) + slopeAt(x) * third)}`,
      placeAt(next - third, yAt(next) - slopeAt(next) * third),
      placeAt(next, yAt(next)),
    ].join(" ");
  });
  return [placeAt(start, yAt(start)), ...path].join("");
}

/** The fee at the lower edge of the chart, in pence: the same for every choice. */
export function depthOf({ networks }: Prices): number {
  const dearest = Math.max(
    ...networks.flatMap(({ packages }) =>
      packages.map((each) => feeOf(each, SPEND.most)),
    ),
  );
  return Math.ceil((dearest * (1 + MARGIN)) / DEPTH_STEP) * DEPTH_STEP;
}

/** How deep a fee lies in the chart, in per cent of it. */
export const depthAt = (feePence: number, depth: number): number =>
  Math.min(100, percentAlong(feePence, depth));

/** The least distance between two names beside the chart, in per cent of it. */
const NAME_HEIGHT = 5.5;

/** The packages' names where their curves begin, none upon another. */
function startsOf(packages: readonly Package[], depth: number) {
  let last = -Infinity;
  return packages
    .map((each) => ({
      name: each.name,
      depth: depthAt(feeOf(each, SPEND.least), depth),
    }))
    .toSorted((one, other) => one.depth - other.depth)
    .map((start) => {
      last = Math.max(start.depth, last + NAME_HEIGHT);
      return { ...start, depth: last };
    });
}

/**
 * The chart of a choice's fees, with depths in per cent.
 *
 * @param both the name of the one curve for several networks
 */
export function feeChart(choice: Choice, depth: number, both: string) {
  const lowestAt = (spend: number) => quoteAt(choice, spend)?.feePence ?? 0;
  const stretches = stretchesOf(choice);
  const [side, other] = choice.sides;
  const packages = side && !other ? side.packages : [];
  return {
    /** Path data: one curve for each package of a single network. */
    fees: packages
      .map(
        (each) =>
          `M${curveOf((spend) => feeOf(each, spend), depth, SPEND.least, SPEND.most)}`,
      )
      .join(""),
    /** Path data of the lowest fee. */
    cheapest: `M${stretches
      .map(({ from, to }) => curveOf(lowestAt, depth, from, to))
      .join("L")}`,
    starts: other
      ? [{ name: both, depth: depthAt(lowestAt(SPEND.least), depth) }]
      : startsOf(packages, depth),
    levels: RULED.map((pence) => ({
      pence,
      depth: depthAt(pence, depth),
    })).filter((level) => level.pence < depth),
  };
}

/** The labelled spends along the lower edge, with their starts in per cent. */
export const ticks = TICKS.map((pence) => ({
  pence,
  start: positionOf(pence),
}));
