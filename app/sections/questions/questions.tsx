import { Fragment } from "react";

import { Opens } from "~/components/opens";
import { TextBlocks } from "~/components/rich-text";
import { Section } from "~/components/section";

import type { SectionProps } from "../section-props";
import "./questions.css";

/** Questions in one list or in groups; each opens and closes independently. */
export default function Questions({ section }: SectionProps<"questions">) {
  const { frame, heading, intro, groups } = section;
  return (
    <Section
      frame={frame}
      name="questions beside"
      heading={heading}
      intro={intro}
    >
      <div>
        {groups.map(({ label, questions }) => (
          <Fragment key={label ?? ""}>
            {label !== undefined && <h3 className="label">{label}</h3>}
            <div className="ruled">
              {questions.map(({ question, answer }) => (
                <Opens key={question} summary={question}>
                  <TextBlocks blocks={answer} />
                </Opens>
              ))}
            </div>
          </Fragment>
        ))}
      </div>
    </Section>
  );
}
