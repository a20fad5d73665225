import { Paragraph } from "~/components/rich-text";
import { Section } from "~/components/section";
import type { HomePage } from "~/content/schema/pages/home";

import "./approach.css";

/** The steps of the work as waypoints of a line that branches off the vertical one. */
export function Approach({ steps, ...section }: HomePage["approach"]) {
  return (
    <Section name="home-approach" {...section}>
      <ol role="list" className="columns">
        {steps.map(({ when, title, description }) => (
          <li key={title}>
            <span className="when">{when}</span>
            <h3>{title}</h3>
            <Paragraph text={description} />
          </li>
        ))}
      </ol>
    </Section>
  );
}
