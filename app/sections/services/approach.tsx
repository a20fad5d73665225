import { Drawing } from "~/components/picture";
import { Paragraph } from "~/components/rich-text";
import { headingId, Section } from "~/components/section";
import type { ServicesPage } from "~/content/schema/pages/services";

import "./approach.css";

/** The approach as parts of a lead: lines in the drawing point at the text of each. */
export function Approach(props: ServicesPage["approach"]) {
  const { mark, heading, drawing, parts } = props;
  return (
    <Section name="services-approach" tone="cool" mark={mark}>
      <h2 id={headingId("services-approach")}>{heading}</h2>
      <div className="fig">
        {drawing && <Drawing drawing={drawing} fit="draw" />}
        {parts.map(({ title, description }, index) => (
          <article key={title} aria-labelledby={headingId(`part-${index + 1}`)}>
            <h3 id={headingId(`part-${index + 1}`)}>{title}</h3>
            <Paragraph text={description} />
          </article>
        ))}
      </div>
    </Section>
  );
}
