import { Section } from "~/components/section";
import { EnquiryForm } from "~/islands/enquiry-form";

import type { SectionProps } from "../section-props";

/** A form beside a heading. */
export default function Form({ section, site }: SectionProps<"form">) {
  const { frame, heading, intro, form } = section;
  return (
    <Section frame={frame} name="form beside" heading={heading} intro={intro}>
      <EnquiryForm id={frame.id} options={form} site={site} />
    </Section>
  );
}
