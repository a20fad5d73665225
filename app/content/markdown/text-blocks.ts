import type { Element, ElementContent } from "hast";
import type {
  Blockquote,
  Code,
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
import type { Handlers, State } from "mdast-util-to-hast";

import { isFigure } from "../../format/figures.ts";
import { typeset } from "../texts/typography.ts";
import {
  beside,
  captionIn,
  element,
  noteElement,
  quoteElement,
  tableOf,
  words,
} from "./elements.ts";
import { checkLinks, linkOf, MarkdownError, plainTextOf } from "./markdown.ts";
import { imageOf, videoOf, type TextImage, type Video } from "./pictures.ts";

/** A figure of a stat band: "£200", and what it counts. */
export type Stat = { value: string; label: string };

declare module "hast" {
  interface ElementData {
    /** What a component shows in place of the element. */
    image?: TextImage;
    video?: Video;
    stats?: readonly Stat[];
  }
}

/** How Markdown becomes HTML. What is not possible is reported, and left out. */
export function textHandlers(
  report: (node: Nodes, message: string) => void,
): Handlers {
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
        report(node, error.message);
        return undefined;
      }
    };
  return {
    html: reporting<Html>((_, { value }) => {
      throw new MarkdownError(insteadOf(value));
    }),
    thematicBreak: reporting(() => {
      throw new MarkdownError("a line across the page is not possible here");
    }),
    image: reporting<Image>((_, { url }) => {
      throw new MarkdownError(
        `the picture ${url} must be a paragraph of its own`,
      );
    }),
    link: reporting<Link>((state, node) => {
      if (!node.url.startsWith("#"))
        linkOf(node.children.map(plainTextOf).join(""), node.url);
      return element("a", { href: node.url }, state.all(node));
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

/** What to write in place of a tag of HTML. */
const INSTEAD: Readonly<Record<string, string>> = {
  a: "[the words](/services)",
  b: "**words**",
  strong: "**words**",
  i: "*words*",
  em: "*words*",
  h2: "## Heading",
  img: '![what it shows](van.jpg "A caption.")',
  ul: "lines that begin with - ",
  p: "an empty line between paragraphs",
  br: "an empty line between paragraphs",
};

function insteadOf(html: string): string {
  const [first = ""] = html.split("\n");
  const [, tag = ""] = /^<\/?([a-z\d]+)/i.exec(first) ?? [];
  const advice = INSTEAD[tag.toLowerCase()];
  return `"${first}" is HTML, which is not possible here${advice === undefined ? "" : `; write ${advice}`}`;
}

function listOf(state: State, node: List): Element {
  const items = node.children.map((item) => {
    const children = state.all(item);
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

/** A line each: "£200 = what one may cost". @throws {MarkdownError} */
function statsOf(value: string): Element {
  const stats = value.split("\n").map((line) => {
    const [, figure = "", label = ""] = /^(.+?)\s+=\s+(.+)$/.exec(line) ?? [];
    if (!isFigure(figure))
      throw new MarkdownError(
        `"${line}" is no line of a band of figures, such as £200 = what one may cost`,
      );
    return { value: figure, label: typeset(label) };
  });
  if (stats.length < 2 || stats.length > 4)
    throw new MarkdownError(
      `a band of figures has two to four lines, this one ${stats.length}`,
    );
  return { ...element("dl", {}), data: { stats } };
}

/** A text between others: the spaces at its ends stay. @throws {MarkdownError} */
function textIn(node: Text, parent: Parents | undefined): ElementContent {
  const { value } = node;
  checkLinks(value);
  const [note] = /\[\^[^\]]+\]/.exec(value) ?? [];
  if (note !== undefined)
    throw new MarkdownError(
      `the footnote ${note} has no text; write it below, on a line that begins ${note}:`,
    );
  const [start = ""] = /^\s*/.exec(value) ?? [];
  const [end = ""] = /\s*$/.exec(value) ?? [];
  if (start === value) return words(" ");
  // A quotation mark behind another text closes.
  const isBehind = start === "" && beside(node, parent, -1) !== undefined;
  const text = isBehind ? typeset(`x${value}`).slice(1) : typeset(value);
  return words(`${start && " "}${text}${end && " "}`);
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
