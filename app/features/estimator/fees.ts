/** What a package costs a month: a base in pence and a part of the ad spend. */
export type Rate = { name: string; basePence: number; percentOfSpend: number };

export type Fee = {
  name: string;
  basePence: number;
  percentOfSpend: number;
  /** The percentage of the spend. */
  sharePence: number;
  feePence: number;
  /** Spend and fee. */
  totalPence: number;
  /** The fee in per cent of the total. */
  percentOfTotal: number;
  /** Whether none costs less; of equals each one is. */
  isCheapest: boolean;
};

/**
 * A percentage of some pence, to the nearest penny, half a penny up. Reckoned
 * in whole hundredths of a per cent, so that no fraction is lost on the way.
 */
const percentOf = (pence: number, percent: number) =>
  Math.round((pence * Math.round(percent * 100)) / 10_000);

/** Of one package at a monthly spend, in pence. */
export const feeOf = (
  { basePence, percentOfSpend }: Rate,
  spendPence: number,
): number => basePence + percentOf(spendPence, percentOfSpend);

/** What the cheapest package costs at a monthly spend, in pence. */
export const lowestFee = (rates: readonly Rate[], spendPence: number): number =>
  Math.min(...rates.map((rate) => feeOf(rate, spendPence)));

/** Every package's fee at a monthly spend in pence. */
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
