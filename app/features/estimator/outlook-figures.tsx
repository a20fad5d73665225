import { memo } from "react";

import type { Estimator } from "~/content/schema/estimator";
import { GUESSABLE } from "~/format/estimate";
import { formatCount, formatPence } from "~/format/numbers";
import { fill, listed } from "~/format/text";

import { AmountField } from "./amount-field";
import { StartButton } from "./answer";
import type { Entry, Guesses } from "./sums/entry";
import { namesOf, type Quote } from "./sums/fees";
import { outlookFor } from "./sums/outlook";
import { Working, type WorkingProps } from "./outlook-working";
import { readAmount } from "./sums/read-amount";
import type { Change } from "./use-entry";
import "./outlook-figures.css";

/** The figures of an entry: the visitor's own, or the network's examples. */
export function guessesOf(
  { guesses }: Pick<Entry, "guesses">,
  { parts }: Quote,
): Guesses {
  const [part] = parts;
  if (!part) throw new Error("no network is estimated");
  return { ...part.network.examples.guesses, ...guesses };
}

/** "37 to 84", or one figure where both are the same. */
function rangeOf(words: Estimator["outlook"], least: string, most: string) {
  return least === most ? least : fill(words.range, { least, most });
}

/** What one customer costs, from the better end to the worse. */
export const costOf = (
  words: Estimator["outlook"],
  outlook: WorkingProps["outlook"],
): string =>
  rangeOf(
    words,
    formatPence(outlook.better.costPence),
    formatPence(outlook.worse.costPence),
  );

/** What one customer costs, then both ends of the outlook line by line. */
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
        {fill(words.enough, {
          customers,
          profit: formatPence(guesses.profit),
          total: formatPence(quote.totalPence),
        })}
      </p>
      <p>{words.warning}</p>
    </>
  );
}

const plainAmount = (hundredths: number) => String(hundredths / 100);

const inputs = [
  { name: "click", unit: "£" },
  { name: "enquire", unit: "%", isUnitAfter: true },
  { name: "buy" },
  { name: "profit", unit: "£" },
] as const;

export type OutlookProps = {
  words: Estimator;
  entry: Entry;
  quote: Quote;
  /** Those that the visitor has entered. */
  own: Entry["guesses"];
  onChange: Change;
};

/** The fields for the visitor's own figures, and what follows from them. */
function OutlookFigures({ words, entry, quote, own, onChange }: OutlookProps) {
  const { outlook: texts, errors } = words;
  const guesses = guessesOf({ guesses: own }, quote);
  const outlook = outlookFor(quote, guesses);
  const [part] = quote.parts;
  const shared = { words: texts, guesses, quote };
  const read = (name: keyof Guesses, text: string) => {
    const range = GUESSABLE[name];
    const reading = readAmount(text, range);
    if ("hundredths" in reading) return reading;
    const [least = "", most = ""] = [range.least, range.most].map((limit) =>
      formatPence(limit).replace("£", ""),
    );
    return { message: fill(errors.range, { least, most }) };
  };
  return (
    <>
      <p>
        {fill(texts.basis, {
          names: listed(namesOf(quote), words.and),
          network: listed(
            quote.parts.map(({ network }) => network.name),
            words.and,
          ),
          spend: formatPence(quote.spendPence),
          fee: formatPence(quote.feePence),
        })}{" "}
        <b>{fill(texts.sum, { total: formatPence(quote.totalPence) })}</b>
      </p>
      <p className="small">
        {fill(texts.hint, {
          network: part?.network.subjectName ?? "",
          basis: part?.network.examples.basis ?? "",
        })}
      </p>
      <div className="guesses">
        {inputs.map(({ name, ...unit }) => (
          <AmountField
            key={name}
            id={name}
            label={texts.fields[name]}
            {...(name === "buy" ? { unit: texts.oneIn } : unit)}
            amount={guesses[name]}
            read={(text) => read(name, text)}
            format={
              name === "click"
                ? (pence) => (pence / 100).toFixed(2)
                : plainAmount
            }
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
        <Results {...shared} outlook={outlook} />
      ) : (
        <p>{texts.tooFew}</p>
      )}
      <StartButton words={words} entry={entry} quote={quote} />
    </>
  );
}

/** What the spend could bring. The content is rendered when it is first opened. */
export const Outlook = memo(function Outlook({
  isOpen,
  onOpen,
  ...props
}: OutlookProps & { isOpen: boolean; onOpen: () => void }) {
  return (
    <details
      // The visitor may have opened it before hydration.
      ref={(details) => {
        if (details?.open) onOpen();
      }}
      className="more outlook"
      onToggle={onOpen}
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
