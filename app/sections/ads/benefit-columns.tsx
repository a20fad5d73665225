import { Paragraph } from "~/components/rich-text";
import { headingId, Section } from "~/components/section";
import type { AdsPage } from "~/content/schema/pages/ads";

import "./benefit-columns.css";

/** The benefits as flowing text in columns, each with a run-in heading. */
export function BenefitColumns({
  mark,
  heading,
  benefits,
}: AdsPage["benefits"]) {
  return (
    <Section name="ads-benefit-columns" tone="shoal" mark={mark}>
      <h2 id={headingId("ads-benefit-columns")}>{heading}</h2>
      <ul className="columns">
        {benefits.map(({ title, description }) => (
          <li key={title}>
            <h3>{title}</h3> <Paragraph text={description} />
          </li>
        ))}
      </ul>
    </Section>
  );
}
