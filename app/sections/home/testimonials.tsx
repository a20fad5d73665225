import { RichText } from "~/components/rich-text";
import { headingId, Section } from "~/components/section";
import type { HomePage } from "~/content/schema/home";
import type { Testimonial } from "~/content/schema/shared";

import "./testimonials.css";

const Quote = ({ text }: { text: Testimonial["quote"] }) => (
  <blockquote>
    “<RichText text={text} />”
  </blockquote>
);

function Byline({ author, position, company }: Omit<Testimonial, "quote">) {
  return (
    <>
      <b>{author}</b>
      {`${position}, ${company}`}
    </>
  );
}

/**
 * The first quotation in large type; its author stands in the first row of the
 * others.
 */
export function Testimonials({
  mark,
  heading,
  testimonials: [first, ...others],
}: HomePage["testimonials"]) {
  return (
    <Section name="home-testimonials" tone="shoal" mark={mark}>
      <h2 id={headingId("home-testimonials")} className="visually-hidden">
        {heading}
      </h2>
      {first && (
        <div className="grid">
          <figure className="first">
            <Quote text={first.quote} />
          </figure>
        </div>
      )}
      <div className="grid others">
        {first && (
          <p className="byline">
            <Byline {...first} />
          </p>
        )}
        {others.map(({ quote, ...by }) => (
          <figure key={by.author}>
            <Quote text={quote} />
            <figcaption>
              <Byline {...by} />
            </figcaption>
          </figure>
        ))}
      </div>
    </Section>
  );
}
