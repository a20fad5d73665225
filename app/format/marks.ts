import type { Fathoms } from "./soundings.ts";

/** A section's mark of the lead line. */
export type Mark = {
  /** The section's id. */
  id: string;
  fathoms: Fathoms;
  label: string;
  /** What the numbers are, at the first mark of a page. */
  note?: string;
};

export const hasMark = (section: unknown): section is { mark: Mark } =>
  typeof section === "object" &&
  section !== null &&
  "mark" in section &&
  typeof section.mark === "object";

/** The marks of a page, from shallow to deep; none for what is no page. */
export function marksOf(page: unknown): Mark[] {
  const sections: unknown[] = Object.values(page ?? {}).flat();
  return sections
    .filter(hasMark)
    .map(({ mark }) => mark)
    .toSorted((one, other) => one.fathoms - other.fathoms);
}
