import { SPEND } from "./spend-range.ts";

const SPAN = SPEND.most - SPEND.least;

/** What a position of the slider is rounded to around a spend; both in pence. */
function unitAt(pence: number) {
  if (pence < 2000_00) return 10_00;
  return pence < 10_000_00 ? 100_00 : 500_00;
}

const round = (position: number) => Math.round(position * 10) / 10;

/**
 * Where a spend in pence stands on the slider: 0 to 100, to one decimal. The
 * scale is a square root, so that small accounts have room.
 */
export const positionOf = (pence: number): number =>
  round(100 * Math.sqrt((pence - SPEND.least) / SPAN));

/** The round spend at a position of the slider, in whole pounds as pence. */
export function spendAt(position: number): number {
  const exact = SPEND.least + SPAN * (position / 100) ** 2;
  const unit = unitAt(exact);
  return Math.round(exact / unit) * unit;
}
