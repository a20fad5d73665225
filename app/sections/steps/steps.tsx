import { Paragraph, RichText } from "~/components/rich-text";
import { Section } from "~/components/section";

import type { SectionProps } from "../section-props";
import "./steps.css";

/** What happens when; each step is a point on the vertical line. */
export default function Steps({ section, site }: SectionProps<"steps">) {
  const { frame, heading, intro, steps } = section;
  const { receive } = site.content["note-labels"];
  return (
    <Section frame={frame} name="steps" heading={heading} intro={intro}>
      <ol role="list" className="ruled grid">
        {steps.map((step) => (
          <li key={step.title} className="grid">
            <div className="left">
              {step.when !== undefined && <p className="kicker">{step.when}</p>}
              <h3 className="title">{step.title}</h3>
            </div>
            {step.receive ? (
              <>
                <Paragraph text={step.text} isSmall />
                <p className="receive note">
                  <b>{receive}</b> <RichText text={step.receive} />
                </p>
              </>
            ) : (
              <p className="right">
                <RichText text={step.text} />
              </p>
            )}
          </li>
        ))}
      </ol>
    </Section>
  );
}
