import { Drawing } from "~/components/plate";
import { headingId, Section } from "~/components/section";
import type { Mark } from "~/content/schema/primitives";
import type { Clients } from "~/content/schema/shared";

import "./brand-strip.css";

/** The logos of clients. */
export function BrandStrip({
  mark,
  heading,
  logos,
}: Clients & { mark?: Mark | undefined }) {
  return (
    <Section name="brand-strip" mark={mark}>
      <h2 id={headingId("brand-strip")}>{heading}</h2>
      <ul>
        {logos.map(({ name, drawing }) => (
          <li key={name}>
            <Drawing drawing={drawing} />
          </li>
        ))}
      </ul>
    </Section>
  );
}
