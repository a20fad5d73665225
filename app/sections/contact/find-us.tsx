import { Plate } from "~/components/plate";
import { headingId, Section } from "~/components/section";
import type { ContactPage } from "~/content/schema/contact";

import "./find-us.css";

/** A chart of the office's place, with the address as its caption. */
export function FindUs({
  heading,
  picture,
  caption,
}: NonNullable<ContactPage["find"]>) {
  return (
    <Section name="contact-find-us">
      <h2 id={headingId("contact-find-us")} className="visually-hidden">
        {heading}
      </h2>
      <Plate picture={picture} tone="warm">
        <b>{caption.place}</b> {caption.text}
      </Plate>
    </Section>
  );
}
