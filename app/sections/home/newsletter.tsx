import { Paragraph } from "~/components/rich-text";
import { headingId, Section } from "~/components/section";
import type { HomePage } from "~/content/schema/pages/home";
import type { NewsletterWords } from "~/content/schema/layout";
import { NewsletterForm } from "~/features/newsletter/newsletter-form";

import "./newsletter.css";

type Props = HomePage["newsletter"] & { form: NewsletterWords };

function Scissors() {
  return (
    <svg className="snip" viewBox="0 0 32 24" aria-hidden="true">
      <g fill="none" stroke="currentColor" strokeWidth="1.6">
        <circle cx="6" cy="6" r="4" />
        <circle cx="6" cy="18" r="4" />
        <path d="M9.4 8.4 30 19M9.4 15.6 30 5" />
      </g>
    </svg>
  );
}

/** The newsletter form, which looks like a coupon to cut out. */
export function Newsletter({ mark, heading, text, form }: Props) {
  return (
    <Section name="home-newsletter" tone="warm" mark={mark}>
      <div className="split coupon">
        <div>
          <h2 id={headingId("home-newsletter")}>{heading}</h2>
          <Paragraph text={text} />
        </div>
        <NewsletterForm id="newsletter-email" look="coupon" {...form} />
        <Scissors />
      </div>
    </Section>
  );
}
