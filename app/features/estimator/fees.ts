import { feeOf } from "../../format/estimate.ts";
import { formatPence } from "../../format/numbers.ts";
import { fill } from "../../format/text.ts";
import type { Estimator } from "../../content/schema/estimator.ts";

/** A package's price a month: a base in pence and a percentage of the ad spend. */
export type Rate = { name: string; basePence: number; percentOfSpend: number };

/** A package's fee at a monthly spend. */
export type Fee = {
  name: string;
  basePence: number;
  percentOfSpend: number;
  /** The percentage of the spend, in pence. */
  sharePence: number;
  feePence: number;
  /** The spend plus the fee. */
  totalPence: number;
  /** The fee in per cent of the total. */
  percentOfTotal: number;
  /** Whether no package costs less. Equal fees are all the cheapest. */
  isCheapest: boolean;
};

/** The lowest fee of all packages at a monthly spend; both in pence. */
export const lowestFee = (rates: readonly Rate[], spendPence: number): number =>
  Math.min(...rates.map((rate) => feeOf(rate, spendPence)));

/** The fees of all packages at a monthly spend in pence. */
export function feesAt(rates: readonly Rate[], spendPence: number): Fee[] {
  const lowest = lowestFee(rates, spendPence);
  return rates.map((rate) => {
    const feePence = feeOf(rate, spendPence);
    const totalPence = spendPence + feePence;
    return {
      ...rate,
      sharePence: feePence - rate.basePence,
      feePence,
      totalPence,
      percentOfTotal: (100 * feePence) / totalPence,
      isCheapest: feePence === lowest,
    };
  });
}

/**
 * The estimate for a monthly spend in pence: all fees, the lowest of them, the
 * packages that have it, and a sentence that says so.
 */
export function answerAt(
  rates: readonly Rate[],
  spendPence: number,
  { and, answer }: Pick<Estimator, "and" | "answer">,
) {
  const fees = feesAt(rates, spendPence);
  const feePence = lowestFee(rates, spendPence);
  const names = fees.filter((fee) => fee.isCheapest).map(({ name }) => name);
  const text = fill(names.length === 1 ? answer.one : answer.several, {
    spend: formatPence(spendPence),
    names: names.join(and),
    fee: formatPence(feePence),
  });
  return { spendPence, fees, feePence, names, text };
}
