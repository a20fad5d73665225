import { RichText } from "~/components/rich-text";
import type { RichText as RichTextContent } from "~/content/markdown";

type Props = { text: RichTextContent; isShown: boolean };

/**
 * Says that a form was not sent. It is in the page from the beginning, so that the
 * server can show it to a visitor without scripts.
 */
export function NotSent({ text, isShown }: Props) {
  return (
    <div role="alert">
      <p className="not-sent" hidden={!isShown}>
        <RichText text={text} />
      </p>
    </div>
  );
}
