import type {
  Network,
  Package,
  Prices,
  Together,
} from "../../../content/schema/prices.ts";
import { feeOf, percentOf, SPEND } from "../../../format/estimate.ts";
import { networksOf, type Entry } from "./entry.ts";

export type Choice = {
  /** One network, or both, each with the packages that have what is needed. */
  sides: readonly { network: Network; packages: readonly Package[] }[];
  /** The first network's share of the ad spend, in per cent. */
  share: number;
  together?: Together | undefined;
};

export type NetworkPart = {
  network: Network;
  package: Package;
  spendPence: number;
  feePence: number;
};

/** The lowest fee at an ad spend, and what it is made of; in pence. */
export type Quote = {
  spendPence: number;
  feePence: number;
  totalPence: number;
  parts: readonly [NetworkPart, ...NetworkPart[]];
  /** The price for both networks, if it is lower than those of the parts. */
  together?: Together | undefined;
};

/** Why there is no estimate, by the name of its message. Amounts are in pence. */
export type EstimateProblem = {
  wrong:
    | "smallest"
    | "smallestWithNeeds"
    | "none"
    | "little"
    | "littleOfBudget"
    | "much";
  /** The smallest fee, or what is left for ads. */
  pence?: number;
};

export const isQuote = (estimate: Quote | EstimateProblem): estimate is Quote =>
  !("wrong" in estimate);

const hasAll = ({ has }: Pick<Package, "has">, needs: readonly string[]) =>
  needs.every((need) => has.includes(need));

export function choiceOf(
  prices: Prices,
  entry: Pick<Entry, "network" | "needs" | "share">,
): Choice {
  const { needs, share } = entry;
  const { together } = prices;
  const networks = networksOf(prices, entry);
  const areBoth = networks.length > 1;
  return {
    sides: networks.map((network) => {
      const { packages } = network;
      // What no package of the network has is left to the other network.
      const met = needs.filter((need) =>
        packages.some((each) => hasAll(each, [need])),
      );
      return {
        network,
        packages: packages.filter((each) => hasAll(each, met)),
      };
    }),
    share: areBoth ? share : 100,
    together:
      areBoth && together && hasAll(together, needs) ? together : undefined,
  };
}

/** The lowest fee at an ad spend in pence; nothing if no package has the needs. */
export function quoteAt(
  { sides, share, together }: Choice,
  spendPence: number,
): Quote | undefined {
  const first = percentOf(spendPence, share);
  const [part, ...others] = sides.flatMap(({ network, packages }, index) => {
    const own = index === 0 ? first : spendPence - first;
    // Of packages that cost the same the first is named.
    return packages
      .map((each): NetworkPart => {
        const feePence = feeOf(each, own);
        return { network, package: each, spendPence: own, feePence };
      })
      .toSorted((one, other) => one.feePence - other.feePence)
      .slice(0, 1);
  });
  if (!part || 1 + others.length < sides.length) return undefined;
  const parts = [part, ...others] as const;
  const sum = parts.reduce((total, each) => total + each.feePence, 0);
  const isTogether =
    together !== undefined &&
    spendPence <= together.upToPence &&
    together.feePence < sum;
  const feePence = isTogether ? together.feePence : sum;
  return {
    spendPence,
    feePence,
    totalPence: spendPence + feePence,
    parts,
    together: isTogether ? together : undefined,
  };
}

/** The last of the whole numbers that pass a test, as the first of them does. */
export function lastThat(
  passes: (value: number) => boolean,
  first: number,
  last: number,
): number {
  let below = first;
  let above = last + 1;
  while (above - below > 1) {
    const middle = Math.floor((below + above) / 2);
    if (passes(middle)) below = middle;
    else above = middle;
  }
  return below;
}

/** The highest ad spend that is, with its fee, not above the budget; a penny may be left. */
export function quoteWithin(
  choice: Choice,
  budgetPence: number,
): Quote | undefined {
  const isPaid = (spendPence: number) =>
    (quoteAt(choice, spendPence)?.totalPence ?? Infinity) <= budgetPence;
  // The total grows with the spend.
  return isPaid(0)
    ? quoteAt(choice, lastThat(isPaid, 0, budgetPence))
    : undefined;
}

/** What an amount comes to, an ad spend or a whole budget. */
export const quoteFor = (
  choice: Choice,
  { way, amountPence }: Pick<Entry, "way" | "amountPence">,
): Quote | undefined =>
  way === "spend"
    ? quoteAt(choice, amountPence)
    : quoteWithin(choice, amountPence);

/** What an entry comes to, however little that is. */
export const quoteOf = (prices: Prices, entry: Entry): Quote | undefined =>
  quoteFor(choiceOf(prices, entry), entry);

const LARGEST = 10 * SPEND.most;

/** The estimate for an entry, or why there is none. */
export function estimateFor(
  prices: Prices,
  entry: Entry,
): Quote | EstimateProblem {
  const { way, amountPence, needs } = entry;
  if (amountPence > (way === "spend" ? SPEND.most : LARGEST))
    return { wrong: "much" };
  const choice = choiceOf(prices, entry);
  const least = quoteAt(choice, 0);
  if (!least) return { wrong: "none" };
  const quote = quoteFor(choice, entry);
  // What is needed may leave less for ads than makes sense: it is the visitor's choice.
  const plain = choiceOf(prices, { ...entry, needs: [] });
  const budgetPence = way === "spend" ? quote?.totalPence : amountPence;
  const most = quoteWithin(plain, budgetPence ?? 0);
  if (!most || !quote || quote.spendPence <= 0) {
    if (way === "spend") return { wrong: "little" };
    return most && needs.length > 0
      ? { wrong: "smallestWithNeeds", pence: least.feePence }
      : { wrong: "smallest", pence: quoteAt(plain, 0)?.feePence ?? 0 };
  }
  if (quote.spendPence > SPEND.most) return { wrong: "much" };
  if (most.spendPence >= SPEND.least) return quote;
  return way === "spend"
    ? { wrong: "little" }
    : { wrong: "littleOfBudget", pence: most.spendPence };
}

/** The entry with the slider at an ad spend in pence. */
export function slidTo(
  prices: Prices,
  entry: Entry,
  spendPence: number,
): Entry {
  const { totalPence } = quoteAt(choiceOf(prices, entry), spendPence) ?? {};
  return {
    ...entry,
    amountPence:
      entry.way === "spend" ? spendPence : (totalPence ?? entry.amountPence),
  };
}

/** The same estimate, with the other amount given. */
export function given(prices: Prices, entry: Entry, way: Entry["way"]): Entry {
  const { before, ...now } = entry;
  if (way === now.way) return entry;
  // A budget of which a part was not needed comes back whole.
  if (before) return before;
  const quote = quoteOf(prices, now);
  if (!quote) return { ...now, way };
  const { spendPence, totalPence } = quote;
  const amountPence = way === "spend" ? spendPence : totalPence;
  return { ...now, way, amountPence, before: now };
}

/** The names of an estimate's packages, each once. */
export const namesOf = ({ parts, together }: Quote): string[] =>
  together
    ? [together.name]
    : [...new Set(parts.map(({ package: { name } }) => name))];
