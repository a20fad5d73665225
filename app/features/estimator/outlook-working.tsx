import { Scrolling } from "~/components/scrolling";
import type { Estimator } from "~/content/schema/estimator";
import { formatCount, formatPence } from "~/format/numbers";
import { fill } from "~/format/text";

import type { Guesses } from "./sums/entry";
import type { Quote } from "./sums/fees";
import {
  CHANGE,
  percentText,
  signed,
  type Month,
  type Outlook,
} from "./sums/outlook";

export type WorkingProps = {
  words: Estimator["outlook"];
  outlook: Outlook;
  guesses: Guesses;
  quote: Quote;
};

/** Both ends of the outlook, line by line, and what the words mean. */
export function Working({ words, outlook, guesses, quote }: WorkingProps) {
  const { working, fields } = words;
  const lines: readonly (readonly [
    label: string,
    figure: (month: Month) => string,
    isKey?: true,
  ])[] = [
    [fields.click, (month) => `£${(month.costPerClickPence / 100).toFixed(2)}`],
    [fields.enquire, ({ enquire }) => `${enquire / 100}%`],
    [
      fill(working.clicks, { spend: formatPence(quote.spendPence) }),
      ({ clicks }) => formatCount(clicks),
    ],
    [words.enquiries, ({ enquiries }) => formatCount(enquiries)],
    [
      fill(working.customers, { buy: String(guesses.buy / 100) }),
      ({ customers }) => formatCount(customers),
    ],
    [words.cost, ({ costPence }) => formatPence(costPence), true],
    [
      fill(working.profit, { profit: formatPence(guesses.profit) }),
      ({ profitPence }) => formatPence(profitPence),
    ],
    [working.paid, () => signed(-quote.totalPence)],
    [
      working.left,
      ({ leftPence }) =>
        leftPence < 0
          ? fill(working.loss, { amount: formatPence(-leftPence) })
          : formatPence(leftPence),
      true,
    ],
    [working.return, ({ returned }) => percentText(returned)],
  ];
  return (
    <>
      <Scrolling className="fees" label={working.caption}>
        <table>
          <caption>{working.caption}</caption>
          <thead>
            <tr>
              <th scope="col">{working.month}</th>
              <th scope="col">{working.worse}</th>
              <th scope="col">{working.better}</th>
            </tr>
          </thead>
          <tbody>
            {lines.map(([label, figure, isKey]) => (
              <tr key={label} className={isKey && "result"}>
                <th scope="row">{label}</th>
                <td>{figure(outlook.worse)}</td>
                <td>{figure(outlook.better)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </Scrolling>
      <p className="caption">
        {fill(working.note, { change: String(CHANGE) })}
      </p>
    </>
  );
}
