import type { Fathoms, Mark as MarkContent } from "~/format/marks";

const repeated: Partial<Record<Fathoms, Fathoms>> = { 15: 5, 17: 7 };

/** The drawing of one mark of the lead line; depths are in fathoms. */
export function MarkSymbol({ fathoms }: { fathoms: Fathoms }) {
  return (
    <svg aria-hidden="true">
      <use href={`#m${repeated[fathoms] ?? fathoms}`} />
    </svg>
  );
}

/** A section's number and name beside the line. Its heading says the same. */
export function Mark({ fathoms, label }: MarkContent) {
  return (
    <p className="mark" aria-hidden="true">
      <span>
        <b>{fathoms}</b>
        {label}
      </span>
      <MarkSymbol fathoms={fathoms} />
    </p>
  );
}
