import { ButtonLink } from "~/components/links";
import { Paragraph } from "~/components/rich-text";
import { headingId, LeadWeight, Section } from "~/components/section";
import type { Closing } from "~/content/schema/shared";

import "./closing-call.css";

/** The call to action at the end of a page. */
export function ClosingCall({ mark, heading, text, actions }: Closing) {
  return (
    <Section name="closing-call" mark={mark}>
      <h2 id={headingId("closing-call")}>{heading}</h2>
      <div className="grid">
        <Paragraph text={text} />
        <div className="actions">
          {actions.map((link, index) => (
            <ButtonLink
              key={link.text}
              link={link}
              variant={index === 0 ? "filled" : "outline"}
              hasArrow={index === 0}
            />
          ))}
        </div>
      </div>
      <LeadWeight />
    </Section>
  );
}
