import { headingId } from "~/components/section";
import type { Mark } from "~/format/marks";

import "./contents.css";

type Props = {
  heading: string;
  parts: readonly { id: string; title: string; mark?: Mark | undefined }[];
};

/** The table of contents of a long text. */
export function Contents({ heading, parts }: Props) {
  return (
    <nav className="contents" aria-labelledby={headingId("contents")}>
      <h2 id={headingId("contents")}>{heading}</h2>
      <ol>
        {parts.map(({ id, mark, title }) => (
          <li key={id}>
            <a href={`#${id}`}>
              <b className="tabular">{mark?.fathoms}</b> {title}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
