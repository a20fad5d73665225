import { useDeferredValue, useLayoutEffect, useRef, useState } from "react";

import { Section, SectionHead } from "~/components/section";
import { formatPence } from "~/format/numbers";

import { AmountField } from "./amount-field";
import type { Rate } from "./fees";
import { Presets } from "./presets";
import { Results } from "./results";
import type {
  Estimator as Words,
  NetworkEstimate,
} from "~/content/schema/estimator";
import { positionOf } from "./spend-scale";
import { SPEND } from "~/format/estimate";
import { SpendSlider } from "./spend-slider";

type Props = NetworkEstimate & {
  /** The section's id, which links lead to. */
  id: string;
  words: Words;
  rates: readonly Rate[];
};

/** A spend in pence with its position on the slider. */
const placed = (pence: number) => ({ pence, position: positionOf(pence) });

/** The estimator: what each package costs at a monthly ad spend. */
export function Estimator(props: Props) {
  const { id, words, rates } = props;
  const slider = useRef<HTMLInputElement>(null);
  const [spend, setSpend] = useState(() => placed(words.openingSpendPence));
  const [isAnnounced, setIsAnnounced] = useState(false);
  // While the slider moves, the results may follow a moment later.
  const deferredPence = useDeferredValue(spend.pence);

  // The slider is not controlled by React, so that it keeps what was set before
  // hydration; it follows the address and the field here.
  useLayoutEffect(() => {
    const { current: input } = slider;
    if (input && Number(input.value) !== spend.position) {
      input.valueAsNumber = spend.position;
    }
  }, [spend]);

  const follow = (next: typeof spend) => {
    setSpend(next);
    setIsAnnounced(false);
  };

  return (
    <Section name="estimator" id={id} tone="deep" mark={props.mark}>
      <SectionHead
        name="estimator"
        heading={words.heading}
        intro={words.intro}
      />
      <Presets
        words={words.spend}
        spendPence={spend.pence}
        onSpend={(pence) => {
          follow(placed(pence));
          setIsAnnounced(true);
        }}
      />
      <SpendSlider
        ref={slider}
        words={words}
        rates={rates}
        spend={spend}
        onSpend={follow}
      />
      <AmountField
        id="exact"
        label={words.spend.exactLabel}
        words={words.field}
        amount={spend.pence}
        range={SPEND}
        format={formatPence}
        onAmount={(pence) => follow(placed(pence))}
        onDone={() => setIsAnnounced(true)}
      />
      <Results
        {...props}
        spendPence={deferredPence}
        isAnnounced={isAnnounced}
      />
      {words.caption && <p className="caption">{words.caption}</p>}
    </Section>
  );
}
