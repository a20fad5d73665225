import { headingId, Section } from "~/components/section";
import type { AdsPage } from "~/content/schema/ads";

import "./six.css";

/** The benefits as a list, each heading with its text beside it. */
export function Six({ mark, heading, benefits }: AdsPage["benefits"]) {
  return (
    <Section name="ads-six" mark={mark}>
      <h2 id={headingId("ads-six")}>{heading}</h2>
      <ul>
        {benefits.map(({ title, description }) => (
          <li key={title}>
            <h3>{title}</h3>
            <p>{description}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
