import type { Element } from "hast";
import type { RootContent, Table, TableCell } from "mdast";
import type { State } from "mdast-util-to-hast";

import { isFigure } from "../../format/figures.ts";
import { typeset } from "../texts/typography.ts";
import { element, textOf, words } from "./elements.ts";

/** The caption of the table below, if the paragraph is one: "Table: …". */
export function captionIn(node: RootContent): string | undefined {
  if (node.type !== "paragraph") return undefined;
  const [, caption] = /^Table: (.+)$/s.exec(textOf(node)) ?? [];
  return caption && typeset(caption);
}

/** A table. Columns of figures are set right; a row that begins bold stands out. */
export function tableOf(state: State, node: Table, caption?: string): Element {
  const [head, ...rows] = node.children;
  const isNumeric = head?.children.map(
    (_, index) =>
      index > 0 &&
      rows.every(({ children }) => {
        const cell = children[index];
        return cell !== undefined && isFigure(textOf(cell));
      }),
  );
  const cells = (
    children: readonly TableCell[],
    scopeOf: (index: number) => string | undefined,
  ) =>
    children.map((cell, index) => {
      const scope = scopeOf(index);
      const className = isNumeric?.[index] ? ["figure"] : undefined;
      return element(
        scope === undefined ? "td" : "th",
        { scope, className },
        state.all(cell),
      );
    });
  const body = rows.map(({ children }) => {
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
    { className: ["table"], role: "group", tabIndex: 0, ariaLabel: caption },
    [
      element("table", {}, [
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
