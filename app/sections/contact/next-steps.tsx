import { Numeral } from "~/components/figures";
import { Paragraph } from "~/components/rich-text";
import { LeadWeight, Section } from "~/components/section";
import type { ContactPage } from "~/content/schema/pages/contact";

import "./next-steps.css";

/** The steps that follow a message, each with a large figure. */
export function NextSteps({ steps, ...section }: ContactPage["next"]) {
  return (
    <Section name="contact-next-steps" {...section}>
      <ol className="columns">
        {steps.map(({ figure, title, description }) => (
          <li key={title}>
            <Numeral as="b" value={figure} />
            <h3>{title}</h3>
            <Paragraph text={description} />
          </li>
        ))}
      </ol>
      <LeadWeight />
    </Section>
  );
}
