import { RichText } from "~/components/rich-text";
import { Section } from "~/components/section";
import type { AboutPage } from "~/content/schema/pages/about";

import "./values.css";

/** The company's values in large type, one to a row. */
export function Values({ values, ...section }: AboutPage["values"]) {
  return (
    <Section name="about-values" hidesHeading {...section}>
      <dl className="ruled">
        {values.map(({ title, description }) => (
          <div key={title} className="split">
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
