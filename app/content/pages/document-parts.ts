import { FATHOMS, type Mark } from "../../format/marks.ts";
import type { LongText } from "../markdown/long-text.ts";
import type { PageHead } from "../schema/primitives.ts";

const MOST_IN_TITLES = 60;

/** A title with the company's name behind it, if search engines have room for both. */
export function titleOf(title: string, name: string): string {
  const both = `${title}${/[.?!]$/.test(title) ? "" : "."} ${name}`;
  return both.length <= MOST_IN_TITLES ? both : title;
}

/** The head of a document. */
export const headOf = (head: Omit<PageHead, "published">): PageHead => ({
  searchEngines: undefined,
  published: undefined,
  ...head,
});

/** The marks of the parts of a text. */
export const marksOfText = ({ parts, closing }: LongText): Mark[] =>
  [...parts, closing].flatMap((part) => part?.mark ?? []);

/** The mark of a section below a text: the next of the line, if one is left. */
export function marksBelow(text: LongText, mark?: Mark): Mark[] {
  const fathoms = FATHOMS[text.parts.length];
  return mark && fathoms ? [{ ...mark, id: "closing", fathoms }] : [];
}
