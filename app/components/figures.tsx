import type {
  DrawnStat,
  HeadlineStat,
  NoteLabels,
} from "~/content/schema/shared";
import { splitFigure } from "~/format/figures";

import { Drawing } from "./picture";
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

/** The drawing of a figure, with labels above the parts that they name. */
function LabelledDrawing({ drawing, drawingLabels = [] }: DrawnStat) {
  if (!drawing) return null;
  if (drawingLabels.length === 0)
    return <Drawing drawing={drawing} fit="draw micro" />;
  return (
    <span className={`micro labelled ${drawing.name}`}>
      {drawingLabels.map((label) => (
        <span key={label}>{label}</span>
      ))}
      <Drawing drawing={drawing} fit="draw" />
    </span>
  );
}

/** The letters of a figure for which the large sizes are made: "200%". */
const USUAL_LETTERS = 4;

/** How many letters the longest figure has, if that is more than usual. */
export function longestFigure(stats: readonly HeadlineStat[]) {
  const letters = Math.max(...stats.map(({ value }) => value.length));
  return letters > USUAL_LETTERS ? { "--letters": letters } : undefined;
}

/** Large figures, each with the drawing of it below, if there is one. */
export function DrawnStats({ stats }: { stats: readonly DrawnStat[] }) {
  return (
    <dl className="columns" style={longestFigure(stats)}>
      {stats.map((stat) => (
        <div key={stat.label}>
          <dt className="term">{stat.label}</dt>
          <dd>
            <Numeral value={stat.value} />
            <LabelledDrawing {...stat} />
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
