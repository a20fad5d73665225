import { Arrow } from "~/components/links";
import { headingId } from "~/components/section";
import type { ContactPage } from "~/content/schema/pages/contact";

/** A button that leads to the form, where that is out of view. */
export const ToForm = ({
  heading,
}: Pick<ContactPage["hero"]["form"], "heading">) => (
  <a className="button" href={`#${headingId("contact-form")}`}>
    {heading} <Arrow />
  </a>
);
