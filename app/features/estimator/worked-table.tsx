import { formatPence } from "~/format/numbers";

import { feesAt, type Rate } from "./fees";
import { rowId } from "./presets";
import type { Estimator } from "./schema";

type Props = {
  words: Estimator["worked"];
  cheapest: string;
  rates: readonly Rate[];
};

/** The fees at a few common spends. */
export function WorkedTable({ words, cheapest, rates }: Props) {
  return (
    <div className="worked">
      <table>
        <caption>{words.caption}</caption>
        <thead>
          <tr>
            <th scope="col">{words.spend}</th>
            {rates.map(({ name }) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {words.spendsPence.map((pence) => (
            <tr key={pence} id={rowId(pence)}>
              <th scope="row">{formatPence(pence)}</th>
              {feesAt(rates, pence).map(({ name, feePence, isCheapest }) => (
                <td key={name}>
                  {formatPence(feePence)}
                  {isCheapest && <small>{` ${cheapest}`}</small>}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
