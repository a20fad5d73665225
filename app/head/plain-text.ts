import {
  wordsOf,
  type RichText,
  type TextBlock,
} from "../content/markdown/markdown.ts";

/** A text without its links and bold phrases, and with ordinary spaces. */
export const plainText = (text: RichText): string =>
  wordsOf(text).replaceAll("\u00a0", " ");

export const plainBlocks = (blocks: readonly TextBlock[]): string =>
  blocks
    .flatMap((block) =>
      typeof block === "object" && "list" in block ? block.list : [block],
    )
    .map(plainText)
    .join(" ");
