import { TextBlocks } from "~/components/rich-text";
import { headingId, Section } from "~/components/section";
import type { Faq } from "~/content/schema/shared";

import "./faq-list.css";

/** The questions; each opens and closes independently. */
export function FaqList({ mark, heading, items }: Faq) {
  return (
    <Section name="faq-list" tone="warm" mark={mark}>
      <div className="split">
        <h2 id={headingId("faq-list")}>{heading}</h2>
        <div className="ruled">
          {items.map(({ question, answer }) => (
            <details key={question}>
              <summary>{question}</summary>
              <TextBlocks blocks={answer} />
            </details>
          ))}
        </div>
      </div>
    </Section>
  );
}
