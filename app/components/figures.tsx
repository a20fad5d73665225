import type {
  DrawnStat,
  HeadlineStat,
  NoteLabels,
} from "~/content/schema/shared";
import { splitFigure } from "~/format/split-figure";

import { Drawing } from "./plate";
import "./figures.css";

type NumeralProps = {
  /** The figure as the specification writes it: "63M+", "-40%", "5.2x". */
  value: string;
  as?: "span" | "dd" | "b";
};

/** A figure in large type with its unit raised. Its text content is `value`. */
export function Numeral({ value, as: Element = "span" }: NumeralProps) {
  const { sign, currency, digits, unit } = splitFigure(value);
  return (
    <Element className="numeral">
      {/* In an element of its own the sign is not kerned with the digits. */}
      {sign === "+" && <span>{sign}</span>}
      {sign === "-" && (
        // The stylesheet draws a minus sign in place of the hyphen.
        <span className="minus">
          <i>-</i>
        </span>
      )}
      {currency && <sup className="pre">{currency}</sup>}
      {digits}
      {unit && <sup>{unit}</sup>}
    </Element>
  );
}

/** Large figures, each with the drawing of it below, if there is one. */
export function DrawnStats({ stats }: { stats: readonly DrawnStat[] }) {
  return (
    <dl>
      {stats.map(({ value, label, drawing }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>
            <Numeral value={value} />
            {drawing && <Drawing drawing={drawing} fit="draw micro" />}
          </dd>
        </div>
      ))}
    </dl>
  );
}

type FigureNotesProps = { stats: readonly HeadlineStat[]; labels: NoteLabels };

/** The evidence behind a section's figures, in a closed <details>. */
export function FigureNotes({ stats, labels }: FigureNotesProps) {
  if (!stats.some(({ note }) => note)) return null;
  return (
    <details className="notes">
      <summary>{labels.summary}</summary>
      <ul>
        {stats.map(
          ({ value, label, note }) =>
            note && (
              <li key={label}>
                <b>{`${value} ${label}`}</b>
                <p>{note.measure}</p>
                <p>{`${labels.period} ${note.period}`}</p>
                <p>{`${labels.basis} ${note.basis}`}</p>
              </li>
            ),
        )}
      </ul>
    </details>
  );
}
