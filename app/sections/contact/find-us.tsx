import { Plate } from "~/components/plate";
import { headingId, Section } from "~/components/section";
import type { ContactPage } from "~/content/schema/contact";

export function FindUs({ heading, picture, caption }: ContactPage["find"]) {
  return (
    <Section name="find">
      <h2 id={headingId("find")} className="visually-hidden">
        {heading}
      </h2>
      <Plate picture={picture} tone="warm">
        <b>{caption.place}</b> {caption.text}
      </Plate>
    </Section>
  );
}
