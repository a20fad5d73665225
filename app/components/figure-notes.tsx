import type { HeadlineStat, NoteLabels } from "~/content/schema/shared";

type Props = { stats: readonly HeadlineStat[]; labels: NoteLabels };

/** The evidence behind a band's figures, folded away until it is asked for. */
export function FigureNotes({ stats, labels }: Props) {
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
