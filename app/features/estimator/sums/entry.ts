import type { Estimator } from "../../../content/schema/estimator.ts";
import type { Network, Prices } from "../../../content/schema/prices.ts";
import { pairOf, type Meaning } from "../../../format/estimate.ts";

/** A visitor's own figures in hundredths, by the names that they have in the address. */
export type Guesses = Readonly<Record<string, number>>;

/** What a visitor has entered. */
export type Entry = {
  meaning: Meaning;
  amountPence: number;
  network: string;
  /** The first network's share of the ad spend on both, in per cent. */
  share: number;
  /** Whether it is for several locations or product lines. */
  isSeveral: boolean;
  /** The key of the row that the visitor has chosen in place of the best. */
  pick?: string | undefined;
  guesses: Guesses;
};

export const BOTH = "both";

/** The name of a network's cost per click among the guesses. */
export const clickOn = ({ key }: Pick<Network, "key">) => `click-${key}`;

/** Any amount: whether there is an estimate for it is another matter. */
export const ANY = {
  least: -Number.MAX_SAFE_INTEGER,
  most: Number.MAX_SAFE_INTEGER,
} as const;

/** The share nearest to what was typed: 100 is as much as the other network allows. */
export const nearestShare = (typed: number) =>
  Math.min(99, Math.max(1, Math.round(typed)));

/** The entry before a visitor changes anything. */
export const openingEntry = (
  {
    openingSpendPence,
    openingShare,
  }: Pick<Estimator, "openingSpendPence" | "openingShare">,
  network: string,
): Entry => ({
  meaning: "spend",
  amountPence: openingSpendPence,
  network,
  share: openingShare,
  isSeveral: false,
  guesses: {},
});

/** The networks of an entry: one, or both. */
export function networksOf(
  { networks }: Pick<Prices, "networks">,
  { network }: Pick<Entry, "network">,
): readonly Network[] {
  const chosen = networks.filter(({ key }) => key === network);
  return chosen.length > 0 ? chosen : pairOf(networks);
}
