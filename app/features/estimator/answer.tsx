import { memo, useEffect, useState } from "react";

import { Arrow, PageLink } from "~/components/links";
import type { Estimator } from "~/content/schema/estimator";
import {
  type Estimate,
  estimateAddress,
  firstLineOf,
} from "~/features/enquiry/enquiry-address";
import { asksForPlaces, pairOf } from "~/format/estimate";
import { formatCount, formatPence } from "~/format/numbers";
import { fill, listed } from "~/format/text";

import { useCarrying } from "./carried";
import { billOf } from "./sums/bill";
import { notesOf } from "./sums/notes";
import { BOTH, networksOf } from "./sums/entry";
import { assumedFor, outlookFor } from "./sums/outlook";
import type { Answered } from "./use-entry";
import "./answer.css";

export type AnswerProps = Answered & { words: Estimator };

/** The address of the contact form with an estimate, and the sentences that it begins with. */
export function enquiryOf({ words, entry, answer }: AnswerProps) {
  const { networks, firstLine, vatPercent } = words.prices;
  const { chosen } = answer;
  const isAsked = asksForPlaces(networksOf(words.prices, entry));
  const asked = entry.isSeveral ? "several" : "one";
  const places = isAsked ? asked : "any";
  const estimate: Estimate = {
    meaning: entry.meaning,
    amountPence: entry.amountPence,
    spendPence: chosen.spendPence,
    feePence: chosen.feePence,
    names: chosen.names,
    share: entry.network === BOTH ? entry.share : undefined,
    places,
  };
  const network = chosen.parts[0]?.network;
  return {
    address: estimateAddress(network?.subject ?? "", estimate),
    sentence: firstLineOf(firstLine, estimate, {
      subject: network?.subjectName ?? "",
      networks: pairOf(networks).map(({ name }) => name),
      vatPercent,
    }),
  };
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
  const { answer: texts, outlook, and } = props.words;
  const { chosen } = props.answer;
  const { sentence, address } = enquiryOf(props);
  const total = chosen.format(chosen.totalPence);
  const names =
    chosen.row.kind === "two" ? texts.twoPackages : listed(chosen.names, and);
  const brought = broughtBy(props);
  const said = { line: sentence };
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
