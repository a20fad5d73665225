import type { Element, ElementContent, Properties } from "hast";
import type { Blockquote, Parents, RootContent, Table, TableCell } from "mdast";
import type { State } from "mdast-util-to-hast";

import { isFigure } from "../../format/figures.ts";
import { text as line } from "../schema/primitives.ts";
import { typeset } from "../texts/typography.ts";
import {
  BREAK,
  checkWords,
  MarkdownError,
  plainTextOf,
  wordsAlone,
} from "./rich-text.ts";

export const element = (
  tagName: string,
  properties: Properties,
  children: readonly ElementContent[] = [],
): Element => ({
  type: "element",
  tagName,
  properties,
  children: [...children],
});

export const words = (value: string): ElementContent => ({
  type: "text",
  value,
});

/** A line in which Markdown would show its signs. @throws {MarkdownError} */
export function shortLine(written: string): string {
  const { data, error } = line.safeParse(written);
  if (error)
    throw new MarkdownError(
      error.issues.map(({ message }) => message).join("; "),
    );
  return data;
}

export const beside = (
  node: RootContent,
  parent: Parents | undefined,
  step: 1 | -1,
) =>
  parent?.children[parent.children.findIndex((each) => each === node) + step];

/** Obsidian has a sign behind the word, by which a note is folded. */
const NOTE = /^\[![a-z]+\][+-]?[^\S\n]*([^\n]*)\n?/i;

/** A note: a quotation whose first line is "[!NOTE] Its title", or another word. */
export function noteElement(
  state: State,
  node: Blockquote,
): Element | undefined {
  const [first, ...others] = node.children;
  if (first?.type !== "paragraph") return undefined;
  const [opening, ...rest] = first.children;
  const [mark, title = ""] =
    opening?.type === "text" ? (NOTE.exec(opening.value) ?? []) : [];
  if (opening?.type !== "text" || mark === undefined) return undefined;
  const value = opening.value.slice(mark.length);
  if (!/\n/.test(opening.value) && rest[0] && rest[0].type !== "break")
    throw new MarkdownError(
      "the title of a note must be words only; its text begins on the next line",
    );
  const children = [...(value ? [{ ...opening, value }] : []), ...rest];
  const paragraph =
    children.length > 0 ? [{ ...first, children }, ...others] : others;
  checkWords(title);
  const name = typeset(title);
  if (paragraph.length === 0)
    throw new MarkdownError(
      "the note has no text; write it below its first line, on lines that begin with >",
    );
  return element(
    "aside",
    { className: ["note"], ...(name && { ariaLabel: name }) },
    [
      ...(name ? [element("p", { className: ["kicker"] }, [words(name)])] : []),
      ...state.all({ ...node, children: paragraph }),
    ],
  );
}

export function quoteElement({ children }: Blockquote): Element {
  const paragraphs = children.map((node) => {
    if (node.type !== "paragraph")
      throw new MarkdownError("a quotation must be words only");
    return wordsAlone(node.children, "a quotation").split("\n");
  });
  const last = paragraphs.at(-1);
  const [, by] = /^\s*(?:—|–|--)\s*(.+)$/.exec(last?.at(-1) ?? "") ?? [];
  if (by) last?.pop();
  const quote = paragraphs
    .map((lines) => lines.join("\n").split(BREAK).map(typeset).filter(Boolean))
    .filter(({ length }) => length > 0);
  if (quote.length === 0) throw new MarkdownError("the quotation has no words");
  return element("figure", { className: ["quote"] }, [
    element(
      "blockquote",
      {},
      quote.map((lines) =>
        element(
          "p",
          {},
          lines.flatMap((each) => [element("br", {}), words(each)]).slice(1),
        ),
      ),
    ),
    ...(by ? [element("figcaption", {}, [words(typeset(by))])] : []),
  ]);
}

/** The caption of the table below, if the paragraph is one: "Table: …". */
export function captionIn(node: RootContent): string | undefined {
  if (node.type !== "paragraph") return undefined;
  const start = node.children.map(plainTextOf).join("");
  if (!start.startsWith("Table: ")) return undefined;
  return typeset(wordsAlone(node.children, "a caption").slice(6));
}

/** A table. Columns of figures are set right; a row that begins bold stands out. */
export function tableOf(state: State, node: Table, caption?: string): Element {
  const [head, ...rows] = node.children;
  const width = head?.children.length ?? 0;
  for (const [index, { children }] of rows.entries())
    if (children.length > width)
      throw new MarkdownError(
        `row ${index + 1} of the table has ${children.length} cells, and its head ${width}; a sign | within a cell is written \\|`,
      );
  const isNumeric = head?.children.map(
    (_, index) =>
      index > 0 &&
      rows.every(({ children }) => {
        const text = children[index]?.children.map(plainTextOf).join("") ?? "";
        // With a word it may be a date: 12 March.
        return isFigure(text) && !text.includes(" ");
      }),
  );
  const cells = (
    children: readonly TableCell[],
    scopeOf: (index: number) => string | undefined,
  ) =>
    children.map((cell, index) => {
      const scope = scopeOf(index);
      const className = isNumeric?.[index] ? ["figure"] : undefined;
      const dataLabel =
        scope === "col"
          ? undefined
          : head?.children[index]?.children.map(plainTextOf).join("");
      return element(
        scope === undefined ? "td" : "th",
        { scope, className, dataLabel },
        state.all(cell),
      );
    });
  const body = rows.map((row) => {
    const missing = Array.from(
      { length: width - row.children.length },
      (): TableCell => ({ type: "tableCell", children: [] }),
    );
    const children = [...row.children, ...missing];
    const isMarked = children[0]?.children[0]?.type === "strong";
    return element(
      "tr",
      isMarked ? { className: ["here"] } : {},
      cells(children, (index) => (index === 0 ? "row" : undefined)),
    );
  });
  // The keyboard scrolls it where it does not fit, so it needs a tab stop and a name.
  return element(
    "div",
    {
      ...(caption !== undefined && { ariaLabel: caption }),
      className: ["scrolling"],
      role: "group",
      tabIndex: 0,
    },
    [
      element("table", { className: ["data"] }, [
        ...(caption === undefined
          ? []
          : [element("caption", {}, [words(caption)])]),
        element("thead", {}, [
          element(
            "tr",
            {},
            cells(head?.children ?? [], () => "col"),
          ),
        ]),
        element("tbody", {}, body),
      ]),
    ],
  );
}
