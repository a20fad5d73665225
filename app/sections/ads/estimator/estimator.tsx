import { useRef, useState } from "react";

import { useSpend } from "~/browser/use-spend";
import { useThrottled } from "~/browser/use-throttled";
import { Section } from "~/components/section";
import { SectionHead } from "~/components/section-head";
import type {
  Estimator as Words,
  NetworkEstimate,
} from "~/content/schema/estimator";
import type { Rate } from "~/estimate/fees";
import { SPEND } from "~/estimate/spend-scale";
import { fill } from "~/format/fill";
import { formatPence } from "~/format/money";

import { AmountField } from "./amount-field";
import { answerAt } from "./answer";
import { Results } from "./results";
import { SpendSlider } from "./spend-slider";

type Props = NetworkEstimate & {
  /** Its place on the page. */
  id: string;
  words: Words;
  rates: readonly Rate[];
};

/** Least time between two changes of the results, in ms: as fast as numbers can be read. */
const RESULTS_PAUSE = 200;

/** What a monthly ad spend would cost under each package. */
export function Estimator({
  id,
  words,
  rates,
  network,
  subject,
  assumptions,
}: Props) {
  const slider = useRef<HTMLInputElement>(null);
  const { spend, slide, setPence } = useSpend(words.openingSpendPence, slider);
  const [isAnnounced, setIsAnnounced] = useState(false);

  // While somebody drags, the slider goes first.
  const shownPence = useThrottled(spend.pence, RESULTS_PAUSE);
  const { feePence, number, values } = answerAt(rates, spend.pence, {
    and: words.and,
    network,
  });
  const answer = fill(words.answer[number], values);

  return (
    <Section name="estimator" id={id} tone="deep" mark={words.mark}>
      <SectionHead
        name="estimator"
        heading={words.heading}
        intro={words.intro}
      />
      <SpendSlider
        words={words}
        rates={rates}
        slider={slider}
        spend={spend}
        feePence={feePence}
        answer={answer}
        onSlide={(position) => {
          slide(position);
          setIsAnnounced(false);
        }}
      />
      <AmountField
        id="exact"
        label={words.spend.exactLabel}
        words={words.field}
        amount={spend.pence}
        range={SPEND}
        format={formatPence}
        onAmount={(pence) => {
          setPence(pence);
          setIsAnnounced(false);
        }}
        onDone={() => setIsAnnounced(true)}
      />
      {/* The slider says it by itself: this speaks for the field. */}
      <p className="visually-hidden" role="status">
        {isAnnounced && answer}
      </p>
      <Results
        words={words}
        rates={rates}
        network={network}
        subject={subject}
        assumptions={assumptions}
        spendPence={shownPence}
      />
      <p className="caption">{words.caption}</p>
    </Section>
  );
}
