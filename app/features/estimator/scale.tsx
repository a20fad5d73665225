import { useLayoutEffect, useRef } from "react";

import type { Estimator } from "~/content/schema/estimator";
import { formatPence, formatPounds } from "~/format/numbers";
import { fill } from "~/format/text";

import { rowName, wholeDifference } from "./sums/bill";
import type { Entry } from "./sums/entry";
import type { Answer, Quote } from "./sums/fees";
import type { Row } from "./sums/rows";
import type { Scale as ScaleOf } from "./sums/scale";
import type { Answered, Change } from "./use-entry";
import "./scale.css";

type RowsProps = Answered & {
  words: Estimator;
  scale: ScaleOf;
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

function Rows({ words, entry, answer, scale, isInert, onPick }: RowsProps) {
  const { packages, prices } = words;
  return (
    <fieldset className="rows" inert={isInert}>
      <legend className="visually-hidden">{packages.label}</legend>
      {answer.rows.map(({ row, quote }) => {
        const Part = row.kind === "alone" ? "p" : "label";
        return (
          <Part key={row.key} className={quote ? "row" : "row out"}>
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
    </fieldset>
  );
}

/** From here on, in per cent, the line's label is left of it, and there is no badge. */
const FAR = 50;

/** From here on figures follow the names, so that the line crosses no words. */
const LATE = 62;

type Props = Omit<RowsProps, "onPick"> & {
  label: string;
  /** What the slider says. */
  spoken: string;
  onChange: Change;
};

/** The slider, from whose thumb the line hangs down through the bars of all packages. */
export function Scale({ label, spoken, onChange, ...props }: Props) {
  const { words, entry, answer, scale, isInert } = props;
  const slider = useRef<HTMLInputElement>(null);
  const atTouch = useRef(entry);
  const { first, last, step, at, from, to, ticks } = scale;
  const value = entry.amountPence / 100;
  // A typed amount may lie between two steps.
  const isBetween = (entry.amountPence - first) % step !== 0;

  const onSlide = ({ valueAsNumber }: HTMLInputElement) => {
    const steps = Math.round((100 * valueAsNumber - first) / step);
    const amountPence = Math.min(last, Math.max(first, first + steps * step));
    onChange((now) => ({ ...now, amountPence }), true);
  };

  // The visitor may have moved the slider before the start.
  useLayoutEffect(() => {
    const { current: input } = slider;
    if (input && input.value !== input.defaultValue) onSlide(input);
    // oxlint-disable-next-line react/exhaustive-deps -- once, at the start
  }, []);

  // The slider is not controlled by React, so that it keeps what was set before
  // the start; it follows the address and the field here.
  useLayoutEffect(() => {
    const { current: input } = slider;
    if (input && input.valueAsNumber !== value) input.valueAsNumber = value;
  });

  const onPick = (key: string) =>
    onChange((now) => ({
      ...now,
      pick: key === answer.best.row.key ? undefined : key,
    }));
  const place = at > LATE ? "scale far late" : at > FAR ? "scale far" : "scale";
  return (
    <div className={place} style={{ "--from": from, "--to": to }}>
      <input
        ref={slider}
        id="slider"
        type="range"
        aria-label={label}
        min={first / 100}
        max={last / 100}
        step={isBetween ? "any" : step / 100}
        autoComplete="off"
        defaultValue={value}
        aria-valuetext={spoken}
        onChange={({ target }) => onSlide(target)}
        onPointerDown={() => {
          atTouch.current = entry;
        }}
        // The touch has turned out to scroll the page.
        onPointerCancel={() => onChange(() => atTouch.current)}
      />
      <ol className="ticks" aria-hidden inert={isInert}>
        {ticks.map(({ pence, at: tick, isNear }) => (
          <li key={pence} style={{ "--tick": tick }}>
            {isNear ? "" : formatPence(pence)}
          </li>
        ))}
      </ol>
      <Rows {...props} onPick={onPick} />
      <p className="plumb" aria-hidden inert={isInert} style={{ "--at": at }}>
        <span>
          {fill(words.amounts[entry.meaning].line, {
            amount: formatPence(entry.amountPence),
          })}
        </span>
      </p>
    </div>
  );
}
