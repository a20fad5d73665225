import type { Prices } from "../../../content/schema/prices.ts";
import {
  packageOn,
  percentOf,
  SPEND,
  sumsOf,
  type Meaning,
} from "../../../format/estimate.ts";
import type { Entry } from "./entry.ts";
import { feeAt, rowsOf, type NetworkPart, type Row } from "./rows.ts";

/** What an amount comes to in one way. */
export type Quote = {
  row: Row;
  parts: readonly NetworkPart[];
  spendPence: number;
  feePence: number;
  /** The names of the packages. */
  names: readonly string[];
} & ReturnType<typeof sumsOf>;

/** The rows with their quotes, where the amount reaches; the best; the one that counts. */
export type Answer = {
  rows: readonly { row: Row; quote: Quote | undefined }[];
  best: Quote;
  chosen: Quote;
};

/** Why there is no answer, by the name of its message. */
export type EstimateProblem = {
  wrong: "none" | "much" | "little" | "littleOfBudget" | "littleOfGross";
  /** The least amount, in pence. */
  least?: number;
};

export const isAnswer = (answer: Answer | EstimateProblem): answer is Answer =>
  !("wrong" in answer);

type Amount = Pick<Entry, "meaning" | "amountPence">;

/** What an ad spend costs, as the amount is meant; endless where nothing can be bought. */
function costAt(
  row: Row,
  spendPence: number,
  meaning: Meaning,
  vatPercent: number | undefined,
): number {
  const feePence = feeAt(row, spendPence);
  if (feePence === undefined) return Infinity;
  const vatPence =
    meaning === "gross" ? percentOf(feePence, vatPercent ?? 0) : 0;
  return spendPence + (meaning === "spend" ? 0 : feePence + vatPence);
}

/** The highest ad spend whose cost is not above the amount; costs grow with it. */
function spendWithin(isPaid: (spendPence: number) => boolean, most: number) {
  let below = 0;
  let above = most + 1;
  while (above - below > 1) {
    const middle = Math.floor((below + above) / 2);
    if (isPaid(middle)) below = middle;
    else above = middle;
  }
  return below;
}

const namesOf = ({ kind, together }: Row, parts: readonly NetworkPart[]) =>
  together
    ? [together.name]
    : parts.map(({ network, package: { name = "" } = {} }) =>
        kind === "two" ? packageOn(network, name) : name,
      );

/** What an amount comes to in one way; nothing if it does not reach, or is too much. */
export function quoteOf(
  row: Row,
  { meaning, amountPence }: Amount,
  vatPercent: number | undefined,
): Quote | undefined {
  const upTo = row.together?.upToPence ?? Infinity;
  const isPaid = (spendPence: number) =>
    costAt(row, spendPence, meaning, vatPercent) <= amountPence;
  if (!isPaid(0) || (meaning === "spend" && amountPence > upTo))
    return undefined;
  const spendPence = spendWithin(isPaid, Math.min(amountPence, upTo));
  const parts = row.partsAt(spendPence) ?? [];
  const feePence = feeAt(row, spendPence) ?? 0;
  const amounts = { meaning, amountPence, spendPence, feePence };
  const names = namesOf(row, parts);
  return {
    row,
    parts,
    names,
    spendPence,
    feePence,
    ...sumsOf(amounts, vatPercent),
  };
}

/** The least amount that leaves enough for ads. */
export const leastOf = (prices: Prices, entry: Entry): number =>
  Math.min(
    ...rowsOf(prices, entry)
      .filter(({ kind }) => kind !== "alone")
      .map((row) => costAt(row, SPEND.least, entry.meaning, prices.vatPercent)),
  );

/** The amount that the highest ad spend costs, in the way that costs least. */
export const mostOf = (prices: Prices, entry: Entry): number =>
  Math.min(
    ...rowsOf(prices, entry)
      .filter(({ kind, together }) => kind !== "alone" && !together)
      .map((row) => costAt(row, SPEND.most, entry.meaning, prices.vatPercent)),
  );

/** Every row with its quote. */
export const quotesOf = (prices: Prices, entry: Entry): Answer["rows"] =>
  rowsOf(prices, entry).map((row) => ({
    row,
    quote: quoteOf(row, entry, prices.vatPercent),
  }));

/** The quotes of what can be chosen. */
export const openIn = (rows: Answer["rows"]): Quote[] =>
  rows.flatMap(({ row: { kind }, quote }) =>
    quote && kind !== "alone" ? quote : [],
  );

const surplus = ({ spendPence, feePence }: Quote) => spendPence - feePence;

/**
 * The best leaves the most ads over its fee: at an ad spend that is the lowest fee, of a
 * budget the most ads, and two packages must add more ads than fee to be better than one.
 */
export const bestOf = (quotes: readonly Quote[]): Quote | undefined =>
  quotes.toSorted(
    (one, other) =>
      surplus(other) - surplus(one) || other.spendPence - one.spendPence,
  )[0];

const LARGEST = 10 * SPEND.most;

const TOO_LITTLE = {
  spend: "little",
  budget: "littleOfBudget",
  gross: "littleOfGross",
} as const;

/** The answer to an entry, or why there is none. */
export function answerTo(
  prices: Prices,
  entry: Entry,
): Answer | EstimateProblem {
  if (entry.amountPence > LARGEST) return { wrong: "much" };
  const rows = quotesOf(prices, entry);
  const open = openIn(rows);
  const best = bestOf(
    open.filter(({ spendPence }) => spendPence >= SPEND.least),
  );
  if (!best) {
    const least = leastOf(prices, entry);
    // Between the limit of the one package and two there may be nothing.
    if (least === Infinity || entry.amountPence >= least)
      return { wrong: "none" };
    return {
      wrong: TOO_LITTLE[entry.meaning],
      least: Math.ceil(least / 100) * 100,
    };
  }
  if (best.spendPence > SPEND.most) return { wrong: "much" };
  const chosen = open.find(({ row: { key } }) => key === entry.pick) ?? best;
  return { rows, best, chosen };
}
