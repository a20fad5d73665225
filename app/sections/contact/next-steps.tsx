import { Numeral } from "~/components/figures";
import { Paragraph } from "~/components/rich-text";
import { LeadWeight, Section } from "~/components/section";
import type { ContactPage } from "~/content/schema/pages/contact";

import { ToForm } from "./to-form";

import "./next-steps.css";

type Props = NonNullable<ContactPage["next"]> & {
  form: ContactPage["hero"]["form"];
};

/** The steps that follow a message, each with a large figure, and the way to write it. */
export function NextSteps({ steps, form, ...section }: Props) {
  return (
    <Section name="contact-next-steps" {...section}>
      <ol role="list" className="columns">
        {steps.map(({ figure, title, description }) => (
          <li key={title}>
            <Numeral as="b" value={figure} />
            <h3>{title}</h3>
            <Paragraph text={description} />
          </li>
        ))}
      </ol>
      <div className="actions">
        <ToForm heading={form.heading} />
      </div>
      <LeadWeight />
    </Section>
  );
}
