import { isPair, isScalar, visit, type Document } from "yaml";

import { YES_OR_NO } from "../schema/entry.ts";

/** Letters of another encoding, and what no HTML and no feed may have. */
export const UNREADABLE =
  /[^\P{Cc}\n\t]|[\uFFFD-\uFFFF]|\p{Cs}|[ÂÃ][\u0080-\u00BA\u00BC-\u00BF]|â€/u;

/** Lists or quotations in one another, which no parser follows without end. */
export const TOO_DEEP =
  /^(?:[ \t]*(?:[-*+>]|\d+[.)])(?=[ \t>])){100}|^[ \t]{1000}/m;

/** Why a character, or what is too deep, cannot be read, and what to do. */
export function unreadableAt(character: string): string {
  if (/^[ÂÃâ]/.test(character))
    return `has letters that another program has read wrongly (UTF-8 as Windows-1252), and would show as ${character}; open the file that it was made from, as UTF-8`;
  if (character.length > 1)
    return "has lists or quotations in one another, a hundred deep or more; make them shallower";
  const code = character.charCodeAt(0);
  return code === 0 || (code >= 0x7f && code !== 0xfffe && code !== 0xffff)
    ? "has letters that are not in UTF-8, and would show as �; open the file in the program that wrote it, and save it as UTF-8"
    : `has the control character U+${code.toString(16).toUpperCase().padStart(4, "0")}, which no page and no feed may have; delete it`;
}

/** The column at which something begins. */
const columnOf = (written: string, at: number) =>
  at - written.lastIndexOf("\n", at - 1);

/** A list within a text, and an empty line, which /admin writes between quotation marks. */
const LIST = /\S[ \t]*\n[ \t]*(?:[-*+>]|\d+[.)]) /;
const EMPTY_LINE = /\n[ \t]*\n/;

/**
 * Remarks that may be the end of a text, as in "Rank #1", characters that are written as
 * codes, and lines that YAML would join.
 */
export function lostIn(
  document: Document,
  written: string,
  mayHaveRemarks: boolean,
) {
  const found: { pos: [number]; words: string }[] = [];
  visit(document, {
    Scalar: (_, { range, type, value }, path) => {
      const [start = 0, end = 0] = range ?? [];
      const text = typeof value === "string" ? value : "";
      const tell = (words: string) => found.push({ pos: [start], words });
      const unreadable = UNREADABLE.exec(text);
      if (unreadable) tell(unreadableAt(unreadable[0]));
      const source = written.slice(start, end);
      if (
        !type?.startsWith("BLOCK") &&
        (LIST.test(source) ||
          (type !== "QUOTE_DOUBLE" && EMPTY_LINE.test(source)))
      )
        tell(
          "has several paragraphs or a list, which need the sign | behind the colon, with all of the text below it",
        );
      if (type !== "PLAIN") return;
      if (/^(?:~|null)$/i.test(text))
        tell(
          'is a sign for nothing in other programs, and would be shown; take the line out, or write it in "quotation marks"',
        );
      const [, below, remark] =
        /^[ \t]*(\n[\n ]*)?#(.*)/.exec(written.slice(end)) ?? [];
      const parent = path.at(-1);
      const key = isPair(parent) && isScalar(parent.key) && parent.key.range;
      if (
        remark !== undefined &&
        (below === undefined ||
          columnOf(written, end + below.length) >
            columnOf(written, key ? key[0] : start - 1)) &&
        !(remark.startsWith(" ") && (text === "" || YES_OR_NO.test(text))) &&
        (!mayHaveRemarks || /^(?:\S| *\d)/.test(remark))
      )
        tell(
          `a # behind a space begins a remark, which no page shows; put the text into "quotation marks", or the remark on a line of its own: "#${remark.trimEnd()}"`,
        );
    },
  });
  return found;
}
