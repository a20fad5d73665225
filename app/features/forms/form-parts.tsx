import type { Ref } from "react";

import { RichText } from "~/components/rich-text";
import type { RichText as RichTextContent } from "~/content/markdown/rich-text";

type Props = {
  text: RichTextContent;
  isShown?: boolean;
  notice?: Ref<HTMLParagraphElement>;
};

/** Says that a form was not sent. A server shows it without scripts. */
export const NotSent = ({ text, isShown = false, notice }: Props) => (
  <div role="alert">
    <p ref={notice} className="not-sent" hidden={!isShown}>
      <RichText text={text} />
    </p>
  </div>
);

/** A natively submitted form also has its page, and a honeypot that only programs fill in. */
export function SentAlong() {
  return (
    <>
      <input type="hidden" name="page" />
      <span hidden>
        {/* No name that iPhones know, as they do "website"; then password managers. */}
        <input
          type="text"
          name="feedback"
          tabIndex={-1}
          autoComplete="off"
          data-1p-ignore
          data-bwignore
          data-lpignore="true"
          data-form-type="other"
        />
      </span>
    </>
  );
}
