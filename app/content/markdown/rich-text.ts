import type { ListItem, Nodes, PhrasingContent, RootContent } from "mdast";

import type { PageAddress } from "../../page-path.ts";
import { unreplacedIn, tornIn } from "./refused.ts";
import { pageAddress } from "../address.ts";
import { typeset, typesetBetween } from "../texts/typography.ts";
import { misreadIn } from "./misread.ts";
import { parseMarkdown } from "./parse.ts";

/** The error for Markdown that this site does not support. */
export class MarkdownError extends Error {
  /** Where it is, if not where its block begins. */
  line?: number | undefined;
}

/** The types of nodes; another package declares those of MDX, which no text has. */
export type NodeType = Exclude<Nodes["type"], `mdx${string}`>;

const KINDS: Readonly<Record<NodeType, string>> = {
  blockquote: "quotation",
  break: "line break",
  code: "block of code (an indented text)",
  definition: "definition of a link",
  delete: "deletion",
  emphasis: "phrase in italics",
  footnoteDefinition: "footnote",
  footnoteReference: "footnote",
  heading: "heading",
  html: "tag of HTML",
  image: "picture",
  imageReference: "picture",
  inlineCode: "piece of code",
  link: "link",
  linkReference: "link",
  list: "list",
  listItem: "list",
  paragraph: "paragraph",
  root: "text",
  strong: "bold phrase",
  table: "table",
  tableCell: "cell of a table",
  tableRow: "row of a table",
  text: "text",
  thematicBreak: "line across the page",
  yaml: "front matter",
};

const isKind = (type: string): type is NodeType => type in KINDS;

const kindOf = ({ type }: { type: string }): string =>
  isKind(type) ? KINDS[type] : type;

/** A part of a paragraph: a text, a link or a bold phrase. */
export type Piece =
  | string
  | { text: string; to: PageAddress }
  | { text: string; href: string }
  | { strong: string };

/** A paragraph: a text, or several pieces. */
export type RichText = string | Piece[];

/** The blocks of a text; what its links refer to shows nothing itself. */
function blocksOf(written: string): RootContent[] {
  const markdown = written.trim();
  const [misread] = misreadIn(markdown);
  if (misread) throw new MarkdownError(misread[1]);
  const { children } = parseMarkdown(markdown);
  return children.filter(({ type }) => type !== "definition");
}

/** A paragraph. @throws {MarkdownError} if it has anything but links and bold phrases */
export function readRichText(markdown: string): RichText {
  const blocks = blocksOf(markdown);
  const [block] = blocks;
  if (blocks.length !== 1 || block?.type !== "paragraph") {
    throw new MarkdownError(
      "must be one paragraph, with links and **bold** words only",
    );
  }
  return readPhrases(block.children);
}

/** Text that is paragraphs and lists only. */
export type TextBlock = RichText | { list: RichText[] };

/** @throws {MarkdownError} if there is anything but paragraphs and lists */
export const readBlocks = (markdown: string): TextBlock[] =>
  blocksOf(markdown).map((node) => {
    if (node.type === "paragraph") return readPhrases(node.children);
    if (node.type === "list" && node.ordered === true)
      throw new MarkdownError(
        "steps are not possible here; begin the lines of a list with - ",
      );
    if (node.type === "list") return { list: node.children.map(readItem) };
    throw new MarkdownError(
      `a ${kindOf(node)} is not possible here; paragraphs and lists are`,
    );
  });

function readItem({ children: [item, ...more], checked }: ListItem): RichText {
  if (
    item?.type === "paragraph" &&
    !more.length &&
    typeof checked !== "boolean"
  )
    return readPhrases(item.children);
  throw new MarkdownError("a list must have one paragraph an item");
}

/** The words of a paragraph without its links and bold phrases. */
export const wordsOf = (text: RichText): string =>
  typeof text === "string"
    ? text
    : text
        .map((piece) => {
          if (typeof piece === "string") return piece;
          return "strong" in piece ? piece.strong : piece.text;
        })
        .join("");

/** @throws {MarkdownError} if it has anything but links and bold phrases */
function readPhrases(children: readonly PhrasingContent[]): RichText {
  const pieces = children.map(pieceOf);
  return pieces.every((piece) => typeof piece === "string")
    ? typeset(pieces.join(""))
    : keepEdges(pieces);
}

const keepEdges = (pieces: readonly Piece[]): Piece[] =>
  pieces.map((piece, index) =>
    typeof piece === "string" ? typesetBetween(piece, index > 0) : piece,
  );

/** Where a line of the same paragraph ends. */
export const BREAK = "  \n";

/** The words of phrases that show nothing else. @throws {MarkdownError} */
export const wordsAlone = (
  children: readonly PhrasingContent[],
  what: string,
  read = (node: PhrasingContent): string | undefined => {
    if (node.type !== "text") return undefined;
    checkWords(node.value, node.position?.start.line);
    return node.value;
  },
): string =>
  children
    .map((node): string => {
      const value = read(node);
      if (value !== undefined) return value;
      if (node.type === "break") return BREAK;
      if (node.type === "strong" || node.type === "emphasis")
        return wordsAlone(node.children, what, read);
      throw new MarkdownError(
        `${what} must be words only, and this one has a ${kindOf(node)}`,
      );
    })
    .join("");

/** The words of a phrase without its links and bold phrases. */
export function plainTextOf(node: PhrasingContent): string {
  if ("value" in node) return node.value;
  if ("alt" in node) return node.alt ?? "";
  return "children" in node ? node.children.map(plainTextOf).join("") : "";
}

const problemOf = (text: string) => unreplacedIn(text) ?? tornIn(text);

/** @throws {MarkdownError} if a text would show what was not meant to be seen */
export function checkWords(text: string, start = NaN): void {
  const problem = problemOf(text);
  if (problem === undefined) return;
  const at = text.split("\n").findIndex((each) => problemOf(each) === problem);
  throw Object.assign(new MarkdownError(problem), {
    line: start + Math.max(at, 0) || undefined,
  });
}

function pieceOf(node: PhrasingContent): Piece {
  if (node.type === "text") {
    checkWords(node.value);
    return node.value;
  }
  if (node.type === "strong")
    return { strong: typeset(wordsAlone(node.children, "a **bold** phrase")) };
  if (node.type === "link")
    return linkOf(typeset(wordsAlone(node.children, "a link")), node.url);
  const words = plainTextOf(node);
  throw new MarkdownError(
    `has ${node.type === "emphasis" ? `*${words}* in italics` : `${words && `"${words}" as `}a ${kindOf(node)}`}, but only [links](/contact) and **bold** words are possible here`,
  );
}

/** What is no page of this site: the browser follows it by itself. */
const OUTSIDE = /^(https:\/\/[^/?#]+\.[^/?#]|mailto:|tel:|\/files\/)/;

const BY_GOOGLE = /^https?:\/\/www\.google(?:\.[a-z]+)+\/url\?/;

/** @throws {MarkdownError} if it has no words, or leads nowhere */
export function linkOf(text: string, url: string): Piece {
  if (text.trim() === "")
    throw new MarkdownError(`the link ${url} has no words`);
  if (text.startsWith("^")) checkWords(`[${text}]`);
  const unreplaced = unreplacedIn(url);
  if (unreplaced !== undefined) throw new MarkdownError(unreplaced);
  const target = BY_GOOGLE.test(url) && new URL(url).searchParams.get("q");
  if (typeof target === "string")
    throw new MarkdownError(
      `the link ${url} goes by way of Google, as a copy from Google Docs has it: write (${target})`,
    );
  if (/^tel:(?!\+?\d{3,15}$)/.test(url))
    throw new MarkdownError(
      `the link "${url}" is no telephone number, such as (tel:020 7946 0172)`,
    );
  if (OUTSIDE.test(url)) return { text, href: url };
  const { data, error } = pageAddress.safeParse(url);
  if (/^(?:www\.|http:)/i.test(url))
    throw new MarkdownError(
      `the link "${url}" must begin with https://: (https://${url.replace(/^http:\/\//i, "")})`,
    );
  if (error) {
    throw new MarkdownError(
      `the link ${error.issues.map(({ message }) => message).join()}, (https://…), (mailto:…) or (tel:…)`,
    );
  }
  return { text, to: data };
}
