import type {
  Network,
  Package,
  Prices,
  Together,
} from "../../../content/schema/prices.ts";
import { feeOf, percentOf } from "../../../format/estimate.ts";
import type { Entry } from "./entry.ts";

type Side = { network: Network; packages: readonly Package[] };

/** What an estimate is computed for, apart from the amount. */
export type Choice = {
  /** One network, or both. */
  sides: readonly Side[];
  /** The first network's share of the ad spend, in per cent. */
  share: number;
  together?: Together | undefined;
};

/** One network's part of an estimate; both in pence. */
export type Part = {
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
  /** Each network's package. */
  parts: readonly Part[];
  /** The price for both networks, if it is lower than those of the parts. */
  together?: Together | undefined;
};

const isEvery = (has: readonly string[], needs: readonly string[]) =>
  needs.every((need) => has.includes(need));

function sideOf(network: Network, needs: readonly string[]): Side {
  const { packages } = network;
  const met = needs.filter((need) =>
    packages.some(({ has }) => has.includes(need)),
  );
  return {
    network,
    packages: packages.filter(({ has }) => isEvery(has, met)),
  };
}

/** The choice of an entry, or with other needs or another network than it names. */
export function choiceOf(
  { networks, together }: Prices,
  { network, needs, share }: Pick<Entry, "network" | "needs" | "share">,
): Choice {
  const chosen = networks.filter(({ key }) => key === network);
  const all = chosen.length > 0 ? chosen : networks;
  return {
    sides: all.map((each) => sideOf(each, needs)),
    share: all.length > 1 ? share : 100,
    together:
      all.length > 1 && together && isEvery(together.has, needs)
        ? together
        : undefined,
  };
}

/** The cheapest of several packages, the first of those that cost the same. */
const cheapest = (packages: readonly Package[], spendPence: number) =>
  packages.reduce<Package | undefined>(
    (best, each) =>
      best && feeOf(best, spendPence) <= feeOf(each, spendPence) ? best : each,
    undefined,
  );

const sum = (parts: readonly Part[]) =>
  parts.reduce((total, { feePence }) => total + feePence, 0);

/** The lowest fee at an ad spend in pence; nothing if no package has the needs. */
export function quoteAt(
  { sides, share, together }: Choice,
  spendPence: number,
): Quote | undefined {
  const first = percentOf(spendPence, share);
  const parts = sides.flatMap(({ network, packages }, index): Part[] => {
    const part = index === 0 ? first : spendPence - first;
    const best = cheapest(packages, part);
    return best
      ? [
          {
            network,
            package: best,
            spendPence: part,
            feePence: feeOf(best, part),
          },
        ]
      : [];
  });
  const isTogether =
    together !== undefined &&
    spendPence <= together.upToPence &&
    together.feePence < sum(parts);
  if (parts.length === 0 || parts.length < sides.length) return undefined;
  const feePence = isTogether ? together.feePence : sum(parts);
  return {
    spendPence,
    feePence,
    totalPence: spendPence + feePence,
    parts,
    together: isTogether ? together : undefined,
  };
}

/**
 * What a whole budget in pence buys: the highest ad spend that is, with its fee, not
 * above the budget. With whole pence that may leave a penny. The total grows with the
 * spend, so that halving finds it.
 */
export function quoteWithin(
  choice: Choice,
  budgetPence: number,
): Quote | undefined {
  let best = quoteAt(choice, 0);
  if (!best || best.totalPence > budgetPence) return undefined;
  let above = budgetPence + 1;
  while (above - best.spendPence > 1) {
    const middle = Math.floor((best.spendPence + above) / 2);
    const quote = quoteAt(choice, middle);
    if (quote && quote.totalPence <= budgetPence) best = quote;
    else above = middle;
  }
  return best;
}

type Given = Pick<Entry, "way" | "amountPence">;

/** What an amount comes to, an ad spend or a whole budget. */
export const quoteFor = (
  choice: Choice,
  { way, amountPence }: Given,
): Quote | undefined =>
  way === "spend"
    ? quoteAt(choice, amountPence)
    : quoteWithin(choice, amountPence);

/** The names of an estimate's packages, each once. */
export const namesOf = ({ parts, together }: Quote): string[] =>
  together
    ? [together.name]
    : [...new Set(parts.map(({ package: { name } }) => name))];
