import type { Estimator } from "~/content/schema/estimator";
import type { Fee } from "~/estimate/fees";
import { fill } from "~/format/fill";
import { formatPence } from "~/format/money";

import { Pounds } from "./pounds";

type Props = { words: Estimator["fees"]; fees: readonly Fee[] };

/** What each package would cost, and how that is worked out. */
export function FeeList({ words, fees }: Props) {
  return (
    <dl className="fees">
      {fees.map((fee) => (
        <div key={fee.name} className={fee.isCheapest ? "low" : undefined}>
          <dt>{fee.name}</dt>
          <dd className="numeral">
            <Pounds pence={fee.feePence} />
          </dd>
          {fee.isCheapest && <dd className="badge">{words.cheapest}</dd>}
          <dd>
            {fill(words.working, {
              base: formatPence(fee.basePence),
              share: formatPence(fee.sharePence),
              percent: String(fee.percentOfSpend),
            })}
          </dd>
          <dd>
            {fill(words.total, {
              percent: fee.percentOfTotal.toFixed(1),
              total: formatPence(fee.totalPence),
            })}
          </dd>
        </div>
      ))}
    </dl>
  );
}
