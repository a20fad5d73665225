import type { Element, ElementContent } from "hast";
import type {
  Blockquote,
  Code,
  Heading,
  Html,
  Image,
  Link,
  List,
  Nodes,
  Paragraph,
  Parents,
  Table,
  Text,
} from "mdast";
import { defaultHandlers, type Handler, type State } from "mdast-util-to-hast";

import { isFigure } from "../../format/figures.ts";
import { typeset, typesetBetween } from "../texts/typography.ts";
import {
  beside,
  captionIn,
  element,
  noteElement,
  quoteElement,
  shortLine,
  tableOf,
  words,
} from "./elements.ts";
import {
  checkWords,
  linkOf,
  MarkdownError,
  plainTextOf,
  type NodeType,
} from "./rich-text.ts";
import type { Condition } from "./conditions.ts";
import { insteadOf } from "./refused.ts";
import { placeOf } from "./parts.ts";
import { imageOf, videoOf, type TextImage, type Video } from "./pictures.ts";

/** A figure of a stat band: "£200", and what it counts. */
export type Stat = {
  value: string;
  label: string;
  when?: Condition | undefined;
};

declare module "hast" {
  interface ElementData {
    /** What a component shows in place of the element. */
    image?: TextImage;
    video?: Video;
    stats?: readonly Stat[];
    /** When it shows, if not always. */
    when?: Condition;
  }
}

/** How Markdown becomes HTML. What is not possible is reported, and left out. */
export function textHandlers(
  report: (line: number, message: string) => void,
  remarks: readonly string[],
  isPlace: (id: string) => boolean,
): Readonly<Record<Exclude<NodeType, "root">, Handler>> {
  const reporting =
    <Node extends Nodes>(
      read: (
        state: State,
        node: Node,
        parent: Parents | undefined,
      ) => ElementContent | undefined,
    ) =>
    (state: State, node: Node, parent: Parents | undefined) => {
      try {
        return read(state, node, parent);
      } catch (error) {
        if (!(error instanceof MarkdownError)) throw error;
        report(error.line ?? node.position?.start.line ?? 1, error.message);
        return undefined;
      }
    };
  const refused = (reason: string) =>
    reporting(() => {
      throw new MarkdownError(reason);
    });
  return {
    ...defaultHandlers,
    yaml: refused("a second front matter is not possible"),
    html: reporting<Html>((_, { value }, parent) => {
      if (parent?.type === "root" && remarks.includes(value))
        return { type: "comment", value };
      throw new MarkdownError(insteadOf(value, parent));
    }),
    heading: reporting<Heading>((state, node, parent) => {
      // Where a part begins, which has its words.
      if (parent?.type === "root" && node.depth < 3)
        return element("h2", {}, [
          words(node.children.map(plainTextOf).join("")),
        ]);
      if (node.depth !== 3)
        throw new MarkdownError("only a heading ### stands within a block");
      const id = placeOf(node.children.map(plainTextOf).join(""));
      return element("h3", isPlace(id) ? { id } : {}, state.all(node));
    }),
    thematicBreak: refused("a line across the page is not possible here"),
    image: reporting<Image>((_, { url }, parent) => {
      throw new MarkdownError(
        `the picture ${url} must ${parent?.type === "link" ? "have no link, unless it is that of a film" : "be a paragraph of its own"}`,
      );
    }),
    link: reporting<Link>((state, node) => {
      const text = node.children.map(plainTextOf).join("");
      // A picture is told by its own handler.
      if (!node.children.some(({ type }) => type === "image"))
        linkOf(text, node.url.startsWith("#") ? "/" : node.url);
      return element(
        "a",
        { href: node.url, ...(node.title && { title: typeset(node.title) }) },
        state.all(node),
      );
    }),
    text: reporting<Text>((_, node, parent) => textIn(node, parent)),
    paragraph: reporting<Paragraph>((state, node, parent) => {
      const [child] = node.children;
      if (beside(node, parent, 1)?.type === "table" && captionIn(node))
        return undefined;
      if (child?.type === "image" && node.children.length === 1)
        return imageOf(child);
      return (
        videoOf(node) ??
        actionsOf(state, node) ??
        element("p", {}, state.all(node))
      );
    }),
    blockquote: reporting<Blockquote>(
      (state, node) => noteElement(state, node) ?? quoteElement(node),
    ),
    code: reporting<Code>((_, { lang, value }) =>
      lang === "stats"
        ? statsOf(value)
        : element("pre", {}, [element("code", {}, [words(`${value}\n`)])]),
    ),
    list: reporting(listOf),
    table: reporting<Table>((state, node, parent) => {
      const above = beside(node, parent, -1);
      return tableOf(state, node, above && captionIn(above));
    }),
  };
}

function listOf(state: State, node: List): Element {
  const items = node.children.map((item) => {
    const children = boxed(state.all(item), item.checked);
    if (node.ordered === true)
      return element("li", {}, [element("div", {}, children)]);
    const isTight = item.spread !== true;
    return element(
      "li",
      {},
      children.flatMap((child) =>
        isTight && child.type === "element" && child.tagName === "p"
          ? child.children
          : [child],
      ),
    );
  });
  const { start } = node;
  return node.ordered === true
    ? element("ol", start === 1 ? {} : { start: start ?? 1 }, items)
    : element("ul", {}, items);
}

/** An item of a list of tasks begins with a box, whose label its words are. */
function boxed(
  children: ElementContent[],
  checked: boolean | null | undefined,
): ElementContent[] {
  if (typeof checked !== "boolean") return children;
  const box = element("input", { type: "checkbox", disabled: true, checked });
  const [first, ...others] = children;
  if (first?.type !== "element" || first.tagName !== "p")
    return [box, ...children];
  const label = element("label", {}, [box, words(" "), ...first.children]);
  return [{ ...first, children: [label] }, ...others];
}

/** A line each: "£200 = what one may cost". @throws {MarkdownError} */
function statsOf(value: string): Element {
  const stats = value.split("\n").map((line) => {
    const [, figure = "", label = ""] = /^(.+?)\s+=\s+(.+)$/.exec(line) ?? [];
    if (!isFigure(figure))
      throw new MarkdownError(
        `"${line}" is no line of a band of figures, such as £200 = what one may cost`,
      );
    return { value: figure, label: shortLine(label) };
  });
  if (stats.length > 4)
    throw new MarkdownError(
      `a band of figures has four lines at most, this one ${stats.length}`,
    );
  return { ...element("dl", {}), data: { stats } };
}

/** @throws {MarkdownError} if it shows what was not meant to be seen */
function textIn(node: Text, parent: Parents | undefined): ElementContent {
  const { value } = node;
  checkWords(value, node.position?.start.line);
  const isBehind = beside(node, parent, -1) !== undefined;
  return words(typesetBetween(value, isBehind));
}

/** A paragraph of links only, of which the first is bold: a call to action. */
function actionsOf(state: State, node: Paragraph): Element | undefined {
  const children = node.children.filter(
    (child) => child.type !== "text" || child.value.trim() !== "",
  );
  if (children[0]?.type !== "strong") return undefined;
  const links = children.flatMap((child) =>
    child.type === "strong" ? child.children : [child],
  );
  if (!links.every(({ type }) => type === "link")) return undefined;
  if (links.length > 2)
    throw new MarkdownError("a call to action has two links at most");
  const arrow = element("svg", { className: ["arrow"], ariaHidden: "true" }, [
    element("use", { href: "#arrow" }),
  ]);
  const buttons = state.all({ ...node, children: links }).map((link, index) =>
    link.type === "element"
      ? {
          ...link,
          properties: {
            ...link.properties,
            className: index === 0 ? ["button"] : ["button", "outline"],
          },
          children: index === 0 ? [...link.children, arrow] : link.children,
        }
      : link,
  );
  return element("div", { className: ["actions"] }, buttons);
}
