import { Section, SectionHead } from "~/components/section";
import type { HomePage } from "~/content/schema/home";

import "./approach.css";

/** A course with four waypoints, turned off the main line. */
export function Approach({
  mark,
  heading,
  intro,
  steps,
}: HomePage["approach"]) {
  return (
    <Section name="home-approach" mark={mark}>
      <SectionHead name="home-approach" heading={heading} intro={intro} />
      <ol>
        {steps.map(({ when, title, description }) => (
          <li key={title}>
            <span className="when">{when}</span>
            <h3>{title}</h3>
            <p>{description}</p>
          </li>
        ))}
      </ol>
    </Section>
  );
}
