import { memo } from "react";

import type { Estimator } from "~/content/schema/estimator";
import { GUESSABLE } from "~/format/estimate";
import { formatCount, formatPence } from "~/format/numbers";
import { fill, listed } from "~/format/text";

import { AmountField } from "./amount-field";
import { StartButton, type AnswerProps } from "./answer";
import type { Entry, Guesses } from "./sums/entry";
import { namesOf, type Quote } from "./sums/fees";
import {
  CHANGE,
  outlookFor,
  percentText,
  signed,
  type OutlookMonth,
  type OutlookRange,
} from "./sums/outlook";
import { Fees } from "./tables";
import type { Change } from "./use-entry";

export const guessesOf = (
  { guesses }: Pick<Entry, "guesses">,
  { parts }: Quote,
): Guesses => ({ ...parts[0].network.examples.guesses, ...guesses });

export function costOf(
  { range }: Estimator["outlook"],
  ends: OutlookRange,
): string {
  const least = formatPence(ends.better.costPence);
  const most = formatPence(ends.worse.costPence);
  return least === most ? least : fill(range, { least, most });
}

const inPounds = (pence: number) => (pence / 100).toFixed(2);
const plainAmount = (hundredths: number) => String(hundredths / 100);

const limitText = (hundredths: number) =>
  formatPence(hundredths).replace("£", "");

export type WorkingProps = {
  words: Estimator["outlook"];
  outlook: OutlookRange;
  guesses: Guesses;
  quote: Quote;
};

export function Working({ words, outlook, guesses, quote }: WorkingProps) {
  const { working, fields } = words;
  const lines: readonly (readonly [
    label: string,
    figure: (month: OutlookMonth) => string,
    isKey?: true,
  ])[] = [
    [fields.click, (month) => `£${inPounds(month.costPerClickPence)}`],
    [fields.enquire, ({ enquire }) => `${plainAmount(enquire)}%`],
    [
      fill(working.clicks, { spend: formatPence(quote.spendPence) }),
      ({ clicks }) => formatCount(clicks),
    ],
    [words.enquiries, ({ enquiries }) => formatCount(enquiries)],
    [
      fill(working.customers, { buy: plainAmount(guesses.buy) }),
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
      <Fees
        caption={working.caption}
        columns={[working.month, working.worse, working.better]}
      >
        {lines.map(([label, figure, isKey]) => (
          <tr key={label} className={isKey && "result"}>
            <th scope="row">{label}</th>
            <td>{figure(outlook.worse)}</td>
            <td>{figure(outlook.better)}</td>
          </tr>
        ))}
      </Fees>
      <p className="caption">
        {fill(working.note, { change: String(CHANGE) })}
      </p>
    </>
  );
}

function Results(props: WorkingProps) {
  const { words, outlook, guesses, quote } = props;
  const customers = formatCount(outlook.enough);
  return (
    <>
      <p className="one">
        <b>{words.cost}</b>
        <b className="numeral">{costOf(words, outlook)}</b>
        {words.allIn}
      </p>
      <Working {...props} />
      <p>
        <b>{words.nothingLost}</b>{" "}
        <span>
          {fill(words.enough, {
            customers,
            profit: formatPence(guesses.profit),
            total: formatPence(quote.totalPence),
          })}
        </span>
      </p>
      <p>{words.warning}</p>
    </>
  );
}

const inputs = [
  { name: "click", unit: "£" },
  { name: "enquire", unit: "%", isUnitAfter: true },
  { name: "buy" },
  { name: "profit", unit: "£" },
] as const;

type OutlookProps = AnswerProps & {
  own: Entry["guesses"];
  onChange: Change;
};

function OutlookFigures({ own, onChange, ...props }: OutlookProps) {
  const { words, quote } = props;
  const { outlook: texts, errors, and } = words;
  const guesses = guessesOf({ guesses: own }, quote);
  const outlook = outlookFor(quote, guesses);
  const networks = quote.parts.map(({ network }) => network);
  const { subjectName, examples } = quote.parts[0].network;
  return (
    <>
      <p>
        <span>
          {fill(texts.basis, {
            names: listed(namesOf(quote), and),
            network: listed(
              networks.map(({ name }) => name),
              and,
            ),
            spend: formatPence(quote.spendPence),
            fee: formatPence(quote.feePence),
          })}
        </span>{" "}
        <b>{fill(texts.sum, { total: formatPence(quote.totalPence) })}</b>
      </p>
      <p className="small">
        {fill(texts.hint, { network: subjectName, basis: examples.basis })}
      </p>
      <div className="guesses">
        {inputs.map(({ name, ...unit }) => (
          <AmountField
            key={name}
            id={name}
            label={texts.fields[name]}
            {...(name === "buy" ? { unit: texts.oneIn } : unit)}
            amount={guesses[name]}
            range={GUESSABLE[name]}
            unreadable={fill(errors.range, {
              least: limitText(GUESSABLE[name].least),
              most: limitText(GUESSABLE[name].most),
            })}
            format={name === "click" ? inPounds : plainAmount}
            onAmount={(amount) =>
              onChange((now) => ({
                ...now,
                guesses: { ...now.guesses, [name]: amount },
              }))
            }
          />
        ))}
      </div>
      {outlook ? (
        <Results
          words={texts}
          outlook={outlook}
          guesses={guesses}
          quote={quote}
        />
      ) : (
        <p>{texts.tooFew}</p>
      )}
      <StartButton {...props} />
    </>
  );
}

/** What the spend could bring. The content is rendered when it is first opened. */
export const Outlook = memo(function Outlook({
  isOpen,
  onOpen,
  ...props
}: OutlookProps & { isOpen: boolean; onOpen: (isOpen: true) => void }) {
  return (
    <details
      // The visitor may have opened it before the start.
      ref={(details) => {
        if (details?.open) onOpen(true);
      }}
      className="more outlook needs-script"
      onToggle={() => onOpen(true)}
    >
      <summary>{props.words.outlook.summary}</summary>
      {isOpen && (
        <div>
          <OutlookFigures {...props} />
        </div>
      )}
    </details>
  );
});
