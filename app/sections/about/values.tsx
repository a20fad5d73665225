import { RichText } from "~/components/rich-text";
import { headingId, Section } from "~/components/section";
import type { AboutPage } from "~/content/schema/pages/about";

import "./values.css";

/** The company's values in large type, one to a row. */
export function Values({ mark, heading, values }: AboutPage["values"]) {
  return (
    <Section name="about-values" mark={mark}>
      <h2 id={headingId("about-values")} className="visually-hidden">
        {heading}
      </h2>
      <dl>
        {values.map(({ title, description }) => (
          <div key={title} className="grid">
            <dt>{title}</dt>
            <dd>
              <RichText text={description} />
            </dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}
