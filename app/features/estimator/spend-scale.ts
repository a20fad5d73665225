import { SPEND } from "../enquiry/enquiry-address.ts";

/**
 * Where a part stands along its whole, in per cent, to one decimal. Both scales
 * are square roots, so that small accounts have room.
 */
export const percentAlong = (part: number, whole: number): number =>
  Math.round(1000 * Math.sqrt(part / whole)) / 10;

/** All that the slider spans, in pence. */
export const SPAN = SPEND.most - SPEND.least;

/** What a position of the slider is rounded to around a spend; both in pence. */
function unitAt(pence: number) {
  if (pence < 2000_00) return 10_00;
  return pence < 10_000_00 ? 100_00 : 500_00;
}

/** Where a spend in pence stands on the slider: from 0 to 100. */
export const positionOf = (pence: number): number =>
  percentAlong(pence - SPEND.least, SPAN);

/** The round spend at a position of the slider, in whole pounds as pence. */
export function spendAt(position: number): number {
  const exact = SPEND.least + SPAN * (position / 100) ** 2;
  const unit = unitAt(exact);
  return Math.round(exact / unit) * unit;
}
