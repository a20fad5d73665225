import type { Fathoms } from "~/format/soundings";

/** Which drawing of the sprite each depth wears; some repeat, as on a real line. */
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

/** The drawing of one mark of the lead line. */
export function MarkSymbol({ fathoms }: { fathoms: Fathoms }) {
  return (
    <svg aria-hidden="true">
      <use href={symbols[fathoms]} />
    </svg>
  );
}

type Props = { fathoms: Fathoms; label?: string };

/** The number and name of a section beside the line: a repeat of its heading. */
export function Mark({ fathoms, label }: Props) {
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
