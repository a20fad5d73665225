import { z } from "zod";

import type { ArticlePath, PageAddress } from "../../page-path.ts";
import {
  readArticle,
  type ArticleBlock,
  type ArticleLink,
  type ArticlePart,
} from "../article-markdown.ts";
import type { RichText } from "../markdown.ts";
import { pageAddress } from "../links.ts";
import { entry } from "./entry.ts";
import { pictureKeys, withPicture } from "./pictures.ts";
import { headKeys, sample, text, yesNo } from "./primitives.ts";

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
