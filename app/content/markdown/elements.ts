import type { Element, ElementContent, Properties } from "hast";
import type { Paragraph, Parents, RootContent } from "mdast";

import { plainTextOf } from "./markdown.ts";

/** An element of HTML. */
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

/** A text of HTML. */
export const words = (value: string): ElementContent => ({
  type: "text",
  value,
});

/** The words of a paragraph or of a cell. */
export const textOf = ({ children }: { children: Paragraph["children"] }) =>
  children.map(plainTextOf).join("");

/** The node before or behind another. */
export const beside = (
  node: RootContent,
  parent: Parents | undefined,
  step: 1 | -1,
) =>
  parent?.children[parent.children.findIndex((each) => each === node) + step];
