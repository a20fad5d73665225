import { priceLabels } from "../content/price-labels.ts";
import { formatPence } from "../format/numbers.ts";

/** "from £800/month", as the price lists say it. */
export function basePriceText(basePence: number): string {
  const { from, perMonth } = priceLabels;
  return `${from} ${formatPence(basePence)}${perMonth}`;
}

/** "plus 15% of ad spend". */
export function shareText(percentOfSpend: number): string {
  const { before, after } = priceLabels.shareOfSpend;
  return `${before}${percentOfSpend}${after}`;
}
