import {
  wordsOf,
  type RichText,
  type TextBlock,
} from "../content/markdown/markdown.ts";
import type { PriceLabels } from "../content/schema/shared.ts";
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
export const basePriceText = (
  { from, perMonth }: PriceLabels,
  basePence: number,
): string => `${from} ${formatPence(basePence)}${perMonth}`;

/** A share of the ad spend in per cent as text: "plus 15% of ad spend". */
export const shareText = (
  { shareOfSpend }: PriceLabels,
  percentOfSpend: number,
): string => fill(shareOfSpend, { percent: String(percentOfSpend) });
