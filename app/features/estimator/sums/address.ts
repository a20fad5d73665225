import type { Prices } from "../../../content/schema/prices.ts";
import { GUESSABLE } from "../../../format/estimate.ts";
import { ANY, BOTH, clickOn, type Entry, type Guesses } from "./entry.ts";
import { readAmount, type Range } from "./read-amount.ts";

const OTHER_GUESSES = ["enquire", "buy", "profit"] as const;

/** Those of older addresses, which asked what was needed and had no split. */
const OLDER = ["share", "need"];

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

type AmountOf = (name: string, range: Range) => number | undefined;

function guessesIn(amountOf: AmountOf, { networks }: Prices): Guesses {
  const ranges: [name: string, range: Range][] = [
    ...networks.map((each): [string, Range] => [
      clickOn(each),
      GUESSABLE.click,
    ]),
    ...OTHER_GUESSES.map((name): [string, Range] => [name, GUESSABLE[name]]),
  ];
  return Object.fromEntries(
    ranges.flatMap(([name, range]): [string, number][] => {
      const guess = amountOf(name, range);
      return guess === undefined ? [] : [[name, guess]];
    }),
  );
}

/** An entry, and whether its address is one of an older estimator, which chose otherwise. */
export type Read = { entry: Entry; isOlder: boolean };

/** The entry that an address asks for; what makes no sense in it is left out. */
export function entryIn(search: string, prices: Prices, opening: Entry): Read {
  const asked = new URLSearchParams(search);
  const amountOf: AmountOf = (name, range) =>
    readAmount(asked.get(name) ?? "", range);
  const budget = amountOf("budget", ANY);
  const network = asked.get("network") ?? "";
  const isBoth = network === BOTH && prices.networks.length > 1;
  const isKnown = isBoth || prices.networks.some(({ key }) => key === network);
  const split = asked.get("split");
  const share = Number(split ?? NaN);
  const isShare = Number.isInteger(share) && share >= 1 && share <= 99;
  const isGross =
    asked.get("vat") === "included" || prices.vatPercent === undefined;
  return {
    entry: {
      meaning: budget === undefined ? "spend" : isGross ? "gross" : "budget",
      amountPence: budget ?? amountOf("spend", ANY) ?? opening.amountPence,
      network: isKnown ? network : opening.network,
      share: isShare ? share : opening.share,
      isSeveral: asked.get("places") === "several",
      pick: asked.get("package") ?? undefined,
      guesses: guessesIn(amountOf, prices),
    },
    isOlder:
      OLDER.some((name) => asked.has(name)) || (isBoth && split === null),
  };
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
    if (PARAMETERS.includes(key) || key.startsWith("click"))
      url.searchParams.delete(key);
  for (const [key, value] of changesOf(entry, opening))
    url.searchParams.set(key, String(value));
  return url;
}
