import type { RootContent } from "mdast";
import { z } from "zod";

import { FATHOMS, type Mark } from "../../format/marks.ts";
import type { ArticlePath, PageAddress } from "../../page-path.ts";
import {
  readArticleBlock,
  takeCaption,
  type ArticleBlock,
  type ArticleLink,
} from "../article-blocks.ts";
import { pageAddress } from "../address.ts";
import {
  isSampleMark,
  MarkdownError,
  parseMarkdown,
  plainTextOf,
  withTelephoneLinks,
  type RichText,
} from "../markdown.ts";
import { unfilledIn } from "../placeholders.ts";
import { typesetHeading } from "../typography.ts";
import { entry, nearest } from "./entry.ts";
import { pictureKeys, withPicture } from "./pictures.ts";
import { headKeys, sample, text, yesNo } from "./primitives.ts";

/** A heading of an article and the blocks below it. */
type ArticlePart = {
  id: string;
  mark: Mark;
  title: string;
  blocks: ArticleBlock[];
};

/** A problem in a line of a text; lines count from 1. */
type LineProblem = { line: number; message: string };

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
function readArticle(written: string, path: string) {
  // The places of the parsed text are those of its source.
  const markdown = withTelephoneLinks(written.replaceAll("](#", `](${path}#`));
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
        blocks.push(readArticleBlock(node, takeCaption(node, blocks)));
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

/** @throws {MarkdownError} */
function startPart(
  { depth, children }: Extract<RootContent, { type: "heading" }>,
  parts: readonly ArticlePart[],
): ArticlePart {
  const written = children.map(plainTextOf).join("");
  const { title = "", id = slug(title) } = HEADING.exec(written)?.groups ?? {};
  const fathoms = FATHOMS[parts.length];
  if (depth === 1)
    throw new MarkdownError(
      `"# ${written}": the headline is the title above; headings of parts begin with ##`,
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

/** The longest text that the menu has room for, in characters. */
const MENU_TEXT = 16;

/** The end of an article: its last part, if that ends with a call to action. */
type Closing = Omit<ArticlePart, "blocks"> & {
  text: RichText;
  links: ArticleLink[];
};

const isParagraph = (block: ArticleBlock | undefined): block is RichText =>
  typeof block === "string" || Array.isArray(block);

/** Takes the last part for the closing, if it is a paragraph and a call to action. */
function takeClosing(parts: readonly ArticlePart[]): {
  parts: ArticlePart[];
  closing?: Closing;
} {
  const { blocks = [], ...last } = parts.at(-1) ?? {};
  const [paragraph, end, ...others] = blocks;
  if (
    !("id" in last) ||
    !isParagraph(paragraph) ||
    typeof end !== "object" ||
    !("links" in end) ||
    others.length > 0
  )
    return { parts: [...parts] };
  return {
    parts: parts.slice(0, -1),
    closing: { ...last, text: paragraph, links: end.links },
  };
}

/** The Markdown below the front matter of the article at a path. */
const body = (path: ArticlePath) =>
  z
    .string()
    .transform((markdown, context) => {
      const { intro, parts, problems } = readArticle(markdown, path);
      for (const { line, message } of problems)
        context.addIssue({ code: "custom", path: [line], message });
      const [first, ...others] = intro;
      const lead = isParagraph(first) ? first : undefined;
      const rest = lead === undefined ? intro : others;
      const [next] = rest;
      const stats =
        typeof next === "object" && "stats" in next ? next.stats : undefined;
      return {
        /** The paragraph below the headline. */
        lead,
        /** The band of figures below it. */
        stats,
        /** What else stands above the first heading. */
        intro: stats ? rest.slice(1) : rest,
        ...takeClosing(parts),
      };
    })
    .transform(({ parts, ...rest }) => ({
      ...rest,
      parts: parts.map((part) => ({
        ...part,
        address: addressOf(path, part.id),
      })),
    }));

const addressOf = (path: ArticlePath, id: string): PageAddress =>
  pageAddress.parse(`${path}#${id}`);

/** An article: a page made from a Markdown file in content/pages. */
export const article = (path: ArticlePath) =>
  entry({
    ...headKeys,
    inTheMenu: yesNo.optional(),
    /** What the menu and search engines call the page; without it, its title. */
    name: text.optional(),
    kicker: text.optional(),
    /** The heading of a table of contents, if there is to be one. */
    contents: text.optional(),
    ...pictureKeys,
    sample,
    text: body(path),
  })
    .superRefine(({ inTheMenu, name, title }, context) => {
      const shown = name ?? title;
      if (inTheMenu === true && shown.length > MENU_TEXT)
        context.addIssue({
          code: "custom",
          path: [name === undefined ? "title" : "name"],
          message: `has ${shown.length} characters, and the menu has room for ${MENU_TEXT}: give the page a shorter "name" for the menu`,
        });
    })
    .transform(withPicture("articleHead"))
    .transform(({ text: parts, name, picture, ...front }) => ({
      ...front,
      ...parts,
      path,
      name: name ?? front.title,
      ...((picture.drawing ?? picture.photograph) && { picture }),
    }));

export type Article = z.output<ReturnType<typeof article>>;
