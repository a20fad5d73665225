import { ArrowLink } from "~/components/links";
import type { CustomQuote as CustomQuoteContent } from "~/content/schema/shared";

import "./custom-quote.css";

/** The line below a price list that offers a custom quote. */
export function CustomQuote({ question, link }: CustomQuoteContent) {
  return (
    <p className="custom-quote">
      {question} <ArrowLink link={link} />
    </p>
  );
}
