import { ArrowLink, ButtonLink } from "~/components/links";
import { RichText } from "~/components/rich-text";
import { headingId, Section } from "~/components/section";

import type { PlacedSection } from "../kinds";
import "./closing.css";

/** The last line of a page, and what to do. */
export default function Closing({
  section: { frame, heading, text, actions },
}: {
  section: PlacedSection<"closing">;
}) {
  const [first, second] = actions;
  return (
    <Section frame={frame} name="closing">
      <h2 id={headingId(frame.id)}>{heading}</h2>
      {text && (
        <p className="left">
          <RichText text={text} />
        </p>
      )}
      <div className="actions">
        {first && <ButtonLink link={first} />}
        {second && <ArrowLink link={second} />}
      </div>
    </Section>
  );
}
