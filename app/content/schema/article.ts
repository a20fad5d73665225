import { z } from "zod";

import type { ArticlePath } from "../../page-path.ts";
import { pageAddress } from "../address.ts";
import {
  readArticleBlock,
  takeCaption,
  type ArticleBlock,
} from "../articles/article-blocks.ts";
import type { RichText } from "../articles/markdown.ts";
import { readNodes, startPart, type TextPart } from "../articles/parts.ts";
import { suggestion } from "../nearest.ts";
import { lineAt } from "../source.ts";
import { entry } from "./entry.ts";
import { pictureKeys, withPicture } from "./pictures.ts";
import { headKeys, sample, text, yesNo } from "./primitives.ts";

/** The longest text that the menu has room for, in characters. */
const MENU_TEXT = 16;

const isParagraph = (block: ArticleBlock | undefined): block is RichText =>
  typeof block === "string" || Array.isArray(block);

/** Takes the last part for the closing, if it is a paragraph and a call to action. */
function takeClosing(parts: readonly TextPart<ArticleBlock>[]) {
  const { blocks: [paragraph, end, ...others] = [], ...last } =
    parts.at(-1) ?? {};
  return "id" in last &&
    isParagraph(paragraph) &&
    typeof end === "object" &&
    "links" in end &&
    others.length === 0
    ? {
        parts: parts.slice(0, -1),
        closing: { ...last, text: paragraph, links: end.links },
      }
    : { parts };
}

/** Takes the paragraph below the headline, and the band of figures below it. */
function takeOpening(blocks: readonly ArticleBlock[]) {
  const [first] = blocks;
  const opening = isParagraph(first) ? first : undefined;
  const rest = blocks.slice(opening === undefined ? 0 : 1);
  const [next] = rest;
  return typeof next === "object" && "stats" in next
    ? { opening, stats: next.stats, intro: rest.slice(1) }
    : { opening, stats: undefined, intro: rest };
}

/** The Markdown below the front matter of the article at a path. */
const body = (path: ArticlePath) =>
  z.string().transform((markdown, context) => {
    const above: ArticleBlock[] = [];
    const all: TextPart<ArticleBlock>[] = [];
    const report = (line: number, message: string) =>
      context.addIssue({ code: "custom", path: [line], message });
    if (markdown.trim() === "") report(1, "the page has no text yet");
    readNodes(markdown.replaceAll("](#", `](${path}#`), context, (node) => {
      if (node.type === "heading" && node.depth < 3)
        return all.push(startPart(node, all));
      const blocks = all.at(-1)?.blocks ?? above;
      return blocks.push(readArticleBlock(node, takeCaption(node, blocks)));
    });
    const ids = all.map(({ id }) => id);
    for (const { 1: id = "", index } of markdown.matchAll(/\]\(#([^)\s]*)/g))
      if (!ids.includes(id))
        report(
          lineAt(markdown, index),
          `the link #${id} leads to no heading of this page.${suggestion(id, ids, (each) => `#${each}`)}`,
        );
    const { parts, ...rest } = takeClosing(all);
    return {
      ...takeOpening(above),
      ...rest,
      parts: parts.map((part) => ({
        ...part,
        address: pageAddress.parse(`${path}#${part.id}`),
      })),
    };
  });

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
