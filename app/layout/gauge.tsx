import { MarkSymbol } from "~/components/section";
import type { Navigation } from "~/content/schema/layout";
import type { Mark } from "~/format/marks";

import "./gauge.css";

/** A page of fewer marks is short enough to be scrolled. */
const FEWEST_MARKS = 3;

type Props = { marks: readonly Mark[]; words: Navigation["sections"] };

export function Gauge({ marks, words }: Props) {
  if (marks.length < FEWEST_MARKS) return null;
  return (
    <nav className="gauge" aria-label={words.label}>
      <p>{words.label}</p>
      <ol>
        {marks.map(({ id, fathoms, label }) => (
          <li key={id}>
            <a href={`#${id}`}>
              <b>{fathoms}</b> <MarkSymbol fathoms={fathoms} />
              <span>{label}</span>
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
