import { Section } from "~/components/section";
import { FeeEstimator } from "~/features/estimator/estimator";
import { PARAMETERS } from "~/features/estimator/sums/address";
import { Island } from "~/islands/island";

import type { SectionProps } from "../section-props";

/** The fee estimator, which browsers start when it is near. */
export default function Estimator({
  section,
  site,
}: SectionProps<"estimator">) {
  const { frame, network } = section;
  const { estimator: words } = site;
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
        props={{ words, networkKey: network.networkKey }}
        withCode={["words"]}
        starts="near the viewport"
        parameters={PARAMETERS}
      />
    </Section>
  );
}
