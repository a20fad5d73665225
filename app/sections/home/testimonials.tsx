import { RichText } from "~/components/rich-text";
import { headingId, Section } from "~/components/section";
import type { HomePage } from "~/content/schema/pages/home";

import "./testimonials.css";

/** The first quotation in large type, the others below it. */
export function Testimonials({
  mark,
  heading,
  testimonials,
}: HomePage["testimonials"]) {
  return (
    <Section name="home-testimonials" tone="shoal" mark={mark}>
      <h2 id={headingId("home-testimonials")} className="visually-hidden">
        {heading}
      </h2>
      <div className="grid">
        {testimonials.map(({ quote, author, position, company }) => (
          <figure key={author}>
            <blockquote>
              “<RichText text={quote} />”
            </blockquote>
            <figcaption>
              <b>{author}</b>
              {`${position}, ${company}`}
            </figcaption>
          </figure>
        ))}
      </div>
    </Section>
  );
}
