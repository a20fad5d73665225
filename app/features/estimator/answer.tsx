import { memo, useEffect, useState } from "react";

import { Arrow, PageLink } from "~/components/links";
import type { Estimator } from "~/content/schema/estimator";
import {
  estimateAddress,
  firstLineOf,
} from "~/features/enquiry/enquiry-address";
import { formatPence } from "~/format/numbers";
import { fill } from "~/format/text";

import { useCarrying } from "./carried";
import { billOf, formatExact, billNote, billTitle, vatOf } from "./sums/bill";
import { BOTH } from "./sums/entry";
import { namesOf } from "./sums/fees";
import type { Answered } from "./use-entry";
import "./answer.css";

export type AnswerProps = Answered & { words: Estimator };

function enquiryOf({ words, entry, quote }: AnswerProps) {
  const { networks, together, firstLine: line } = words.prices;
  const isBoth = entry.network === BOTH;
  const [{ network }] = quote.parts;
  const estimate = {
    spendPence: quote.spendPence,
    names: namesOf(quote),
    feePence: quote.feePence,
    budgetPence: entry.way === "budget" ? entry.amountPence : undefined,
    share: isBoth ? entry.share : undefined,
    needs: entry.needs,
  };
  // Both networks have no subject of their own: the one price for both has one.
  const subject = isBoth ? (together?.subject ?? "general") : network.subject;
  return {
    address: estimateAddress(subject, estimate),
    sentence: firstLineOf(line, estimate, {
      subject: network.subjectName,
      networks: networks.map(({ name }) => name),
      needs: words.extras,
    }),
  };
}

export function StartButton(props: AnswerProps) {
  return (
    <p className="go">
      <PageLink className="button" to={enquiryOf(props).address}>
        {props.words.answer.start}
        <Arrow />
      </PageLink>
    </p>
  );
}

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
export function Bill({ words, entry, quote }: AnswerProps) {
  const { answer } = words;
  const vat = vatOf(words, quote.feePence);
  const note = billNote(words, entry, quote);
  return (
    <>
      <h3>{billTitle(words, entry, quote)}</h3>
      <dl>
        {billOf(answer, entry, quote).map(
          ({ kind, label, note: small, pence }) => (
            <div key={kind + label} className={kind}>
              <dt>
                <span>{label}</span>
                {small && <small>{small}</small>}
              </dt>
              <dd>{formatExact(pence)}</dd>
            </div>
          ),
        )}
      </dl>
      {vat && (
        <p className="small vat">
          <span>
            {fill(answer.VAT, {
              rate: vat.rate,
              VAT: formatPence(vat.vatPence),
            })}
          </span>{" "}
          <span>
            {answer.withVAT} <b>{formatPence(vat.grossPence)}</b>
          </span>
        </p>
      )}
      {note && (
        <p className="small">
          <b>{note.first}</b> <span>{note.rest}</span>
        </p>
      )}
    </>
  );
}

/** Memoised: while the slider moves, React defers the entry and skips this component. */
export const Answer = memo(function Answer({
  isOwn,
  ...props
}: AnswerProps & { isOwn: boolean }) {
  const { sentence, address } = enquiryOf(props);
  const said = { line: sentence };
  useCarrying(
    `${props.words.answer.fee} ${formatPence(props.quote.feePence)}`,
    isOwn ? address : undefined,
  );
  return (
    <div className="answer">
      <Bill {...props} />
      <StartButton {...props} />
      <p className="caption">{fill(props.words.answer.said, said)}</p>
    </div>
  );
});
