import { Section } from "~/components/section";
import { NewsletterForm } from "~/features/newsletter/newsletter-form";

import type { SectionProps } from "../section-props";
import "./newsletter.css";

/** The newsletter form, beside what it is about. */
export default function Newsletter({
  section,
  site,
}: SectionProps<"newsletter">) {
  const { frame, heading, intro } = section;
  return (
    <Section
      frame={frame}
      name="newsletter beside"
      isStrip
      heading={heading}
      intro={intro}
    >
      <NewsletterForm id={`${frame.id}-email`} {...site.content.newsletter} />
    </Section>
  );
}
