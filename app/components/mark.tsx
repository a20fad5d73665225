import type { Fathoms, Mark as MarkContent } from "~/format/marks";

/** Each depth's symbol in the sprite. Some repeat, as on a real lead line. */
const symbols: Record<Fathoms, string> = {
  2: "#m2",
  3: "#m3",
  5: "#m5",
  7: "#m7",
  10: "#m10",
  13: "#m13",
  15: "#m5",
  17: "#m7",
  20: "#m20",
};

/** The drawing of one mark of the lead line; depths are in fathoms. */
export function MarkSymbol({ fathoms }: { fathoms: Fathoms }) {
  return (
    <svg aria-hidden="true">
      <use href={symbols[fathoms]} />
    </svg>
  );
}

/** A section's number and name beside the line. Its heading says the same. */
export function Mark({ fathoms, label, note }: MarkContent) {
  return (
    <p className="mark" aria-hidden="true">
      <span>
        <b>{fathoms}</b>
        {label}
        {note && <small>{note}</small>}
      </span>
      <MarkSymbol fathoms={fathoms} />
    </p>
  );
}
