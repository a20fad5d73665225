import { Paragraph } from "~/components/rich-text";
import { Section, SectionHead } from "~/components/section";
import type { HomePage } from "~/content/schema/pages/home";

import "./approach.css";

/**
 * The steps of the work as waypoints of a line that branches off the vertical
 * one.
 */
export function Approach({
  mark,
  heading,
  intro,
  steps,
}: HomePage["approach"]) {
  return (
    <Section name="home-approach" mark={mark}>
      <SectionHead name="home-approach" heading={heading} intro={intro} />
      <ol className="columns">
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
