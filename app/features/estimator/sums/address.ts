import type { Prices } from "../../../content/schema/prices.ts";
import { GUESSABLE } from "../../../format/estimate.ts";
import {
  ANY,
  BOTH,
  clickOn,
  networksOf,
  type Entry,
  type Guesses,
} from "./entry.ts";
import { openIn, quotesOf } from "./fees.ts";
import { readAmount, type Range } from "./read-amount.ts";

const OTHER_GUESSES = ["enquire", "buy", "profit"] as const;

/** Those of older addresses, which had one cost per click and asked what was needed. */
const OLDER = ["share", "need", "click"];

/** The parameters of an address that has an estimate, but for the costs per click. */
export const PARAMETERS = [
  "spend",
  "budget",
  "vat",
  "network",
  "split",
  "places",
  "package",
  ...OTHER_GUESSES,
  ...OLDER,
];

/** What an address has in place of an amount, if it can not be read as one. */
export function unreadIn(search: string): string | undefined {
  const asked = new URLSearchParams(search);
  const text = asked.get("budget") ?? asked.get("spend") ?? "";
  return text && readAmount(text, ANY) === undefined ? text : undefined;
}

type AmountOf = (name: string, range: Range) => number | undefined;

function guessesIn(amountOf: AmountOf, prices: Prices, entry: Entry): Guesses {
  const guesses: Record<string, number> = {};
  const keep = (name: string, guess: number | undefined) => {
    if (guess !== undefined) guesses[name] = guess;
  };
  const used = networksOf(prices, entry);
  for (const network of prices.networks)
    keep(
      clickOn(network),
      amountOf(clickOn(network), GUESSABLE.click) ??
        (used.includes(network)
          ? amountOf("click", GUESSABLE.click)
          : undefined),
    );
  for (const name of OTHER_GUESSES) keep(name, amountOf(name, GUESSABLE[name]));
  return guesses;
}

/** What both networks shared where an older address does not say it. */
const OLDER_SHARE = 80;

/** The row that an older estimate took: what left most for ads, with what was needed. */
function olderPick(prices: Prices, entry: Entry, needs: readonly string[]) {
  const [most] = openIn(quotesOf(prices, entry))
    .filter(({ row }) => needs.every((need) => row.package?.has.includes(need)))
    .toSorted(
      (one, other) =>
        other.spendPence - one.spendPence || one.feePence - other.feePence,
    );
  return most?.row.key;
}

/** An entry, and whether its address asks for something that is not priced any more. */
export type Read = { entry: Entry; isChanged: boolean };

/** The entry that an address asks for; what makes no sense in it is left out. */
export function entryIn(search: string, prices: Prices, opening: Entry): Read {
  const asked = new URLSearchParams(search);
  const amountOf: AmountOf = (name, range) =>
    readAmount(asked.get(name) ?? "", range);
  const budget = amountOf("budget", ANY);
  const network = asked.get("network") ?? "";
  const isKnown =
    prices.networks.some(({ key }) => key === network) ||
    (network === BOTH && prices.networks.length > 1);
  const splits = asked.get("split");
  const share = Number(splits ?? asked.get("share") ?? NaN);
  const isShare = Number.isInteger(share) && share >= 1 && share <= 99;
  const isOlderPair = network === BOTH && isKnown && splits === null;
  const isGross =
    asked.get("vat") === "included" || prices.vatPercent === undefined;
  const entry: Entry = {
    ...opening,
    meaning: budget === undefined ? "spend" : isGross ? "gross" : "budget",
    amountPence: budget ?? amountOf("spend", ANY) ?? opening.amountPence,
    network: isKnown ? network : opening.network,
    share: isShare ? share : isOlderPair ? OLDER_SHARE : opening.share,
    isSeveral: asked.get("places") === "several",
    pick: asked.get("package") ?? undefined,
  };
  entry.guesses = guessesIn(amountOf, prices, entry);
  const needs = (asked.get("need") ?? "")
    .split(",")
    .filter((need) =>
      networksOf(prices, entry).some(({ packages }) =>
        packages.some(({ has }) => has.includes(need)),
      ),
    );
  const isOfBoth = entry.network === BOTH;
  if (isOlderPair || needs.length > 0)
    entry.pick = olderPick(prices, entry, isOfBoth ? [] : needs);
  return { entry, isChanged: isOfBoth && needs.length > 0 };
}

function changesOf(entry: Entry, opening: Entry): [string, string | number][] {
  const { meaning, amountPence, network, share, guesses } = entry;
  const parts: [string, string | number][] = [];
  if (meaning !== opening.meaning || amountPence !== opening.amountPence)
    parts.push([meaning === "spend" ? meaning : "budget", amountPence / 100]);
  if (meaning === "gross") parts.push(["vat", "included"]);
  if (network !== opening.network) parts.push(["network", network]);
  // It is always there, so that an estimate outlives another opening share.
  if (network === BOTH) parts.push(["split", share]);
  if (entry.isSeveral) parts.push(["places", "several"]);
  if (entry.pick) parts.push(["package", entry.pick]);
  for (const [name, guess] of Object.entries(guesses))
    parts.push([name, guess / 100]);
  return parts;
}

/** Whether a visitor has made an estimate of their own. */
export const isOwn = (entry: Entry, opening: Entry): boolean =>
  changesOf(entry, opening).length > 0;

/** An address with an entry in place of the one that it had. */
export function withEntry(address: string, entry: Entry, opening: Entry): URL {
  const url = new URL(address);
  for (const key of Array.from(url.searchParams.keys()))
    if (PARAMETERS.includes(key) || key.startsWith("click-"))
      url.searchParams.delete(key);
  for (const [key, value] of changesOf(entry, opening))
    url.searchParams.set(key, String(value));
  return url;
}
