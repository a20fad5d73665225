import { isPair, isScalar, visit, type Document } from "yaml";

import { replaceOutsideCode } from "../markdown/parse.ts";
import { YES_OR_NO } from "../schema/entry.ts";

/** What no HTML and no feed may have, and what stands for a letter of another encoding. */
const UNREADABLE = /[^\P{Cc}\n\t]|[\uFFFD-\uFFFF]|\p{Cs}|\p{Co}/u;

/** Letters, currencies, arrows and faces of UTF-8, read as Windows-1252. */
const MISREAD =
  /([ÂÃ][\x80-\xBA\xBC-\xBF]|Â(?![\p{L}\p{M}])|[ÄÅÎÏÐÑØÙ][\x80-\x9F\xA1-\xAD\xB0\xB1\xB4-\xB6\xB8\xBA\xBC-\xBF€‚ƒ„†‡ˆŠŒŽšŸ™›]|â[\x80-\x9F€‚„†œˆ]|ðŸ|ï»¿)/gu;

type Found = { 0: string; index: number };

/** What of a text has been read wrongly. Code may be about that. */
function wronglyEncodedIn(markdown: string, from = 0): Found | undefined {
  let found: Found | undefined;
  replaceOutsideCode(markdown, MISREAD, (letters, _, index) => {
    found ??= { 0: letters, index: from + index };
    return letters;
  });
  return found;
}

/** Lists or quotations in one another, which no parser follows without end. */
const TOO_DEEP = /^(?:[ \t]*(?:[-*+>]|\d+[.)])(?=[ \t>])){100}|^[ \t]{1000}/m;

/** Why a character, or what is too deep, cannot be read, and what to do. */
function unreadableAt(character: string): string {
  if (/^[À-ÿ]/.test(character))
    return `has letters that another program has read wrongly (UTF-8 as Windows-1252), and would show as ${character}; open the file that it was made from, as UTF-8`;
  if (character.length > 1)
    return "has lists or quotations in one another, a hundred deep or more; make them shallower";
  const code = character.charCodeAt(0);
  if (/\p{Co}/u.test(character))
    return "has a sign that only one typeface has, such as a bullet of Word, which others show as an empty box; write another in its place";
  return code === 0 || (code >= 0x7f && code !== 0xfffe && code !== 0xffff)
    ? "has letters that are not in UTF-8, and would show as �; open the file in the program that wrote it, and save it as UTF-8"
    : `has the control character U+${code.toString(16).toUpperCase().padStart(4, "0")}, which no page and no feed may have; delete it`;
}

/** The first place of a file that cannot be read, and why. The body is Markdown. */
export function unreadableIn(written: string, body = ""): string | undefined {
  const found =
    TOO_DEEP.exec(written) ??
    wronglyEncodedIn(body, written.length - body.length) ??
    UNREADABLE.exec(written);
  if (!found) return undefined;
  const above = written.slice(0, found.index).split("\n");
  return `line ${above.length}: ${unreadableAt(found[0])} (behind "${above.at(-1)?.slice(-30)}")`;
}

/** The column at which something begins. */
const columnOf = (written: string, at: number) =>
  at - written.lastIndexOf("\n", at - 1);

export const NOT_CLOSED = "a quotation mark is opened and not closed";

/** A sign \ before a letter that means another one. /admin writes line ends and tabs so. */
const CODED =
  /^(?:[^\\]|\\["\\/_ntux\s])*?(?:\\[^"\\/_ntux\s]|\b[a-z]:\\[nt])/i;

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
    Collection: (_, { flow, range }) => {
      const [start = 0, end = 0] = range ?? [];
      if (flow && !/[\]}]\s*$/.test(written.slice(start, end)))
        found.push({
          pos: [start],
          words: "a bracket is opened and not closed",
        });
    },
    Scalar: (_, { range, type, value }, path) => {
      const [start = 0, end = 0] = range ?? [];
      const text = typeof value === "string" ? value : "";
      const tell = (words: string) => found.push({ pos: [start], words });
      const unreadable = wronglyEncodedIn(text) ?? UNREADABLE.exec(text);
      if (unreadable) tell(unreadableAt(unreadable[0]));
      const source = written.slice(start, end);
      if (type === "QUOTE_DOUBLE" && CODED.test(source))
        tell(
          'a sign \\ between "quotation marks" begins a code; write it twice, or take the quotation marks out',
        );
      if (
        !type?.startsWith("BLOCK") &&
        (LIST.test(source) ||
          (type !== "QUOTE_DOUBLE" && EMPTY_LINE.test(source)))
      )
        tell(
          type?.startsWith("QUOTE") && document.errors.length > 0
            ? NOT_CLOSED
            : "has several paragraphs or a list, which need the sign | behind the colon, with all of the text below it",
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
