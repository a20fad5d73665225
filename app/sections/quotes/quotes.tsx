import { RichText } from "~/components/rich-text";
import { sampleNote } from "~/components/sample-note";
import { Section } from "~/components/section";

import type { Section as SectionOf } from "../kinds";
import type { SectionProps } from "../section-props";
import "./quotes.css";

type QuoteProps = {
  testimonial: SectionOf<"quotes">["testimonials"][number];
  isFirst?: true;
};

function Quote({ testimonial, isFirst }: QuoteProps) {
  const { quote, author, position, company } = testimonial;
  return (
    <figure>
      <blockquote className={isFirst && "title"}>
        “<RichText text={quote} />”
      </blockquote>
      <figcaption className="note">
        <b>{author}</b> {[position, company].filter(Boolean).join(", ")}
      </figcaption>
    </figure>
  );
}

/** Clients' words: the first large, the others smaller. */
export default function Quotes({ section, site }: SectionProps<"quotes">) {
  const { frame, heading, testimonials } = section;
  const [first, ...others] = testimonials;
  return (
    <Section
      frame={frame}
      name="quotes"
      heading={heading}
      hidesHeading
      sample={sampleNote(site, testimonials)}
    >
      {first && <Quote testimonial={first} isFirst />}
      {others.length > 0 && (
        <div className="columns">
          {others.map((testimonial, index) => (
            // They never change their order, and two may be "a shop".
            <Quote key={index} testimonial={testimonial} />
          ))}
        </div>
      )}
    </Section>
  );
}
