import type { Blockquote, List, Paragraph, RootContent } from "mdast";

import { FATHOMS, type Mark } from "../format/marks.ts";
import { isFigure } from "../format/figures.ts";
import { unfilledIn } from "./placeholders.ts";
import { nearest } from "./schema/entry.ts";
import {
  parseMarkdown,
  plainTextOf,
  readBlock,
  readPhrases,
  type Block,
  type Piece,
  type RichText,
} from "./markdown.ts";
import { MarkdownError } from "./markdown-error.ts";
import { readImage, type ArticleImage } from "./schema/article-picture.ts";
import { typeset, typesetHeading } from "./typography.ts";

export type ArticleLink = Exclude<Piece, string | { strong: string }>;

type Stat = { value: string; label: string };

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

/** A heading of an article and the blocks below it. */
export type ArticlePart = {
  id: string;
  mark: Mark;
  title: string;
  blocks: ArticleBlock[];
};

/** A problem in a line of a text; lines count from 1. */
export type LineProblem = { line: number; message: string };

/** The ids of the parts around every page. */
const TAKEN: readonly string[] = [
  "main",
  "sprite",
  "arrow",
  "site-nav",
  "quick-links",
  "our-services",
  "footer-email",
  "article",
  "contents",
  "closing-call",
];

/** The id of a part: "What you get" is "what-you-get". */
const slug = (title: string): string =>
  title
    .normalize("NFD")
    .replaceAll(/[\u0300-\u036f'’]/g, "")
    .toLowerCase()
    .replaceAll(/[^a-z\d]+/g, "-")
    .replaceAll(/^-|-$/g, "");

const HEADING = /^(?<title>.*?)\s*(?:\{#(?<id>[a-z\d-]+)\})?$/;

/**
 * Reads the text of an article: the blocks above its first heading, and its parts.
 * It reports every problem, not only the first.
 */
export function readArticle(written: string, path: string) {
  const markdown = written.replaceAll("](#", `](${path}#`);
  const intro: ArticleBlock[] = [];
  const parts: ArticlePart[] = [];
  const problems: LineProblem[] = [];
  for (const node of parseMarkdown(markdown)) {
    try {
      const { start, end } = node.position ?? {};
      const source = markdown.slice(start?.offset, end?.offset);
      const unfilled = unfilledIn(source.replaceAll(/\{#[a-z\d-]+\}/g, ""));
      if (unfilled !== undefined) throw new MarkdownError(unfilled);
      const [torn] = /^##+[^#\s].*/.exec(source) ?? [];
      if (torn !== undefined)
        throw new MarkdownError(`"${torn}" needs a space after the signs #`);
      if (node.type === "heading" && node.depth < 3) {
        parts.push(startPart(node, parts));
      } else if (!isSampleMark(node)) {
        const blocks = parts.at(-1)?.blocks ?? intro;
        blocks.push(blockOf(node, takeCaption(node, blocks)));
      }
    } catch (error) {
      if (!(error instanceof MarkdownError)) throw error;
      const line = node.position?.start.line ?? 1;
      problems.push({ line, message: error.message });
    }
  }
  if (written.trim() === "")
    problems.push({ line: 1, message: "the page has no text yet" });
  problems.push(...deadPlaces(written, parts));
  return { intro, parts, problems };
}

/** Finds links to fragments that the page does not have: `(#waht-you-get)`. */
function deadPlaces(
  markdown: string,
  parts: readonly ArticlePart[],
): LineProblem[] {
  const ids = parts.map(({ id }) => id);
  return Array.from(
    markdown.matchAll(/\]\(#([^)\s]*)/g),
    ({ 1: id = "", index }) => ({
      id,
      line: markdown.slice(0, index).split("\n").length,
    }),
  )
    .filter(({ id }) => !ids.includes(id))
    .map(({ id, line }) => {
      const near = nearest(id, ids);
      return {
        line,
        message: `the link #${id} leads to no heading of this page. ${near ? `Did you mean #${near}?` : `The headings are: ${ids.map((each) => `#${each}`).join(", ")}.`}`,
      };
    });
}

const isSampleMark = (node: RootContent) =>
  node.type === "html" && /^<!-- *sample *-->$/.test(node.value);

/** @throws {MarkdownError} */
function startPart(
  { depth, children }: Extract<RootContent, { type: "heading" }>,
  parts: readonly ArticlePart[],
): ArticlePart {
  const text = children.map(plainTextOf).join("");
  const { title = "", id = slug(title) } = HEADING.exec(text)?.groups ?? {};
  const fathoms = FATHOMS[parts.length];
  if (depth === 1)
    throw new MarkdownError(
      `"# ${text}": the headline is the title above; headings of parts begin with ##`,
    );
  if (id === "") throw new MarkdownError("a heading must have words");
  if (TAKEN.includes(id) || parts.some((part) => part.id === id))
    throw new MarkdownError(
      `the heading "${title}" has the place #${id}, which is taken; give it another, such as ## ${title} {#${id}-2}`,
    );
  if (fathoms === undefined)
    throw new MarkdownError(
      `the heading "${title}" is one too many: there are ${FATHOMS.length} at most, one for each mark of the line`,
    );
  const label = typesetHeading(title);
  return { id, mark: { id, fathoms, label }, title: label, blocks: [] };
}

/** The caption of a table, which is the paragraph above it: "Table: …". */
function takeCaption(
  node: RootContent,
  blocks: ArticleBlock[],
): string | undefined {
  const above = blocks.at(-1);
  if (node.type !== "table" || typeof above !== "string") return undefined;
  const [, caption] = /^Table: (.+)$/.exec(above) ?? [];
  if (caption !== undefined) blocks.pop();
  return caption;
}

/** @throws {MarkdownError} */
function blockOf(node: RootContent, caption?: string): ArticleBlock {
  if (node.type === "heading") {
    if (node.depth > 3)
      throw new MarkdownError("headings have two or three signs: ## or ###");
    return { heading: typesetHeading(node.children.map(plainTextOf).join("")) };
  }
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
