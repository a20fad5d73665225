import { Paragraph } from "~/components/rich-text";
import { headingId, Section } from "~/components/section";
import type { AdsPage } from "~/content/schema/pages/ads";

import "./benefits.css";

type Props = AdsPage["benefits"] & {
  /** Flowing text with run-in headings, or each heading with its text beside it. */
  layout: "in-columns" | "in-rows";
};

/** What advertising on the page's network brings. */
export function Benefits({ mark, heading, benefits, layout }: Props) {
  const isInColumns = layout === "in-columns";
  return (
    <Section
      name="ads-benefits"
      variant={layout}
      tone={isInColumns ? "cool" : undefined}
      mark={mark}
    >
      <h2 id={headingId("ads-benefits")}>{heading}</h2>
      <ul role="list" className={isInColumns ? "columns" : undefined}>
        {benefits.map(({ title, description }) => (
          <li key={title}>
            <h3>{title}</h3> <Paragraph text={description} />
          </li>
        ))}
      </ul>
    </Section>
  );
}
