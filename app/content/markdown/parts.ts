import type { Heading, RootContent } from "mdast";
import type { z } from "zod";

import { FATHOMS, type Mark } from "../../format/marks.ts";
import { slug } from "../../format/slug.ts";
import { typesetBetween, withLastTied } from "../texts/typography.ts";
import { checkWords, MarkdownError, wordsAlone } from "./rich-text.ts";
import { parseMarkdown } from "./parse.ts";

/** A heading of a long text and the blocks below it; the first nine have a mark. */
export type TextPart<Block> = {
  id: string;
  mark?: Mark;
  title: string;
  blocks: Block[];
};

/** Reads all but the marks of samples; what is not possible is an issue of its line. */
export function readNodes(
  markdown: string,
  context: z.RefinementCtx,
  read: (node: RootContent) => void,
): void {
  const lines = markdown.split("\n");
  for (const node of parseMarkdown(markdown).children) {
    if (isSampleMark(node) || node.type === "definition") continue;
    const line = node.position?.start.line ?? 1;
    try {
      const [torn] = /^##+[^#\s].*/.exec(lines[line - 1] ?? "") ?? [];
      if (torn !== undefined && node.type === "paragraph")
        throw new MarkdownError(`"${torn}" needs a space after the signs #`);
      if (node.type === "heading" && node.depth > 3)
        throw new MarkdownError("headings have two or three signs: ## or ###");
      read(node);
    } catch (error) {
      if (!(error instanceof MarkdownError)) throw error;
      context.addIssue({
        code: "custom",
        path: [error.line ?? line],
        message: error.message,
      });
    }
  }
}

export const SAMPLE_MARK = /^<!-- *sample *-->$/;

/** The mark of a sample: a remark below a heading. */
export const isSampleMark = (node: RootContent): boolean =>
  node.type === "html" && SAMPLE_MARK.test(node.value);

/** The ids of the parts around every page. */
export const TAKEN: readonly string[] = [
  "main",
  "sprite",
  "arrow",
  "site-nav",
  "quick-links",
  "our-services",
  "footer-email",
  "article",
  "contents",
  "footnote-label",
];

const ID = /\s*\{#([\p{L}\p{M}\d-]+)\}\s*$/u;

/**
 * The words of a heading, in which code stays as it is. It may end with its id:
 * `## Children {#children}`. @throws {MarkdownError}
 */
export function headingOf({ children }: Heading): {
  title: string;
  id: string | undefined;
} {
  const written = wordsAlone(children, "a heading", (node) => {
    if (node.type === "inlineCode") return node.value;
    if (node.type !== "text") return undefined;
    checkWords(node.value.replace(ID, ""));
    return typesetBetween(node.value, node !== children[0]);
  }).replaceAll("\n", " ");
  const title = withLastTied(written.replace(ID, ""));
  return { title, id: ID.exec(written)?.[1] };
}

/** The place that the words of a heading make. */
export const placeOf = (title: string): string =>
  slug(title.replaceAll(/['’]/g, ""));

/** Begins a part with its heading. @throws {MarkdownError} */
export function startPart<Block>(
  heading: Heading,
  parts: readonly TextPart<Block>[],
): TextPart<Block> {
  const { title, id: written } = headingOf(heading);
  const id = written ?? (placeOf(title) || `part-${parts.length + 1}`);
  const fathoms = FATHOMS[parts.length];
  if (heading.depth === 1)
    throw new MarkdownError(
      `"# ${title}": the headline is the title above; headings of parts begin with ##`,
    );
  if (title === "") throw new MarkdownError("a heading must have words");
  if (TAKEN.includes(id) || parts.some((part) => part.id === id))
    throw new MarkdownError(
      `the heading "${title}" has the place #${id}, which is taken; give it another, such as ## ${title} {#${id}-2}`,
    );
  return {
    id,
    ...(fathoms && { mark: { fathoms, label: title } }),
    title,
    blocks: [],
  };
}
