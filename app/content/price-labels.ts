import type { PriceLabels } from "./schema/shared.ts";

/** The words around a price: "from £800/month", "plus 15% of ad spend". */
export const priceLabels = {
  mostPopular: "MOST POPULAR",
  from: "from",
  perMonth: "/month",
  shareOfSpend: { before: "plus ", after: "% of ad spend" },
} satisfies PriceLabels;
