import type { Blockquote, List, Paragraph, RootContent } from "mdast";

import { isFigure } from "../../format/figures.ts";
import {
  MarkdownError,
  plainTextOf,
  readBlock,
  readHeading,
  readPhrases,
  type Block,
  type Piece,
  type RichText,
} from "./markdown.ts";
import { picture, type Picture } from "../schema/pictures.ts";
import { typeset } from "../typography.ts";

export type ArticleLink = Exclude<Piece, string | { strong: string }>;

type Stat = { value: string; label: string };

/** The picture of an article, with its caption; the first sentence stands out. */
export type ArticleImage = {
  picture: Picture;
  caption?: { heading: string; text: string };
};

/** A block of an article's text. */
export type ArticleBlock =
  | Block
  | { steps: RichText[] }
  | { heading: string }
  | { stats: Stat[] }
  | { quote: string; by?: string }
  | { image: ArticleImage }
  | { caption: string; table: { columns: string[]; rows: string[][] } }
  | { links: ArticleLink[] };

/** The caption of a table, which is the paragraph above it: "Table: …". */
export function takeCaption(
  node: RootContent,
  blocks: ArticleBlock[],
): string | undefined {
  const above = blocks.at(-1);
  if (node.type !== "table" || typeof above !== "string") return undefined;
  const [, caption] = /^Table: (.+)$/.exec(above) ?? [];
  if (caption !== undefined) blocks.pop();
  return caption;
}

/**
 * The block of a Markdown node below the headings of parts.
 *
 * @throws {MarkdownError}
 */
export function readArticleBlock(
  node: RootContent,
  caption?: string,
): ArticleBlock {
  if (node.type === "heading") return readHeading(node);
  if (node.type === "html")
    throw new MarkdownError(
      `"${node.value.split("\n")[0]}" is HTML, which is not possible here`,
    );
  if (node.type === "blockquote") return quoteOf(node);
  if (node.type === "paragraph") {
    const [child] = node.children;
    if (child?.type === "image" && node.children.length === 1)
      return { image: readImage(child) };
    return linksOf(node) ?? readBlock(node);
  }
  if (node.type === "list") {
    const stats = statsOf(node);
    if (stats) return { stats };
    const block = readBlock(node);
    return node.ordered && typeof block === "object" && "list" in block
      ? { steps: block.list }
      : block;
  }
  const block = readBlock(node);
  return caption !== undefined && typeof block === "object" && "table" in block
    ? { caption, ...block }
    : block;
}

/** A list whose entries begin with a bold figure: two to four of them. */
function statsOf({ children }: List): Stat[] | undefined {
  const stats = children.flatMap(({ children: [item] }) => {
    if (item?.type !== "paragraph") return [];
    const [first, ...rest] = item.children;
    if (first?.type !== "strong") return [];
    const value = plainTextOf(first);
    const label = typeset(rest.map(plainTextOf).join(""));
    return isFigure(value) && label ? [{ value, label }] : [];
  });
  const isBand = stats.length === children.length && stats.length > 1;
  return isBand && stats.length <= 4 ? stats : undefined;
}

/** @throws {MarkdownError} */
function quoteOf({ children }: Blockquote): ArticleBlock {
  const lines = children.flatMap((node) => {
    if (node.type !== "paragraph" || !node.children.every(isText))
      throw new MarkdownError("a quotation must be words only");
    return node.children.map(plainTextOf).join("").split("\n");
  });
  const [, by] = /^\s*(?:—|–|--)\s*(.+)$/.exec(lines.at(-1) ?? "") ?? [];
  const quote = typeset((by ? lines.slice(0, -1) : lines).join(" "));
  return by ? { quote, by: typeset(by) } : { quote };
}

const isLink = (piece: Piece): piece is ArticleLink =>
  typeof piece === "object" && !("strong" in piece);

const isText = ({ type }: { type: string }) => type === "text";

/** A paragraph of links only, of which the first is bold: a call to action. */
function linksOf({ children }: Paragraph): ArticleBlock | undefined {
  const nodes = children.filter(
    (node) => node.type !== "text" || node.value.trim() !== "",
  );
  if (nodes[0]?.type !== "strong") return undefined;
  const phrases = nodes.flatMap((node) =>
    node.type === "strong" ? node.children : [node],
  );
  if (!phrases.every(({ type }) => type === "link")) return undefined;
  const links = [readPhrases(phrases)].flat().filter(isLink);
  if (links.length > 2)
    throw new MarkdownError("a call to action has two links at most");
  return { links };
}

/** The keys of a picture by its name: a photograph's file or id, or a drawing. */
const keysOf = (name: string, alt: string) =>
  /\.\w+$|^\d+-[\da-f]+$/.test(name)
    ? { photo: name, alt }
    : { drawing: name, drawingAlt: alt };

/**
 * Reads `![what it shows](its name "A caption.")`.
 *
 * @throws {MarkdownError} if there is no such picture
 */
function readImage(image: {
  url: string;
  alt?: string | null | undefined;
  title?: string | null | undefined;
}): ArticleImage {
  const alt = image.alt?.trim();
  if (!alt)
    throw new MarkdownError(
      `the picture ${image.url} must say what it shows: ![what it shows](${image.url})`,
    );
  const { data, error } = picture("article").safeParse(keysOf(image.url, alt));
  if (error)
    throw new MarkdownError(
      `the picture ${error.issues.map(({ message }) => message).join(" ")}`,
    );
  if (!image.title) return { picture: data };
  const [, heading = "", text = ""] = /^(.*?[.!?])(?:\s+(.*))?$/.exec(
    typeset(image.title),
  ) ?? [image.title, typeset(image.title)];
  return { picture: data, caption: { heading, text } };
}
