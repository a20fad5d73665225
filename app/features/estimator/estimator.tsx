import { useDeferredValue, useEffect, useMemo, useState } from "react";
import { createPortal, flushSync } from "react-dom";

import { ArrowLink } from "~/components/links";
import type { Estimator } from "~/content/schema/estimator";
import type { NetworkEstimate } from "~/content/schema/prices";
import { contactAddress } from "~/enquiry-subjects";
import { SPEND } from "~/format/estimate";
import { formatPence } from "~/format/numbers";
import { fill, listed } from "~/format/text";

import { AmountField } from "./amount-field";
import { Answer, Spoken } from "./answer";
import { Choices, chosen, Needs, TakeOver } from "./choices";
import { costOf, guessesOf, Outlook } from "./outlook";
import { EstimateSheet } from "./sheet";
import { SpendSlider } from "./spend-slider";
import { billTitle } from "./sums/bill";
import { feeChart } from "./sums/chart";
import { ANY, networksOf } from "./sums/entry";
import { choiceOf, type EstimateProblem } from "./sums/fees";
import { outlookFor, signed } from "./sums/outlook";
import { EstimateTables } from "./tables";
import { useEntry, type Answered } from "./use-entry";
import "./estimator.css";
import "./fields.css";

type Props = Pick<NetworkEstimate, "subject" | "networkKey"> & {
  words: Estimator;
};

type MessageProps = Pick<Props, "words" | "subject"> & {
  network: string;
  problem: EstimateProblem;
};

function Message({ words, subject, network, problem }: MessageProps) {
  const { errors, prices, and } = words;
  const { wrong, pence = 0 } = problem;
  const names = networksOf(prices, { network }).map((each) => each.subjectName);
  const text = fill(errors[wrong], {
    network: listed(names, and),
    fee: formatPence(pence),
    spend: formatPence(pence),
    least: formatPence(SPEND.least),
    most: formatPence(SPEND.most),
  });
  if (wrong !== "much") return text;
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

function spokenOf(
  words: Estimator,
  { entry, quote }: Answered,
  isOpen: boolean,
) {
  const answer = fill(words.answer.spoken, {
    title: billTitle(words, entry, quote),
    fee: formatPence(quote.feePence),
  });
  const outlook = isOpen && outlookFor(quote, guessesOf(entry, quote));
  if (!outlook) return answer;
  const cost = costOf(words.outlook, outlook);
  return `${answer} ${fill(words.outlook.spoken, { cost })}`;
}

/** The estimator: what an ad spend costs, or what a whole budget buys. */
export function FeeEstimator({ subject, words, networkKey }: Props) {
  const state = useEntry(words, networkKey);
  const { entry, problem, answered, phase, change } = state;
  const [isOpen, setIsOpen] = useState(false);
  const { date, print } = usePrinting();
  // While the slider moves, the bill and the tables may follow a moment later.
  const shown = useDeferredValue(answered);
  const { prices, amount, errors } = words;
  const { network, share, needs } = shown.entry;
  const chart = useMemo(() => {
    const choice = choiceOf(prices, { network, share, needs });
    return feeChart(choice, prices, words.chart.both);
  }, [prices, network, share, needs, words]);

  const onControl = (control: HTMLInputElement) =>
    change((now) => chosen(words, now, control));
  const example = formatPence(words.openingSpendPence).replace("£", "");
  return (
    <>
      <TakeOver read={state.read} onControl={onControl} />
      <div className="desk">
        <div className="ask needs-script">
          <Choices words={words} entry={entry} onControl={onControl} />
          <AmountField
            id="amount"
            label={amount[entry.way]}
            note={amount.note}
            amount={entry.amountPence}
            range={ANY}
            unreadable={fill(errors.noNumber, { example })}
            format={signed}
            unread={state.unread}
            onAmount={(amountPence) =>
              change((now) => ({ ...now, amountPence }))
            }
            problem={
              problem && (
                <Message
                  words={words}
                  subject={subject}
                  network={entry.network}
                  problem={problem}
                />
              )
            }
          />
          <Needs words={words} entry={entry} onControl={onControl} />
        </div>
        <Answer words={words} {...shown} isOwn={state.isOwn && !problem} />
      </div>
      <Spoken
        text={phase === "changed" ? spokenOf(words, shown, isOpen) : ""}
      />
      <SpendSlider
        words={words}
        chart={chart}
        quote={answered.quote}
        entry={entry}
        position={state.position}
        onChange={change}
      />
      <EstimateTables words={words} {...shown} />
      <Outlook
        words={words}
        {...shown}
        own={answered.entry.guesses}
        onChange={change}
        isOpen={isOpen}
        onOpen={setIsOpen}
      />
      {words.caption && <p className="caption">{words.caption}</p>}
      <button type="button" className="print" onClick={print}>
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
