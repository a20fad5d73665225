import type { Prices } from "../../../content/schema/prices.ts";
import { SPEND } from "../../../format/estimate.ts";
import type { Entry } from "./entry.ts";
import { leastOf, mostOf, quoteOf } from "./answer.ts";
import { rowsOf } from "./rows.ts";

/** Where the slider and the drawing end, from the lowest; in pence. */
const SCALES = [
  { most: 6000_00, axis: 10_500_00, tick: 2000_00, step: 50_00 },
  { most: 20_000_00, axis: 31_500_00, tick: 10_000_00, step: 100_00 },
  { most: SPEND.most, axis: 131_250_00, tick: 50_000_00, step: 500_00 },
] as const;

/** A tick nearer to the line than this, in per cent, has no label: the line has one. */
const NEAR = 7.5;

/** The number of the lowest scale that holds an amount. */
export const scaleFor = (amountPence: number): number => {
  const index = SCALES.findIndex(({ most }) => amountPence <= most);
  return index < 0 ? SCALES.length - 1 : index;
};

/** The scale of slider, bars and line: linear, from £0. Places are in per cent of it. */
export function scaleOf(prices: Prices, entry: Entry, index: number) {
  const { most, axis, tick, step } = SCALES[index] ?? SCALES[0];
  // Dear packages need more room; it does not depend on the amount.
  const end = Math.max(
    axis,
    ...rowsOf(prices, entry).map((row) => {
      const upTo = Math.min(most, row.together?.upToPence ?? most);
      const spend = { meaning: "spend", amountPence: upTo } as const;
      return quoteOf(row, spend, prices.vatPercent)?.totalPence ?? 0;
    }),
  );
  const percent = (pence: number) => Math.round((100_000 * pence) / end) / 1000;
  const at = percent(Math.min(entry.amountPence, end));
  const first = Math.ceil(leastOf(prices, entry) / step) * step;
  const last =
    most < SPEND.most ? most : Math.floor(mostOf(prices, entry) / step) * step;
  const ticks = Array.from(
    { length: Math.floor(end / tick) + 1 },
    (_, count) => {
      const pence = count * tick;
      return {
        pence,
        at: percent(pence),
        isNear: Math.abs(percent(pence) - at) < NEAR,
      };
    },
  );
  return {
    first,
    last,
    step,
    percent,
    at,
    from: percent(first),
    to: percent(last),
    ticks,
  };
}

export type Scale = ReturnType<typeof scaleOf>;
