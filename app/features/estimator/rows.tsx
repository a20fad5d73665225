import type { Estimator } from "~/content/schema/estimator";
import { formatPounds } from "~/format/numbers";
import { fill } from "~/format/text";

import { rowName, wholeDifference } from "./sums/bill";
import type { Entry } from "./sums/entry";
import type { Answer, Quote } from "./sums/answer";
import type { Row } from "./sums/rows";
import type { Scale } from "./sums/scale";
import type { Answered } from "./use-entry";
import "./rows.css";

export type RowsProps = Answered & {
  words: Estimator;
  scale: Scale;
  isInert: boolean;
  onPick: (key: string) => void;
};

/** What is said beside a row's fee: why it has none, or how it differs from the best. */
function remarkOn(
  { packages }: Estimator,
  entry: Entry,
  { rows, best }: Answer,
  row: Row,
  quote: Quote | undefined,
): string {
  if (!quote) {
    if (row.package?.isForOne && entry.isSeveral) return packages.forOne;
    const { upToPence } = row.together ?? {};
    return upToPence === undefined || entry.amountPence <= upToPence
      ? packages.tooDear
      : fill(packages.upTo, { spend: formatPounds(upToPence) });
  }
  if (quote === best) {
    const isMost = rows.every(
      ({ row: { kind }, quote: other }) =>
        kind === "alone" || (other?.spendPence ?? 0) <= quote.spendPence,
    );
    return row.kind !== "package" && entry.meaning !== "spend" && isMost
      ? packages.mostAds
      : packages.cheapest;
  }
  const difference = wholeDifference(quote.feePence, best.feePence);
  if (difference === 0) return packages.same;
  const amount = formatPounds(Math.abs(difference));
  return `${difference > 0 ? "+" : "−"}${amount}`;
}

/** The parts of a row's amount, in the order in which they are paid. */
function Bar({
  entry,
  quote,
  scale,
}: Pick<RowsProps, "entry" | "scale"> & { quote: Quote }) {
  const left = ["left", quote.leftPence] as const;
  const tax = ["tax", quote.vatPence] as const;
  const parts = [
    ["ads", quote.spendPence] as const,
    ["fee", quote.feePence] as const,
    ...(entry.meaning === "gross" ? [tax, left] : [left, tax]),
  ];
  return (
    <span className="money" aria-hidden>
      {parts.map(
        ([name, pence]) =>
          pence > 0 && (
            <i
              key={name}
              className={name}
              style={{ inlineSize: `${scale.percent(pence)}%` }}
            />
          ),
      )}
    </span>
  );
}

/** The packages, each with its fee and its bar. */
export function Rows({
  words,
  entry,
  answer,
  scale,
  isInert,
  onPick,
}: RowsProps) {
  const { packages, prices } = words;
  return (
    <fieldset className="rows" inert={isInert}>
      <legend className="visually-hidden">{packages.label}</legend>
      {answer.rows.map(({ row, quote }) => {
        const Part = row.kind === "alone" ? "p" : "label";
        return (
          <Part key={row.key} className="row">
            {Part === "label" && (
              <input
                type="radio"
                name="package"
                value={row.key}
                checked={row.key === answer.chosen.row.key}
                disabled={!quote}
                onChange={() => onPick(row.key)}
              />
            )}
            <b>{rowName(words, row)}</b>{" "}
            <span className="said">
              {row.package?.isPopular && quote && <em>{prices.popular} </em>}
              {quote && (
                <span className="sum">{formatPounds(quote.feePence)} </span>
              )}
              <span className="by">
                {remarkOn(words, entry, answer, row, quote)}
              </span>
            </span>
            {quote && <Bar entry={entry} quote={quote} scale={scale} />}
          </Part>
        );
      })}
      {prices.networks
        .filter(({ key }) => key === entry.network)
        .flatMap(({ others }) => others)
        .map(({ name, said }) => (
          <p key={name} className="row">
            <b>{name}</b>{" "}
            <span className="said">
              <span className="by">{said}</span>
            </span>
          </p>
        ))}
    </fieldset>
  );
}
