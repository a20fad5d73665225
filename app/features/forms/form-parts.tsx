import { RichText } from "~/components/rich-text";
import type { RichText as RichTextContent } from "~/content/markdown/markdown";

type Props = { text: RichTextContent; isShown: boolean };

/** Scrolls to a notice that has appeared below the window or behind the cookie notice. */
export function scrollToNotice(notice: Element | null): void {
  notice?.scrollIntoView({ block: "nearest" });
}

/**
 * Says that a form was not sent. It is in the page from the beginning, so that the
 * server can show it to a visitor without scripts.
 */
export function NotSent({ text, isShown }: Props) {
  return (
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
}

/**
 * The hidden fields of a form that is submitted natively: the page, and a honeypot,
 * which people cannot see and only programs fill in.
 */
export function SentAlong() {
  return (
    <>
      <input type="hidden" name="page" />
      <span hidden>
        <input type="text" name="website" tabIndex={-1} autoComplete="off" />
      </span>
    </>
  );
}
