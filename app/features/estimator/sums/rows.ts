import type {
  Network,
  Package,
  Prices,
} from "../../../content/schema/prices.ts";
import { feeOf, percentOf } from "../../../format/estimate.ts";
import { networksOf, type Entry } from "./entry.ts";

export type NetworkPart = {
  network: Network;
  spendPence: number;
  /** Nothing where one package is for both networks. */
  package?: Package;
  feePence: number;
};

/** One way to buy: a package, one for both networks, or one on each. */
export type Row = {
  /** What the address calls it. */
  key: string;
  kind: "package" | "one" | "two" | "alone";
  /** Its package, if there is one only. */
  package?: Package | undefined;
  /** Nothing if no package is for what was chosen. */
  partsAt: (spendPence: number) => NetworkPart[] | undefined;
  /** The price for both networks, whatever the ad spend up to a limit. */
  together?: Prices["together"];
};

const isFor = (
  { isForOne }: Package,
  { isSeveral }: Pick<Entry, "isSeveral">,
) => !isForOne || !isSeveral;

const partOf = (network: Network, each: Package, spendPence: number) => ({
  network,
  package: each,
  spendPence,
  feePence: feeOf(each, spendPence),
});

/** Of packages that cost the same the first is named. */
const cheapest = (network: Network, spendPence: number, entry: Entry) =>
  network.packages
    .filter((each) => isFor(each, entry))
    .map((each) => partOf(network, each, spendPence))
    .toSorted((one, other) => one.feePence - other.feePence)
    .slice(0, 1);

/** What can be bought for an entry. */
export function rowsOf(prices: Prices, entry: Entry): Row[] {
  const [first, second] = networksOf(prices, entry);
  if (!first) return [];
  if (!second)
    return first.packages.map((each) => ({
      key: each.key,
      kind: "package",
      package: each,
      partsAt: (spend) =>
        isFor(each, entry) ? [partOf(first, each, spend)] : undefined,
    }));
  const sharesOf = (spendPence: number) => {
    const own = percentOf(spendPence, entry.share);
    return [
      { network: first, spendPence: own, feePence: 0 },
      { network: second, spendPence: spendPence - own, feePence: 0 },
    ];
  };
  const cheapestOf = (shares: readonly NetworkPart[]) => {
    const parts = shares.flatMap(({ network, spendPence }) =>
      cheapest(network, spendPence, entry),
    );
    return parts.length === shares.length ? parts : undefined;
  };
  const { together } = prices;
  const one = { key: "one", kind: "one", partsAt: sharesOf, together } as const;
  return [
    ...(together ? [one] : []),
    {
      key: "two",
      kind: "two",
      partsAt: (spend) => cheapestOf(sharesOf(spend)),
    },
    {
      key: "alone",
      kind: "alone",
      partsAt: (spendPence) =>
        cheapestOf([{ network: first, spendPence, feePence: 0 }]),
    },
  ];
}

/** The fee of a row at an ad spend; nothing where nothing can be bought. */
export const feeAt = ({ together, partsAt }: Row, spendPence: number) =>
  together?.feePence ??
  partsAt(spendPence)?.reduce((sum, { feePence }) => sum + feePence, 0);
