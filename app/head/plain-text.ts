import { priceLabels } from "virtual:content";
import {
  wordsOf,
  type RichText,
  type TextBlock,
} from "../content/markdown/markdown.ts";
import { formatPence } from "../format/numbers.ts";
import { fill } from "../format/text.ts";

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

/** A monthly price in pence as text: "from £800/month". */
export function basePriceText(basePence: number): string {
  const { from, perMonth } = priceLabels;
  return `${from} ${formatPence(basePence)}${perMonth}`;
}

/** A share of the ad spend in per cent as text: "plus 15% of ad spend". */
export const shareText = (percentOfSpend: number): string =>
  fill(priceLabels.shareOfSpend, { percent: String(percentOfSpend) });
