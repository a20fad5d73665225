import { Section } from "~/components/section";
import { SmallSheet } from "~/features/report/small-sheet";

import type { SectionProps } from "../section-props";

/** The small sheet of the report beside a heading, if the report's page is published. */
export default function Report({ section, site }: SectionProps<"report">) {
  const { frame, heading, intro } = section;
  if (!site.reportPage) return null;
  return (
    <Section frame={frame} name="report beside" heading={heading} intro={intro}>
      <SmallSheet site={site} />
    </Section>
  );
}
