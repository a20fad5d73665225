import { RichText } from "~/components/rich-text";
import { Section } from "~/components/section";

import type { SectionProps } from "../section-props";
import "./statement.css";

/** So few sentences are large. */
const FEW = 2;

/** A label and a sentence each: one or two are large. */
export default function Statement({ section }: SectionProps<"statement">) {
  const { frame, heading, hidesHeading, statements } = section;
  const isLarge = statements.length <= FEW;
  return (
    <Section
      frame={frame}
      name={isLarge ? "statement large" : "statement"}
      heading={heading}
      hidesHeading={hidesHeading}
    >
      <div className="columns">
        {statements.map(({ label, text }) => (
          <div key={label} className={isLarge ? "grid" : undefined}>
            <h3 className="label">{label}</h3>
            <p className="title">
              <RichText text={text} />
            </p>
          </div>
        ))}
      </div>
    </Section>
  );
}
