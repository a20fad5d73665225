import priceLabels from "content/price-labels.yaml";
import type { RichText } from "../content/articles/markdown.ts";
import { formatPence } from "../format/numbers.ts";
import { fill } from "../format/text.ts";

/** A text without its links and bold phrases, and with ordinary spaces. */
export function plainText(text: RichText): string {
  if (typeof text === "string") return text.replaceAll("\u00a0", " ");
  return text
    .map((piece) => {
      if (typeof piece === "string") return plainText(piece);
      return plainText("strong" in piece ? piece.strong : piece.text);
    })
    .join("");
}

/** A monthly price in pence as text: "from £800/month". */
export function basePriceText(basePence: number): string {
  const { from, perMonth } = priceLabels;
  return `${from} ${formatPence(basePence)}${perMonth}`;
}

/** A share of the ad spend in per cent as text: "plus 15% of ad spend". */
export const shareText = (percentOfSpend: number): string =>
  fill(priceLabels.shareOfSpend, { percent: String(percentOfSpend) });
