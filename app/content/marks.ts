import { hasMark, marksOf, type Mark } from "../format/marks.ts";
import { FATHOMS } from "../format/soundings.ts";

/**
 * Gives each section of a page that has a mark the next depth of the lead line, and
 * the name of its entry as its id. Sections that have nothing to show lose theirs.
 */
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

/** Says at the first mark of a page what the numbers are. */
export function explainMarks(page: object, note: string): void {
  const [first] = marksOf(page);
  if (first) first.note = note;
}
