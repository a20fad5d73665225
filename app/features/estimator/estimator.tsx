import { useState } from "react";
import { useSpendAddress } from "./spend-address";
import { Section, SectionHead } from "~/components/section";
import type { Estimator as Words, NetworkEstimate } from "./schema";
import type { Rate } from "./fees";
import { SPEND } from "~/features/enquiry/enquiry-address";
import { formatPence } from "~/format/numbers";
import { AmountField } from "./amount-field";
import { Results } from "./results";
import { SpendSlider } from "./spend-slider";
import { useSlider } from "./use-slider";

type Props = NetworkEstimate & {
  /** Its place on the page. */
  id: string;
  words: Words;
  rates: readonly Rate[];
};

/** What a monthly ad spend would cost under each package. */
export function Estimator(props: Props) {
  const { id, words } = props;
  const [spendPence, setSpendPence] = useState(words.openingSpendPence);
  const [isAnnounced, setIsAnnounced] = useState(false);
  const follow = (pence: number) => {
    setSpendPence(pence);
    setIsAnnounced(false);
  };
  const slider = useSlider(props, follow);
  useSpendAddress(spendPence);

  return (
    <Section name="estimator" id={id} tone="deep" mark={words.mark}>
      <SectionHead
        name="estimator"
        heading={words.heading}
        intro={words.intro}
      />
      <SpendSlider {...props} {...slider} />
      <AmountField
        id="exact"
        label={words.spend.exactLabel}
        words={words.field}
        amount={spendPence}
        range={SPEND}
        format={formatPence}
        onAmount={(pence) => {
          slider.show(pence);
          follow(pence);
        }}
        onDone={() => setIsAnnounced(true)}
      />
      <Results {...props} spendPence={spendPence} isAnnounced={isAnnounced} />
      <p className="caption">{words.caption}</p>
    </Section>
  );
}
