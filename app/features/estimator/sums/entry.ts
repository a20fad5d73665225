import type { Estimator } from "../../../content/schema/estimator.ts";
import type { Network, Prices } from "../../../content/schema/prices.ts";
import { GUESSABLE, pairOf } from "../../../format/estimate.ts";
import { readAmount, type Range } from "./read-amount.ts";

/** A visitor's own figures, in hundredths: pence, of a per cent, of an enquiry. */
export type Guesses = Record<keyof typeof GUESSABLE, number>;

/** What a visitor has entered. */
export type Entry = {
  way: "spend" | "budget";
  amountPence: number;
  network: string;
  /** The first network's share of the ad spend on both, in per cent. */
  share: number;
  /** The keys of the extras that are needed. */
  needs: readonly string[];
  /** Those that are not the examples. */
  guesses: Partial<Guesses>;
  /** The same estimate as it was before, if the other amount was given last. */
  before?: Entry | undefined;
};

export const BOTH = "both";

const GUESSES = ["click", "enquire", "buy", "profit"] as const;

/** The parameters of an address that has an estimate. */
export const PARAMETERS = [
  "spend",
  "budget",
  "network",
  "share",
  "need",
  ...GUESSES,
];

/** Any amount: whether there is an estimate for it is another matter. */
export const ANY = {
  least: -Number.MAX_SAFE_INTEGER,
  most: Number.MAX_SAFE_INTEGER,
} as const;

/** What an address has in place of an amount, if it can not be read as one. */
export function unreadIn(search: string): string | undefined {
  const asked = new URLSearchParams(search);
  const text = asked.get("budget") ?? asked.get("spend") ?? "";
  return text && readAmount(text, ANY) === undefined ? text : undefined;
}

const isShare = (share: number) =>
  Number.isInteger(share) && share >= 1 && share <= 99;

/** The share nearest to what was typed: 100 is as much as the other network allows. */
export const nearestShare = (typed: number) =>
  Math.min(99, Math.max(1, Math.round(typed)));

/** The entry before a visitor changes anything. */
export const openingEntry = (
  { openingSpendPence, openingShare }: Estimator,
  network: string,
): Entry => ({
  way: "spend",
  amountPence: openingSpendPence,
  network,
  share: openingShare,
  needs: [],
  guesses: {},
});

/** The networks of an entry: one, or both. */
export function networksOf(
  { networks }: Prices,
  { network }: Pick<Entry, "network">,
): readonly Network[] {
  const chosen = networks.filter(({ key }) => key === network);
  return chosen.length > 0 ? chosen : pairOf(networks);
}

/** What can be needed on a network: at least one package meets it. */
export const needsOf = (
  { extras, prices }: Pick<Estimator, "extras" | "prices">,
  network: string,
) =>
  extras.filter(
    ({ key, isAsked }) =>
      isAsked &&
      networksOf(prices, { network }).some(({ packages }) =>
        packages.some(({ has }) => has.includes(key)),
      ),
  );

/** The entry with another network, and those of its needs that can be met there. */
export const movedTo = (
  words: Pick<Estimator, "extras" | "prices">,
  entry: Entry,
  network: string,
): Entry => ({
  ...entry,
  network,
  needs: needsOf(words, network)
    .map(({ key }) => key)
    .filter((key) => entry.needs.includes(key)),
});

/** The entry that an address asks for; what makes no sense in it is left out. */
export function entryIn(
  search: string,
  words: Pick<Estimator, "extras" | "prices">,
  opening: Entry,
): Entry {
  const asked = new URLSearchParams(search);
  const amountOf = (name: string, range: Range) =>
    readAmount(asked.get(name) ?? "", range);
  const budget = amountOf("budget", ANY);
  const { networks } = words.prices;
  const network = asked.get("network") ?? "";
  const isKnown =
    networks.some(({ key }) => key === network) ||
    (network === BOTH && networks.length > 1);
  const share = Number(asked.get("share") ?? NaN);
  const needs = (asked.get("need") ?? "").split(",");
  const guesses: Entry["guesses"] = {};
  for (const name of GUESSES) {
    const guess = amountOf(name, GUESSABLE[name]);
    if (guess !== undefined) guesses[name] = guess;
  }
  const entry: Entry = {
    way: budget === undefined ? "spend" : "budget",
    amountPence: budget ?? amountOf("spend", ANY) ?? opening.amountPence,
    network: opening.network,
    share: isShare(share) ? share : opening.share,
    needs,
    guesses,
  };
  return movedTo(words, entry, isKnown ? network : opening.network);
}

function changesOf(entry: Entry, opening: Entry): [string, string | number][] {
  const { way, amountPence, network, share, needs, guesses } = entry;
  const parts: [string, string | number][] = [];
  if (way !== opening.way || amountPence !== opening.amountPence)
    parts.push([way, amountPence / 100]);
  if (network !== opening.network) parts.push(["network", network]);
  if (network === BOTH && share !== opening.share) parts.push(["share", share]);
  if (needs.length > 0) parts.push(["need", needs.join()]);
  for (const name of GUESSES) {
    const guess = guesses[name];
    if (guess !== undefined) parts.push([name, guess / 100]);
  }
  return parts;
}

/** Whether a visitor has made an estimate of their own. */
export const isOwn = (entry: Entry, opening: Entry): boolean =>
  changesOf(entry, opening).length > 0;

/** An address with an entry in place of the one that it had. */
export function withEntry(address: string, entry: Entry, opening: Entry): URL {
  const url = new URL(address);
  for (const key of PARAMETERS) url.searchParams.delete(key);
  for (const [key, value] of changesOf(entry, opening))
    url.searchParams.set(key, String(value));
  // A comma can be read; the code for it cannot.
  url.search = url.search.replaceAll("%2C", ",");
  return url;
}
