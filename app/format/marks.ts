/** The nine marks of a hand lead line, in fathoms. They number the sections. */
export const FATHOMS = [2, 3, 5, 7, 10, 13, 15, 17, 20] as const;

/** One of the nine marks, in fathoms. */
export type Fathoms = (typeof FATHOMS)[number];

/** A section's mark of the lead line. */
export type Mark = {
  id: string;
  fathoms: Fathoms;
  label: string;
};

const hasMark = (section: unknown): section is { mark: Mark } =>
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

/** Sections get the next depth of the line, and their names as ids; empty ones have none. */
export function numberMarks(page: object, empty: readonly string[]): void {
  let count = 0;
  for (const [name, section] of Object.entries(page)) {
    if (!hasMark(section)) continue;
    const { mark } = section;
    mark.id = name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
    mark.fathoms = FATHOMS[count] ?? FATHOMS[8];
    const marked: { mark?: Mark } = section;
    if (empty.includes(name)) delete marked.mark;
    else count += 1;
  }
}
