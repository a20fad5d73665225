import { SPEND } from "../../format/estimate.ts";

/**
 * The place of a value on a square-root scale, in per cent to one decimal. Both
 * scales of the chart are square roots, which gives small amounts more room.
 */
export const percentAlong = (value: number, most: number): number =>
  Math.round(1000 * Math.sqrt(value / most)) / 10;

/** The spend between both ends of the slider, in pence. */
export const SPAN = SPEND.most - SPEND.least;

/** What spends of this size are rounded to; both in pence. */
function unitAt(pence: number) {
  if (pence < 2000_00) return 10_00;
  return pence < 10_000_00 ? 100_00 : 500_00;
}

/** The slider's position for a spend in pence: from 0 to 100. */
export const positionOf = (pence: number): number =>
  percentAlong(pence - SPEND.least, SPAN);

/** The round spend at a position of the slider, in pence. */
export function spendAt(position: number): number {
  const exact = SPEND.least + SPAN * (position / 100) ** 2;
  const unit = unitAt(exact);
  return Math.round(exact / unit) * unit;
}
