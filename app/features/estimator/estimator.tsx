import { useDeferredValue, useEffect, useMemo, useState } from "react";
import { createPortal, flushSync } from "react-dom";

import { ArrowLink } from "~/components/links";
import { RichText } from "~/components/rich-text";
import type { Estimator } from "~/content/schema/estimator";
import { contactAddress } from "~/enquiry-subjects";
import { SPEND } from "~/format/estimate";
import { formatPence } from "~/format/numbers";
import { fill, listed } from "~/format/text";

import { AmountField } from "./amount-field";
import { AnswerPart, broughtBy, Notes, Spoken } from "./answer";
import { Choices, chosen, TakeOver } from "./choices";
import { Outlook } from "./outlook";
import { Scale } from "./scale";
import { EstimateSheet } from "./sheet";
import { ANY, networksOf } from "./sums/entry";
import type { EstimateProblem } from "./sums/answer";
import { signed } from "./sums/outlook";
import { scaleOf } from "./sums/scale";
import { EstimateTables } from "./tables";
import { useEntry, type Answered } from "./use-entry";
import "./estimator.css";
import "./fields.css";

type MessageProps = {
  words: Estimator;
  network: string;
  problem: EstimateProblem;
};

function Message({ words, network, problem }: MessageProps) {
  const { errors, prices } = words;
  const { wrong, least = 0 } = problem;
  const text = fill(errors[wrong], {
    least: formatPence(least),
    spend: formatPence(SPEND.least),
    most: formatPence(SPEND.most),
  });
  if (wrong !== "much" && wrong !== "none") return text;
  const [{ subject } = { subject: "" }] = networksOf(prices, { network });
  return (
    <>
      <span>{text}</span>{" "}
      <ArrowLink link={{ text: errors.quote, to: contactAddress(subject) }} />
    </>
  );
}

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

/** What the slider says of an answer. */
function valueOf(words: Estimator, answered: Answered): string {
  const { entry, answer } = answered;
  const { chosen: quote } = answer;
  const value = fill(words.answer.value, {
    amount: formatPence(entry.amountPence),
    names: listed(quote.names, words.and),
    total: quote.format(quote.totalPence),
  });
  const { customers } = broughtBy({ words, ...answered }) ?? {};
  return customers
    ? value + fill(words.answer.valueCustomers, { customers })
    : value;
}

/** What is spoken once an answer has settled. */
function spokenOf(words: Estimator, answered: Answered, isOpen: boolean) {
  const { chosen: quote } = answered.answer;
  const answer = fill(words.answer.spoken, {
    names: listed(quote.names, words.and),
    total: quote.format(quote.totalPence),
  });
  const brought = isOpen && broughtBy({ words, ...answered });
  if (!brought) return answer;
  return `${answer} ${fill(words.outlook.spoken, { cost: brought.cost })}`;
}

type Props = { words: Estimator; networkKey: string };

/** The estimator: what an amount comes to, in all and with each package. */
export function FeeEstimator({ words, networkKey }: Props) {
  const state = useEntry(words, networkKey);
  const { entry, problem, answered, phase, change } = state;
  const [isOpen, setIsOpen] = useState(false);
  const [isWrong, setIsWrong] = useState(false);
  const { date, print } = usePrinting();
  // While the slider moves, the bill and the rest may follow a moment later.
  const shown = useDeferredValue(answered);
  const { prices, amounts, errors } = words;
  const scale = useMemo(
    () => scaleOf(prices, answered.entry, state.scale),
    [prices, answered.entry, state.scale],
  );
  const onControl = (control: HTMLInputElement) =>
    change((now) => chosen(now, control));
  const example = formatPence(words.openingSpendPence).replace("£", "");
  const { field } = amounts[entry.meaning];
  return (
    <>
      <TakeOver read={state.read} onControl={onControl} />
      <div className="desk">
        <div className="ask needs-script">
          <Choices
            words={words}
            entry={entry}
            quote={answered.answer.chosen}
            onControl={onControl}
            onShare={(share) => change((now) => ({ ...now, share }))}
          />
          <AmountField
            id="amount"
            label={field}
            amount={entry.amountPence}
            range={ANY}
            unreadable={fill(errors.noNumber, { example })}
            format={signed}
            onWrong={setIsWrong}
            onAmount={(amountPence) =>
              change((now) => ({ ...now, amountPence }))
            }
            problem={
              problem && (
                <Message
                  words={words}
                  network={entry.network}
                  problem={problem}
                />
              )
            }
          />
        </div>
        <Scale
          words={words}
          {...answered}
          scale={scale}
          label={field}
          spoken={valueOf(words, answered)}
          isInert={isWrong}
          onChange={change}
        />
        <div className="notes" inert={isWrong}>
          <Notes words={words} {...shown} />
        </div>
        <AnswerPart
          words={words}
          {...shown}
          isOwn={state.isOwn && !problem}
          isInert={isWrong}
          isOpen={isOpen}
          onOpen={setIsOpen}
        />
      </div>
      <Spoken
        text={phase === "changed" ? spokenOf(words, shown, isOpen) : ""}
      />
      {isOpen && (
        <Outlook words={words} {...shown} isInert={isWrong} onChange={change} />
      )}
      <EstimateTables
        words={words}
        network={shown.entry.network}
        share={shown.entry.share}
        isInert={isWrong}
      />
      {words.caption && (
        <p className="caption">
          <RichText text={words.caption} />
        </p>
      )}
      <button type="button" className="as-link print" onClick={print}>
        {words.print.button}
      </button>
      {date &&
        createPortal(
          <EstimateSheet words={words} {...shown} date={date} />,
          document.body,
        )}
    </>
  );
}
