import { formatPence } from "./numbers.ts";
import { fill } from "./text.ts";

type Labels = Record<
  | "from"
  | "perMonth"
  | "shareOfSpend"
  | "shareAboveLeast"
  | "once"
  | "onRequest",
  string
>;

/** What a package costs. */
export type Price = {
  /** Nothing if it is on request. */
  basePence: number | undefined;
  /** The share of the ad spend; nothing if the fee is flat. */
  percentOfSpend: number | undefined;
  /** Whether it is paid once, and not each month. */
  isOnce: boolean;
  /** Whether the base is the least of the share, and not beside it. */
  isLeast: boolean;
};

/** A price in its parts: "from", "£800", "/month", "plus 15% of ad spend". */
export function priceParts(
  labels: Labels,
  { basePence, percentOfSpend, isOnce, isLeast }: Price,
): { from?: string; amount: string; unit?: string; share?: string } {
  if (basePence === undefined) return { amount: labels.onRequest };
  const amount = formatPence(basePence);
  if (isOnce) return { amount, unit: ` ${labels.once}` };
  const share = isLeast ? labels.shareAboveLeast : labels.shareOfSpend;
  return {
    from: labels.from,
    amount,
    unit: labels.perMonth,
    ...(percentOfSpend !== undefined && {
      share: fill(share, { percent: String(percentOfSpend) }),
    }),
  };
}

/** A price without its share as text: "from £800/month". */
export function basePriceText(labels: Labels, price: Price): string {
  const { from, amount, unit = "" } = priceParts(labels, price);
  return `${from ? `${from} ` : ""}${amount}${unit}`;
}

/** The monthly prices, the lowest first; nothing else has a place beside them. */
export const monthlyOf = <Package extends Price>(
  packages: readonly Package[],
): (Omit<Package, "basePence"> & { basePence: number })[] =>
  packages
    .flatMap(({ basePence, ...rest }) =>
      basePence === undefined || rest.isOnce ? [] : { ...rest, basePence },
    )
    .toSorted((one, other) => one.basePence - other.basePence);
