import { headingId, Section } from "~/components/section";
import type { AdsPage } from "~/content/schema/ads";

import "./gains.css";

/** The benefits as flowing text in columns, each with a run-in heading. */
export function Gains({ mark, heading, benefits }: AdsPage["benefits"]) {
  return (
    <Section name="ads-gains" tone="shoal" mark={mark}>
      <h2 id={headingId("ads-gains")}>{heading}</h2>
      <ul>
        {benefits.map(({ title, description }) => (
          <li key={title}>
            <h3>{title}</h3> <p>{description}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
