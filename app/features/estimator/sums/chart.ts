import type { Package, Prices } from "../../../content/schema/prices.ts";
import { feeOf, SPEND } from "../../../format/estimate.ts";
import { curveThrough } from "../../../format/smooth-path.ts";
import { lastThat, namesOf, quoteAt, type Choice, type Quote } from "./fees.ts";

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

/** The widest piece of a curve, as a part of the chart's width. */
const PIECE = 0.25;

const SPAN = SPEND.most - SPEND.least;

/** On a square-root scale, which gives small amounts more room; in per cent. */
const percentAlong = (value: number, most: number): number =>
  Math.round(1000 * Math.sqrt(value / most)) / 10;

function unitAt(pence: number) {
  if (pence < 2000_00) return 10_00;
  return pence < 10_000_00 ? 100_00 : 500_00;
}

/** The slider's position for a spend in pence: from 0 to 100. */
export const positionOf = (pence: number): number =>
  percentAlong(Math.min(SPAN, Math.max(0, pence - SPEND.least)), SPAN);

/** The round spend at a position of the slider, in pence. */
export function spendAt(position: number): number {
  const exact = SPEND.least + SPAN * (position / 100) ** 2;
  const unit = unitAt(exact);
  return Math.round(exact / unit) * unit;
}

/** A range of spends in pence in which the same packages are the cheapest. */
export type Stretch = { quote: Quote; from: number; to: number };

/** Which packages these are; with one for each network, no matter which. */
const nameOf = (quote: Quote) =>
  quote.together || quote.parts.length === 1 ? namesOf(quote).join() : "";

export function stretchesOf(choice: Choice): Stretch[] {
  const stretches: Stretch[] = [];
  const upTo = Math.min(choice.together?.upToPence ?? 0, SPEND.most);
  let from: number = SPEND.least;
  while (from <= SPEND.most) {
    const quote = quoteAt(choice, from);
    if (!quote) return [];
    const isSame = (spend: number) => {
      const other = quoteAt(choice, spend);
      return other !== undefined && nameOf(other) === nameOf(quote);
    };
    // Below the limit of the one price and above it, no package returns that was
    // cheapest before another.
    const to = lastThat(isSame, from, upTo < from ? SPEND.most : upTo);
    const before = stretches.at(-1);
    if (before && isSame(before.to)) before.to = to;
    else stretches.push({ quote, from, to });
    from = to + 1;
  }
  return stretches;
}

/** A limit of a stretch as words name it, in pence: rounded to three digits. */
export const roundLimit = (pence: number): number =>
  Number((pence / 100).toPrecision(3)) * 100;

type FeeAt = (spendPence: number) => number;

const xOf = (spend: number) => Math.sqrt((spend - SPEND.least) / SPAN);

/** A fee as path data: a few smooth pieces with the curve's own slope at both ends. */
function curveOf(feeAt: FeeAt, deepest: number, from: number, to: number) {
  const [start, end] = [xOf(from), xOf(to)];
  const yAt = (x: number) =>
    Math.sqrt(feeAt(Math.round(SPEND.least + SPAN * x ** 2)) / deepest);
  const pieces = Math.ceil((end - start) / PIECE);
  const step = (end - start) / pieces;
  const { width, height } = CHART;
  const points = Array.from({ length: pieces + 1 }, (_, index) => {
    const x = start + step * index;
    const before = Math.max(start, x - step / 20);
    const after = Math.min(end, x + step / 20);
    const slope = (yAt(after) - yAt(before)) / (after - before);
    return [width * x, height * yAt(x), (slope * height) / width] as const;
  });
  return curveThrough(points, 1);
}

/** The same for every choice, unless both networks cost more than any package alone. */
function deepestIn({ networks }: Prices, highest: number): number {
  const fees = networks.flatMap(({ packages }) =>
    packages.map((each) => feeOf(each, SPEND.most)),
  );
  const deepest = Math.max(highest, ...fees) * (1 + MARGIN);
  return Math.ceil(deepest / DEPTH_STEP) * DEPTH_STEP;
}

/** How deep a fee lies in the chart, in per cent of it. */
export const depthAt = (feePence: number, deepest: number): number =>
  Math.min(100, percentAlong(feePence, deepest));

/** The least distance between two names beside the chart, in per cent of it. */
const NAME_HEIGHT = 5.5;

function startsOf(packages: readonly Package[], deepest: number) {
  let last = -Infinity;
  return packages
    .map((each) => ({
      name: each.name,
      depth: depthAt(feeOf(each, SPEND.least), deepest),
    }))
    .toSorted((one, other) => one.depth - other.depth)
    .map(({ name, depth }) => {
      last = Math.max(depth, last + NAME_HEIGHT);
      return { name, depth: last };
    });
}

/** The chart of a choice's fees, with depths in per cent. */
export function feeChart(choice: Choice, prices: Prices, both: string) {
  const lowestAt = (spend: number) => quoteAt(choice, spend)?.feePence ?? 0;
  const deepest = deepestIn(prices, lowestAt(SPEND.most));
  const curve = (feeAt: FeeAt, from: number, to: number) =>
    curveOf(feeAt, deepest, from, to);
  const stretches = stretchesOf(choice);
  const [side, other] = choice.sides;
  const packages = side && !other ? side.packages : [];
  return {
    deepest,
    stretches,
    /** Path data: one curve for each package of a single network. */
    fees: packages
      .map((each) => (spend: number) => feeOf(each, spend))
      .map((feeAt) => `M${curve(feeAt, SPEND.least, SPEND.most)}`)
      .join(""),
    cheapest: `M${stretches
      .map(({ from, to }) => curve(lowestAt, from, to))
      .join("L")}`,
    starts: other
      ? [{ name: both, depth: depthAt(lowestAt(SPEND.least), deepest) }]
      : startsOf(packages, deepest),
    levels: RULED.filter((pence) => pence < deepest).map((pence) => ({
      pence,
      depth: depthAt(pence, deepest),
    })),
  };
}

export type FeeChart = ReturnType<typeof feeChart>;

/** The labelled spends along the lower edge, with their starts in per cent. */
export const ticks = TICKS.map((pence) => ({
  pence,
  start: positionOf(pence),
}));
