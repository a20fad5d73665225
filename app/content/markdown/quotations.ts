import type { Element } from "hast";
import type { Blockquote } from "mdast";
import type { State } from "mdast-util-to-hast";

import { typeset } from "../texts/typography.ts";
import { element, textOf, words } from "./elements.ts";
import { MarkdownError } from "./markdown.ts";

const isText = ({ type }: { type: string }) => type === "text";

const NOTE = /^\[!NOTE\][^\S\n]*([^\n]*)\n?/;

/** A note: a quotation whose first line is "[!NOTE] Its title". */
export function noteOf(state: State, node: Blockquote): Element | undefined {
  const [first, ...others] = node.children;
  if (first?.type !== "paragraph") return undefined;
  const [opening, ...rest] = first.children;
  const [mark, title = ""] =
    opening?.type === "text" ? (NOTE.exec(opening.value) ?? []) : [];
  if (opening?.type !== "text" || mark === undefined) return undefined;
  const value = opening.value.slice(mark.length);
  const children = [...(value ? [{ ...opening, value }] : []), ...rest];
  const paragraph =
    children.length > 0 ? [{ ...first, children }, ...others] : others;
  const name = typeset(title);
  return element(
    "aside",
    { className: ["note"], ...(name && { ariaLabel: name }) },
    [
      ...(name ? [element("p", { className: ["kicker"] }, [words(name)])] : []),
      ...state.all({ ...node, children: paragraph }),
    ],
  );
}

/** A quotation, with who said it. @throws {MarkdownError} */
export function quoteOf({ children }: Blockquote): Element {
  const lines = children.flatMap((node) => {
    if (node.type !== "paragraph" || !node.children.every(isText))
      throw new MarkdownError("a quotation must be words only");
    return textOf(node).split("\n");
  });
  const [, by] = /^\s*(?:—|–|--)\s*(.+)$/.exec(lines.at(-1) ?? "") ?? [];
  const quote = typeset((by ? lines.slice(0, -1) : lines).join(" "));
  return element("figure", { className: ["quote"] }, [
    element("blockquote", {}, [element("p", {}, [words(quote)])]),
    ...(by ? [element("figcaption", {}, [words(typeset(by))])] : []),
  ]);
}
