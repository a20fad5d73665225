import { Section } from "~/components/section";
import { FeeEstimator } from "~/features/estimator/estimator";
import { PARAMETERS } from "~/features/estimator/sums/entry";
import { Island } from "~/islands/island";

import type { SectionProps } from "../section-props";

/** The fee estimator, which browsers start when it is near. */
export default function Estimator({
  section,
  site,
}: SectionProps<"estimator">) {
  const { frame, network } = section;
  const words = site.content.estimator;
  return (
    <Section
      frame={frame}
      name="estimator"
      background="deep"
      heading={section.heading ?? words.heading}
      intro={section.intro ?? words.intro}
    >
      <Island
        name="estimator"
        component={FeeEstimator}
        props={{
          words: { ...words, prices: site.prices },
          subject: network.subject,
          networkKey: network.networkKey,
        }}
        starts="near the viewport"
        parameters={PARAMETERS}
      />
    </Section>
  );
}
