import { formatPence } from "~/format/numbers";
import { fill } from "~/format/text";

import { feesAt, lowestFee, type Rate } from "./fees";
import type { Estimator } from "./schema";

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
