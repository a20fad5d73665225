import { visit, type Document } from "yaml";

import { YES_OR_NO } from "../schema/entry.ts";

/** Letters of another encoding, and what no HTML and no feed may have. */
export const UNREADABLE = /[^\P{Cc}\n\t]|[\uFFFD-\uFFFF]|\p{Cs}/u;

/** Lists or quotations in one another, which no parser follows without end. */
export const TOO_DEEP =
  /^(?:[ \t]*(?:[-*+>]|\d+[.)])(?=[ \t>])){100}|^[ \t]{1000}/m;

/** Why a character, or what is too deep, cannot be read, and what to do. */
export function unreadableAt(character: string): string {
  if (character.length > 1)
    return "has lists or quotations in one another, a hundred deep or more; make them shallower";
  const code = character.charCodeAt(0);
  return code === 0 || (code >= 0x7f && code !== 0xfffe && code !== 0xffff)
    ? "has letters that are not in UTF-8, and would show as �; open the file in the program that wrote it, and save it as UTF-8"
    : `has the control character U+${code.toString(16).toUpperCase().padStart(4, "0")}, which no page and no feed may have; delete it`;
}

/** Remarks that may be the end of a text, as in "Rank #1", and characters that are written as codes. */
export function lostIn(
  document: Document,
  written: string,
  mayHaveRemarks: boolean,
) {
  const found: { pos: [number]; words: string }[] = [];
  visit(document, {
    Scalar: (_, { range, type, value, comment }) => {
      const [start = 0, end = 0] = range ?? [];
      const text = typeof value === "string" ? value : "";
      const unreadable = UNREADABLE.exec(text);
      if (unreadable)
        found.push({ pos: [start], words: unreadableAt(unreadable[0]) });
      if (
        type === "PLAIN" &&
        typeof comment === "string" &&
        /^[ \t]*#/.test(written.slice(end)) &&
        !(comment.startsWith(" ") && (text === "" || YES_OR_NO.test(text))) &&
        (!mayHaveRemarks || /^(?:\S| *\d)/.test(comment))
      )
        found.push({
          pos: [start],
          words: `a # behind a space begins a remark, which no page shows; put the text into "quotation marks", or the remark on a line of its own: "#${comment.trimEnd()}"`,
        });
    },
  });
  return found;
}
