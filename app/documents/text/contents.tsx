import { useContext } from "react";

import { Metaphor } from "~/components/metaphor";
import { headingId } from "~/components/section";
import type { LongText } from "~/content/markdown/long-text";
import type { Mark } from "~/format/marks";

import "./contents.css";

/** Whether a text is long enough for a table of contents. */
export const isLong = ({ parts, words }: LongText): boolean =>
  parts.length > 5 || (parts.length > 2 && words > 600);

type Props = {
  heading: string;
  parts: readonly { id: string; title: string; mark?: Mark | undefined }[];
};

/** The table of contents of a long text. */
export function Contents({ heading, parts }: Props) {
  const hasDepths = useContext(Metaphor);
  return (
    <nav className="contents" aria-labelledby={headingId("contents")}>
      <h2 id={headingId("contents")}>{heading}</h2>
      <ol>
        {parts.map(({ id, mark, title }) => (
          <li key={id}>
            <a href={`#${id}`}>
              {hasDepths && <b className="tabular">{mark?.fathoms}</b>} {title}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
