import type { NetworkEstimate } from "~/content/schema/estimator";
import { feesAt, type Rate } from "~/estimate/fees";
import { formatPence } from "~/format/money";

/** The estimate at a monthly spend in pence, and the words to say it with. */
export function answerAt(
  rates: readonly Rate[],
  spendPence: number,
  { and, network }: { and: string; network: NetworkEstimate["network"] },
) {
  const fees = feesAt(rates, spendPence);
  const cheapest = fees.filter((fee) => fee.isCheapest);
  const feePence = cheapest[0]?.feePence ?? 0;
  return {
    fees,
    feePence,
    number: cheapest.length === 1 ? ("one" as const) : ("several" as const),
    values: {
      spend: formatPence(spendPence),
      names: cheapest.map(({ name }) => name).join(and),
      fee: formatPence(feePence),
      network,
    },
  };
}
