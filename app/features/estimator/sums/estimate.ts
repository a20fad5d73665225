import type { Prices } from "../../../content/schema/prices.ts";
import { SPEND } from "../../../format/estimate.ts";
import type { Entry } from "./entry.ts";
import {
  choiceOf,
  quoteAt,
  quoteFor,
  quoteWithin,
  type Quote,
} from "./fees.ts";

/** Why there is no estimate. Amounts are in pence. */
export type Problem =
  | {
      wrong: "smallest";
      feePence: number;
      /** Of the networks. */
      names: readonly string[];
      hasNeeds: boolean;
    }
  /** No package has all needs. */
  | { wrong: "none" }
  | { wrong: "little"; spendPence?: number }
  | { wrong: "much" };

export const isQuote = (estimate: Quote | Problem): estimate is Quote =>
  !("wrong" in estimate);

/** No larger budget is worked out. */
const LARGEST = 10 * SPEND.most;

/** The estimate for an entry, or why there is none. */
export function estimateFor(prices: Prices, entry: Entry): Quote | Problem {
  const { way, amountPence, needs } = entry;
  if (amountPence > (way === "spend" ? SPEND.most : LARGEST))
    return { wrong: "much" };
  const plain = choiceOf(prices, { ...entry, needs: [] });
  const choice = choiceOf(prices, entry);
  if (!quoteAt(choice, 0)) return { wrong: "none" };
  const quote = quoteFor(choice, entry);
  // What is needed may leave less for ads than makes sense: it is the visitor's choice.
  const budgetPence = way === "spend" ? quote?.totalPence : amountPence;
  const most = quoteWithin(plain, budgetPence ?? 0);
  if (!most || !quote || quote.spendPence <= 0) {
    const hasNeeds = most !== undefined && needs.length > 0;
    const least = quoteAt(hasNeeds ? choice : plain, 0);
    if (way === "spend" || !least) return { wrong: "little" };
    const names = choice.sides.map(({ network }) => network.subjectName);
    return { wrong: "smallest", feePence: least.feePence, names, hasNeeds };
  }
  if (quote.spendPence > SPEND.most) return { wrong: "much" };
  if (most.spendPence >= SPEND.least) return quote;
  return way === "spend"
    ? { wrong: "little" }
    : { wrong: "little", spendPence: most.spendPence };
}

/** The entry's other choices, each with what it comes to: the cheapest first. */
const others = (prices: Prices, entry: Entry, entries: readonly Entry[]) =>
  entries
    .flatMap((other) => {
      const quote = quoteFor(choiceOf(prices, other), entry);
      return quote ? [{ other, quote }] : [];
    })
    .toSorted((one, two) => one.quote.feePence - two.quote.feePence);

/** The need that makes most of the difference, and the estimate without it. */
export function dearestNeed(prices: Prices, entry: Entry, feePence: number) {
  const { needs } = entry;
  const [best] = others(
    prices,
    entry,
    needs.map((need) => ({
      ...entry,
      needs: needs.filter((each) => each !== need),
    })),
  );
  return best && best.quote.feePence < feePence
    ? {
        need: needs.find((each) => !best.other.needs.includes(each)),
        quote: best.quote,
      }
    : undefined;
}

/** A single network that costs less. */
export function cheaperNetwork(prices: Prices, entry: Entry, feePence: number) {
  const [best] = others(
    prices,
    entry,
    prices.networks.map(({ key }) => ({ ...entry, network: key })),
  );
  return best && best.quote.feePence < feePence ? best.quote : undefined;
}

/** The entry with the slider at an ad spend in pence. */
export function slidTo(
  prices: Prices,
  entry: Entry,
  spendPence: number,
): Entry {
  const quote = quoteAt(choiceOf(prices, entry), spendPence);
  const amountPence =
    entry.way === "spend"
      ? spendPence
      : (quote?.totalPence ?? entry.amountPence);
  return { ...entry, amountPence };
}

/** The same estimate, with the other amount given. */
export function given(prices: Prices, entry: Entry, way: Entry["way"]): Entry {
  const { before, ...now } = entry;
  if (way === now.way) return entry;
  // A budget of which a part was not needed comes back whole.
  if (before) return before;
  const quote = quoteFor(choiceOf(prices, now), now);
  if (!quote) return { ...now, way };
  const { spendPence, totalPence } = quote;
  const amountPence = way === "spend" ? spendPence : totalPence;
  return { ...now, way, amountPence, before: now };
}
