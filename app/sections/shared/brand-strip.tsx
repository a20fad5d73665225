import { Drawing } from "~/components/plate";
import { headingId, Section } from "~/components/section";
import type { Mark } from "~/content/schema/primitives";
import type { Clients } from "~/content/schema/shared";

import "./brand-strip.css";

type Props = Clients & { mark?: Mark | undefined };

/** The logos of clients, if there are any. */
export function BrandStrip({ mark, heading, logos }: Props) {
  if (logos.length === 0) return null;
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
