import { Section, SectionHead } from "~/components/section";
import type { HomePage } from "~/content/schema/home";

/** A course with four waypoints, turned off the main line. */
export function Approach({
  mark,
  heading,
  intro,
  steps,
}: HomePage["approach"]) {
  return (
    <Section name="course" mark={mark}>
      <SectionHead name="course" heading={heading} intro={intro} />
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
