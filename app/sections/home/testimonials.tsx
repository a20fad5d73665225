import { RichText } from "~/components/rich-text";
import { Section } from "~/components/section";
import type { HomePage } from "~/content/schema/pages/home";

import "./testimonials.css";

type Props = HomePage["testimonials"];

/** The first quotation in large type, the others below it. */
export function Testimonials({ testimonials, ...section }: Props) {
  return (
    <Section name="home-testimonials" tone="cool" hidesHeading {...section}>
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
