import type { Rate } from "./fees.ts";
import { SPEND } from "./spend-scale.ts";

/** Spends in pence between which one package is the cheapest. */
export type Stretch = { rate: Rate; from: number; to: number };

/** The spend at which two packages cost the same, in pence; rarely whole. */
const crossing = (one: Rate, other: Rate) =>
  (100 * (other.basePence - one.basePence)) /
  (one.percentOfSpend - other.percentOfSpend);

/** The exact fee, of which `feeOf` is the nearest penny. */
const exactFee = ({ basePence, percentOfSpend }: Rate, spend: number) =>
  basePence + (spend * percentOfSpend) / 100;

/** Where fees are equal, the smaller percentage wins from there on. */
const cheaper = (spend: number) => (best: Rate, rate: Rate) => {
  const difference = exactFee(rate, spend) - exactFee(best, spend);
  if (difference !== 0) return difference < 0 ? rate : best;
  return rate.percentOfSpend < best.percentOfSpend ? rate : best;
};

/** What overtakes a package first after it became the cheapest. */
function nextStretch(rates: readonly Rate[], { rate, from }: Stretch) {
  let next: Stretch | undefined;
  for (const other of rates) {
    if (other.percentOfSpend >= rate.percentOfSpend) continue;
    const start = Math.max(from, crossing(rate, other));
    const isFirst =
      !next ||
      start < next.from ||
      (start === next.from && other.percentOfSpend < next.rate.percentOfSpend);
    if (isFirst) next = { rate: other, from: start, to: SPEND.most };
  }
  return next && next.from < SPEND.most ? next : undefined;
}

/**
 * Which package is the cheapest where, over the whole range of spends and in
 * order. Their limits are exact, not rounded to the penny.
 *
 * @throws without any package
 */
export function stretchesOf(rates: readonly Rate[]): Stretch[] {
  const { least, most } = SPEND;
  const stretches: Stretch[] = [];
  let next: Stretch | undefined = {
    rate: rates.reduce(cheaper(least)),
    from: least,
    to: most,
  };
  while (next) {
    const last = stretches.at(-1);
    if (last) last.to = next.from;
    stretches.push(next);
    next = nextStretch(rates, next);
  }
  return stretches;
}

/** The stretch after the one a spend lies in: from where another is cheaper. */
export const stretchAfter = (
  stretches: readonly Stretch[],
  spendPence: number,
): Stretch | undefined => {
  const place = stretches.findIndex(({ to }) => spendPence <= to);
  return stretches[place + 1];
};
