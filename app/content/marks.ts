import { FATHOMS } from "../format/soundings.ts";
import type { Mark } from "./schema/primitives.ts";

const hasMark = (section: unknown): section is { mark: Mark } =>
  typeof section === "object" &&
  section !== null &&
  "mark" in section &&
  typeof section.mark === "object";

/** Gives each section of a page that has a mark the next depth of the lead line. */
export function numberMarks<Page>(page: Page): Page {
  const marked = Object.values(page ?? {}).filter(hasMark);
  for (const [index, { mark }] of marked.entries()) {
    mark.fathoms = FATHOMS[index] ?? FATHOMS[8];
  }
  return page;
}
