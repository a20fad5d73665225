import type { PhrasingContent, RootContent } from "mdast";
import { fromMarkdown } from "mdast-util-from-markdown";
import { gfmFootnoteFromMarkdown } from "mdast-util-gfm-footnote";
import { gfmTableFromMarkdown } from "mdast-util-gfm-table";
import { gfmFootnote } from "micromark-extension-gfm-footnote";
import { gfmTable } from "micromark-extension-gfm-table";

import type { PageAddress } from "../../page-path.ts";
import { unfilledIn } from "../texts/placeholders.ts";
import { pageAddress, telephoneLink } from "../address.ts";
import { typeset } from "../texts/typography.ts";

/** The error for Markdown that this site does not support. */
export class MarkdownError extends Error {}

const KINDS: Partial<Record<string, string>> = {
  blockquote: "quotation",
  break: "line break",
  code: "block of code (an indented text)",
  html: "tag of HTML",
  image: "picture",
  inlineCode: "piece of code",
  thematicBreak: "line across the page",
};

const kindOf = ({ type }: { type: string }): string => KINDS[type] ?? type;

/** A part of a paragraph: a text, a link or a bold phrase. */
export type Piece =
  | string
  | { text: string; to: PageAddress }
  | { text: string; href: string }
  | { strong: string };

/** A paragraph: a text, or several pieces. */
export type RichText = string | Piece[];

export const parseMarkdown = (markdown: string): RootContent[] =>
  fromMarkdown(withTelephoneLinks(markdown), {
    extensions: [gfmTable(), gfmFootnote()],
    mdastExtensions: [gfmTableFromMarkdown(), gfmFootnoteFromMarkdown()],
  }).children;

/** A telephone number in a link may have spaces and brackets, as people write it. */
export const withTelephoneLinks = (markdown: string) =>
  markdown.replaceAll(
    /\(tel:((?:[^()]|\([^()]*\))+)\)/g,
    (_, number: string) => `(${telephoneLink(number)})`,
  );

/** A paragraph. @throws {MarkdownError} if it has anything but links and bold phrases */
export function readRichText(markdown: string): RichText {
  const blocks = parseMarkdown(markdown.trim());
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
  parseMarkdown(markdown.trim()).map((node) => {
    const block = readBlock(node);
    if (typeof block === "string" || Array.isArray(block) || "list" in block)
      return block;
    throw new MarkdownError("a table is not possible here");
  });

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
  pieces.map((piece) => {
    if (typeof piece !== "string") return piece;
    const [start = ""] = /^\s*/.exec(piece) ?? [];
    const [end = ""] = /\s*$/.exec(piece) ?? [];
    return `${start && " "}${typeset(piece)}${end && " "}`;
  });

/** The words of a phrase without its links and bold phrases. */
export function plainTextOf(node: PhrasingContent): string {
  if ("value" in node) return node.value;
  if ("alt" in node) return node.alt ?? "";
  return "children" in node ? node.children.map(plainTextOf).join("") : "";
}

/** @throws {MarkdownError} if a text has what should have been a link */
export function checkLinks(text: string): void {
  const [torn] = /\[[^\]]*\]\s*\([^)]*\)?/.exec(text) ?? [];
  if (torn !== undefined)
    throw new MarkdownError(
      `"${torn}" is not a link yet; a link is written [the words](/services), without spaces between the brackets or in the address`,
    );
}

function pieceOf(node: PhrasingContent): Piece {
  const unfilled = unfilledIn(plainTextOf(node));
  if (unfilled !== undefined) throw new MarkdownError(unfilled);
  if (node.type === "text") {
    checkLinks(node.value);
    return node.value;
  }
  if (node.type === "strong") {
    if (node.children.some(({ type }) => type !== "text"))
      throw new MarkdownError("a **bold** phrase must be words only");
    return { strong: typeset(plainTextOf(node)) };
  }
  if (node.type === "link") return linkOf(typeset(plainTextOf(node)), node.url);
  throw new MarkdownError(
    `has ${node.type === "emphasis" ? `*${plainTextOf(node)}* in italics` : `"${plainTextOf(node)}" as a ${kindOf(node)}`}, but only [links](/contact) and **bold** words are possible here`,
  );
}

/** What is no page of this site: the browser follows it by itself. */
const OUTSIDE = /^(https:\/\/|mailto:|tel:|\/files\/)/;

/** @throws {MarkdownError} if it has no words, or leads nowhere */
export function linkOf(text: string, url: string): Piece {
  if (text.trim() === "")
    throw new MarkdownError(`the link ${url} has no words`);
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

/** A block of a long text. */
export type Block =
  | RichText
  | { list: RichText[] }
  | { table: { columns: string[]; rows: string[][] } };

/** A paragraph, a list or a table. @throws {MarkdownError} if it is anything else */
export function readBlock(node: RootContent): Block {
  if (node.type === "paragraph") return readPhrases(node.children);
  if (node.type === "list") {
    return {
      list: node.children.map(({ children: [item] }) => {
        if (item?.type === "paragraph") return readPhrases(item.children);
        throw new MarkdownError("a list must have one paragraph an item");
      }),
    };
  }
  if (node.type === "table") {
    const [columns = [], ...rows] = node.children.map((row) =>
      row.children.map((cell) =>
        typeset(cell.children.map(plainTextOf).join("")),
      ),
    );
    return { table: { columns, rows } };
  }
  throw new MarkdownError(
    `a ${kindOf(node)} is not possible here; paragraphs, lists and tables are`,
  );
}
