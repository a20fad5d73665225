import type { Heading, RootContent } from "mdast";
import type { z } from "zod";

import { FATHOMS, type Mark } from "../../format/marks.ts";
import { unfilledIn } from "../texts/placeholders.ts";
import { typesetHeading } from "../texts/typography.ts";
import {
  MarkdownError,
  parseMarkdown,
  plainTextOf,
  withTelephoneLinks,
} from "./markdown.ts";

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
  // The places of the parsed text are those of its source.
  const source = withTelephoneLinks(markdown);
  for (const node of parseMarkdown(source)) {
    if (isSampleMark(node)) continue;
    const { start, end } = node.position ?? {};
    try {
      check(source.slice(start?.offset, end?.offset));
      if (node.type === "heading" && node.depth > 3)
        throw new MarkdownError("headings have two or three signs: ## or ###");
      read(node);
    } catch (error) {
      if (!(error instanceof MarkdownError)) throw error;
      context.addIssue({
        code: "custom",
        path: [start?.line ?? 1],
        message: error.message,
      });
    }
  }
}

const isSampleMark = (node: RootContent): boolean =>
  node.type === "html" && /^<!-- *sample *-->$/.test(node.value);

function check(source: string): void {
  if (/^(?:```|~~~)/.test(source)) return;
  // Code may have braces of its own.
  const text = source.replaceAll(/`[^`]+`|\{#[a-z\d-]+\}/g, "");
  const unfilled = unfilledIn(text);
  if (unfilled !== undefined) throw new MarkdownError(unfilled);
  const [torn] = /^##+[^#\s].*/.exec(source) ?? [];
  if (torn !== undefined)
    throw new MarkdownError(`"${torn}" needs a space after the signs #`);
}

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
  "footnote-label",
];

const slug = (title: string): string =>
  title
    .normalize("NFD")
    .replaceAll(/[\u0300-\u036f'’]/g, "")
    .toLowerCase()
    .replaceAll(/[^a-z\d]+/g, "-")
    .replaceAll(/^-|-$/g, "");

const HEADING = /^(?<title>.*?)\s*(?:\{#(?<id>[a-z\d-]+)\})?$/;

/** A heading may end with its id: `## Children {#children}`. @throws {MarkdownError} */
export function startPart<Block>(
  { depth, children }: Heading,
  parts: readonly TextPart<Block>[],
): TextPart<Block> {
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
  const label = typesetHeading(title);
  return {
    id,
    ...(fathoms && { mark: { fathoms, label } }),
    title: label,
    blocks: [],
  };
}
