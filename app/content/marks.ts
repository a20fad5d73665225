import { FATHOMS } from "../format/soundings.ts";
import type { Mark } from "./schema/primitives.ts";

const hasMark = (section: unknown): section is { mark: Mark } =>
  typeof section === "object" &&
  section !== null &&
  "mark" in section &&
  typeof section.mark === "object";

/**
 * Gives each section of a page that has a mark the next depth of the lead line.
 * Sections that have nothing to show are not counted.
 */
export function numberMarks(page: object, empty: readonly string[]): void {
  const marked = Object.entries(page)
    .filter(([name]) => !empty.includes(name))
    .map(([, section]: [string, unknown]) => section)
    .filter(hasMark);
  for (const [index, { mark }] of marked.entries()) {
    mark.fathoms = FATHOMS[index] ?? FATHOMS[8];
  }
}
