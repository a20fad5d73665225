import { Paragraph } from "~/components/rich-text";
import { headingId, Section } from "~/components/section";
import type { AdsPage } from "~/content/schema/pages/ads";

import "./benefit-list.css";

/** The benefits as a list, each heading with its text beside it. */
export function BenefitList({ mark, heading, benefits }: AdsPage["benefits"]) {
  return (
    <Section name="ads-benefit-list" mark={mark}>
      <h2 id={headingId("ads-benefit-list")}>{heading}</h2>
      <ul>
        {benefits.map(({ title, description }) => (
          <li key={title}>
            <h3>{title}</h3>
            <Paragraph text={description} />
          </li>
        ))}
      </ul>
    </Section>
  );
}
