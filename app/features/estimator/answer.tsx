import { memo, useEffect, useState } from "react";

import { Arrow, PageLink } from "~/components/links";
import type { Estimator } from "~/content/schema/estimator";
import { formatCount, formatPence } from "~/format/numbers";
import { fill, listed } from "~/format/text";

import { useCarrying } from "./carried";
import { billOf } from "./sums/bill";
import { enquiryAddress, firstLineOf } from "./sums/enquiry";
import { notesOf } from "./sums/notes";
import { assumedFor, outlookFor } from "./sums/outlook";
import type { Answered } from "./use-entry";
import "./answer.css";

export type AnswerProps = Answered & { words: Estimator };

/** Delay before the answer is spoken, in ms after the last change. */
const SETTLED = 600;

export function Spoken({ text }: { text: string }) {
  const [spoken, setSpoken] = useState("");
  useEffect(() => {
    const timer = setTimeout(() => setSpoken(text), SETTLED);
    return () => clearTimeout(timer);
  }, [text]);
  return (
    <p className="visually-hidden" role="status">
      {spoken}
    </p>
  );
}

/**
 * What changes stands in an element of its own, here and in the other parts: a translator
 * replaces texts, but no elements.
 */
export function Bill({ words, entry, answer }: AnswerProps) {
  const { chosen } = answer;
  return (
    <dl>
      {billOf(words, entry, chosen).map(({ kind, label, note, pence }) => {
        const [pounds, odd] = chosen.format(pence).split(".");
        const isInBars = kind !== "total" && kind !== "left";
        return (
          <div key={kind} className={kind}>
            <dt>
              {isInBars && <i className={kind} />}
              <span>{label}</span> <small>{note}</small>
            </dt>
            <dd>
              <span>{pounds}</span>
              {odd && <i>.{odd}</i>}
            </dd>
          </div>
        );
      })}
    </dl>
  );
}

export function Notes({ words, entry, answer, isOlder }: AnswerProps) {
  return notesOf(words, entry, answer, isOlder).map(({ first, rest }) => (
    <p key={`${first} ${rest}`} className="small">
      {first && <b>{first}</b>} {rest && <span>{rest}</span>}
    </p>
  ));
}

/** "9 to 21", or "9". */
const rangeOf = (words: Estimator, least: string, most: string) =>
  least === most ? most : fill(words.outlook.range, { least, most });

/** What a month could bring, in a few words. */
export function broughtBy({ words, entry, answer }: AnswerProps) {
  const { chosen } = answer;
  const outlook = outlookFor(chosen, assumedFor(entry, chosen));
  if (!outlook) return undefined;
  const { worse, better } = outlook;
  const [fewest, most] = [worse.customers, better.customers].map(formatCount);
  const [least, dearest] = [better.costPence, worse.costPence].map(formatPence);
  return {
    customers: rangeOf(words, fewest ?? "", most ?? ""),
    cost: rangeOf(words, least ?? "", dearest ?? ""),
  };
}

type BillProps = AnswerProps & {
  isOwn: boolean;
  isInert: boolean;
  isOpen: boolean;
  onOpen: (isOpen: boolean) => void;
};

/** Memoised: while the slider moves, React defers the entry and skips this component. */
export const AnswerPart = memo(function AnswerPart({
  isOwn,
  isInert,
  isOpen,
  onOpen,
  ...props
}: BillProps) {
  const { answer: texts, outlook, and, prices } = props.words;
  const { chosen } = props.answer;
  const address = enquiryAddress(prices, props.entry);
  const total = chosen.format(chosen.totalPence);
  const names =
    chosen.row.kind === "two" ? texts.twoPackages : listed(chosen.names, and);
  const brought = broughtBy(props);
  const said = { line: firstLineOf(prices, props.entry, chosen) };
  useCarrying(`${texts.total} ${total}`, isOwn ? address : undefined);
  return (
    <div className="answer" inert={isInert}>
      <h3>{texts.heading}</h3>
      <Bill {...props} />
      <button
        type="button"
        className="bring opens"
        aria-expanded={isOpen}
        aria-controls={isOpen ? "outlook" : undefined}
        onClick={() => onOpen(!isOpen)}
      >
        <span>
          {outlook.summary}{" "}
          <small>
            {brought
              ? fill(outlook.each, { cost: brought.cost })
              : outlook.fewer}
          </small>
        </span>
        <span className="figure">{brought?.customers ?? "–"}</span>
      </button>
      <p className="go">
        <PageLink className="button" to={address}>
          <span>
            {fill(texts.start, { names })}
            <span className="visually-hidden">
              {fill(texts.inAll, { total })}
            </span>
          </span>
          <Arrow />
        </PageLink>
      </p>
      <p className="caption">{fill(texts.said, said)}</p>
    </div>
  );
});
