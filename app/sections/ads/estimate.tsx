import { Section } from "~/components/section";
import type { Estimator } from "~/content/schema/estimator";
import type { NetworkEstimate } from "~/content/schema/prices";
import { FeeEstimator } from "~/features/estimator/estimator";
import { PARAMETERS } from "~/features/estimator/sums/entry";
import { Island } from "~/islands/island";

type Props = Pick<NetworkEstimate, "mark" | "subject" | "networkKey"> & {
  words: Estimator;
};

/** The section of the estimator, which browsers start when it is near. */
export const Estimate = ({ mark, words, ...network }: Props) => (
  <Section
    name="estimator"
    id="estimate"
    tone="deep"
    mark={mark}
    heading={words.heading}
    intro={words.intro}
  >
    <Island
      name="estimator"
      component={FeeEstimator}
      props={{ words, ...network }}
      starts="near the viewport"
      parameters={PARAMETERS}
    />
  </Section>
);
