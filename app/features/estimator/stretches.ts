import type { Rate } from "./fees.ts";
import { SPEND } from "../../format/estimate.ts";

/** A range of spends in pence in which one package is the cheapest. */
export type Stretch = { rate: Rate; from: number; to: number };

/** The spend at which two packages cost the same, in pence; rarely whole. */
const crossing = (one: Rate, other: Rate) =>
  (100 * (other.basePence - one.basePence)) /
  (one.percentOfSpend - other.percentOfSpend);

/** The exact fee in pence, which `feeOf` rounds to the nearest penny. */
const exactFee = ({ basePence, percentOfSpend }: Rate, spend: number) =>
  basePence + (spend * percentOfSpend) / 100;

/**
 * The stretch of the package that is the next to become cheaper.
 *
 * @param rates sorted by percentage: of packages that become cheaper at the same
 * spend, the one with the smallest percentage stays the cheapest
 */
const nextStretch = (rates: readonly Rate[], { rate, from }: Stretch) =>
  rates
    .filter((other) => other.percentOfSpend < rate.percentOfSpend)
    .map((other) => ({
      rate: other,
      from: Math.max(from, crossing(rate, other)),
      to: SPEND.most,
    }))
    .toSorted((one, other) => one.from - other.from)
    .find((next) => next.from < SPEND.most);

/**
 * The stretches of the whole range of spends, in ascending order. Their limits are
 * exact, not rounded to the penny.
 */
export function stretchesOf(rates: readonly Rate[]): Stretch[] {
  const { least, most } = SPEND;
  const sorted = rates.toSorted(
    (one, other) => one.percentOfSpend - other.percentOfSpend,
  );
  const [first] = sorted.toSorted(
    (one, other) => exactFee(one, least) - exactFee(other, least),
  );
  const stretches: Stretch[] = [];
  let next: Stretch | undefined = first && {
    rate: first,
    from: least,
    to: most,
  };
  while (next) {
    const last = stretches.at(-1);
    if (last) last.to = next.from;
    stretches.push(next);
    next = nextStretch(sorted, next);
  }
  return stretches;
}

/**
 * A limit of a stretch as words name it, in pence: rounded to three digits, unless
 * a given spend lies between it and the exact limit.
 */
export function roundLimit(pence: number, spendPence = 0): number {
  const rounded = Number((pence / 100).toPrecision(3)) * 100;
  return rounded < spendPence ? pence : rounded;
}

/** The stretch after the one that contains a spend in pence, if there is one. */
export const stretchAfter = (
  stretches: readonly Stretch[],
  spendPence: number,
): Stretch | undefined =>
  stretches.slice(1).find(({ from }) => spendPence <= from);
