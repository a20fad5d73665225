import { useDeferredValue, useEffect, useMemo, useState } from "react";
import { createPortal, flushSync } from "react-dom";

import { ArrowLink } from "~/components/links";
import { Section, SectionHead } from "~/components/section";
import type { Estimator as Words } from "~/content/schema/estimator";
import type { NetworkEstimate } from "~/content/schema/prices";
import { contactAddress } from "~/enquiry-subjects";
import { SPEND } from "~/format/estimate";
import { formatPence } from "~/format/numbers";
import { fill, listed } from "~/format/text";

import { AmountField, type Reading } from "./amount-field";
import { Answer, Spoken } from "./answer";
import { titleOf } from "./sums/bill";
import { depthOf } from "./sums/chart";
import { Choices, Needs } from "./choices";
import { ANY } from "./sums/entry";
import { estimateFor, isQuote, type Problem } from "./sums/estimate";
import { choiceOf } from "./sums/fees";
import { costOf, guessesOf, Outlook } from "./outlook-figures";
import { outlookFor, signed } from "./sums/outlook";
import { readAmount } from "./sums/read-amount";
import { Sheet } from "./sheet";
import { SpendSlider } from "./spend-slider";
import { Tables } from "./tables";
import { ReadAddress, useEntry } from "./use-entry";
import "./estimator.css";

type Props = NetworkEstimate & {
  /** The section's id, which links lead to. */
  id: string;
  words: Words;
};

type MessageProps = Pick<Props, "words" | "subject"> & { problem: Problem };

/** Why there is no estimate for an amount. */
function Message({ words, subject, problem }: MessageProps) {
  const { errors, and } = words;
  const least = formatPence(SPEND.least);
  if (problem.wrong === "smallest")
    return fill(problem.hasNeeds ? errors.smallestWithNeeds : errors.smallest, {
      fee: formatPence(problem.feePence),
      network: listed(problem.names, and),
    });
  if (problem.wrong === "none") return errors.none;
  if (problem.wrong === "little")
    return problem.spendPence === undefined
      ? fill(errors.little, { least })
      : fill(errors.littleOfBudget, {
          spend: formatPence(problem.spendPence),
          least,
        });
  return (
    <>
      {fill(errors.much, { most: formatPence(SPEND.most) })}{" "}
      <ArrowLink link={{ text: errors.quote, to: contactAddress(subject) }} />
    </>
  );
}

/** Prints the estimate alone: the sheet is there as long as it is printed. */
function usePrinting() {
  const [date, setDate] = useState<Date>();
  useEffect(() => {
    const end = () => setDate(undefined);
    window.addEventListener("afterprint", end);
    return () => window.removeEventListener("afterprint", end);
  }, []);
  const print = () => {
    flushSync(() => setDate(new Date()));
    window.print();
  };
  return { date, print };
}

/** The estimator: what an ad spend costs, or what a whole budget buys. */
export function Estimator({ id, mark, subject, words, networkKey }: Props) {
  const { entry, answered, position, phase, isOwn, unread, change, read } =
    useEntry(words, networkKey);
  const [isOpen, setIsOpen] = useState(false);
  const { date, print } = usePrinting();
  // While the slider moves, the bill and the tables may follow a moment later.
  const deferred = useDeferredValue(answered);
  const { prices, amount, errors } = words;
  const { network, share, needs } = deferred;
  const choice = useMemo(
    () => choiceOf(prices, { network, share, needs }),
    [prices, network, share, needs],
  );
  const depth = useMemo(() => depthOf(prices), [prices]);
  const estimate = estimateFor(prices, entry);
  const quote = estimateFor(prices, answered);
  const bill = useMemo(() => estimateFor(prices, deferred), [prices, deferred]);
  if (!isQuote(quote) || !isQuote(bill)) return null;

  const readEntry = (text: string): Reading => {
    const reading = readAmount(text, ANY);
    if ("hundredths" in reading) return reading;
    const example = formatPence(words.openingSpendPence).replace("£", "");
    return { message: fill(errors.noNumber, { example }) };
  };
  const shown = { words, entry: deferred, quote: bill };
  const outlook = isOpen && outlookFor(bill, guessesOf(answered, bill));
  const spoken = [
    fill(words.answer.spoken, {
      title: titleOf(words, deferred, bill),
      fee: formatPence(bill.feePence),
    }),
    outlook &&
      fill(words.outlook.spoken, { cost: costOf(words.outlook, outlook) }),
  ];
  return (
    <Section name="estimator" id={id} tone="deep" mark={mark}>
      <ReadAddress read={read} />
      <SectionHead
        name="estimator"
        heading={words.heading}
        intro={words.intro}
      />
      <div className="desk">
        <div className="ask">
          <Choices
            words={words}
            way={entry.way}
            network={entry.network}
            share={entry.share}
            onChange={change}
          />
          <AmountField
            id="amount"
            label={amount[entry.way]}
            note={amount.note}
            amount={entry.amountPence}
            read={readEntry}
            format={signed}
            unread={unread}
            onAmount={(amountPence) =>
              change((now) => ({ ...now, amountPence }))
            }
            problem={
              isQuote(estimate) ? undefined : (
                <Message words={words} subject={subject} problem={estimate} />
              )
            }
          />
          <Needs
            words={words}
            network={entry.network}
            needs={entry.needs}
            onChange={change}
          />
        </div>
        <Answer {...shown} isOwn={isOwn} />
      </div>
      <Spoken
        text={phase === "changed" ? spoken.filter(Boolean).join(" ") : ""}
      />
      <SpendSlider
        words={words}
        choice={choice}
        quote={quote}
        entry={entry}
        position={position}
        depth={depth}
        onChange={change}
      />
      <Tables {...shown} />
      <Outlook
        {...shown}
        own={answered.guesses}
        onChange={change}
        isOpen={isOpen}
        onOpen={() => setIsOpen(true)}
      />
      {words.caption && <p className="caption">{words.caption}</p>}
      <button type="button" className="print" onClick={print}>
        {words.print.button}
      </button>
      {date && createPortal(<Sheet {...shown} date={date} />, document.body)}
    </Section>
  );
}
