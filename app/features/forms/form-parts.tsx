import { RichText } from "~/components/rich-text";
import type { RichText as RichTextContent } from "~/content/markdown/markdown";

/** Scrolls to a notice that has appeared below the window or behind the cookie notice. */
export function scrollToNotice(notice: Element | null): void {
  notice?.scrollIntoView({ block: "nearest" });
}

type Props = {
  text: RichTextContent;
  isShown: boolean;
  /** Whether it is in the page before, so that a server can show it without scripts. */
  isSent: boolean;
};

/** Says that a form was not sent. */
export const NotSent = ({ text, isShown, isSent }: Props) =>
  (isShown || isSent) && (
    <div role="alert">
      <p
        ref={isShown ? scrollToNotice : null}
        className="not-sent"
        hidden={!isShown}
      >
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
