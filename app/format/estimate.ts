import { formatPence, formatPounds } from "./numbers.ts";

/** The range of monthly ad spends that can be estimated, in pence. */
export const SPEND = { least: 1000_00, most: 100_000_00 } as const;

/** What an amount is meant for: ads; ads and fee; ads, fee and its VAT. */
export type Meaning = "spend" | "budget" | "gross";

/** The ranges of a visitor's own figures, in hundredths. A click is never free. */
export const GUESSABLE = {
  click: { least: 1, most: 1000_00 },
  enquire: { least: 1, most: 100_00, isPercent: true },
  /** One in so many. */
  buy: { least: 1_00, most: 1000_00 },
  profit: { least: 1_00, most: 1_000_000_00 },
} as const;

/** The two networks that share an ad spend on "both", of however many there are. */
export const pairOf = <Network>(networks: readonly Network[]): Network[] =>
  networks.slice(0, 2);

type WithPackages = { packages: readonly { isForOne: boolean }[] };

/** Whether the packages of networks differ for one location and for several. */
export const asksForPlaces = (networks: readonly WithPackages[]): boolean =>
  networks.some(({ packages }) => packages.some(({ isForOne }) => isForOne));

/** The name of a network's package where two networks have one each. */
export const packageOn = (network: { name: string }, name: string) =>
  `${network.name} ${name}`;

type Price = {
  basePence: number;
  percentOfSpend: number;
  isLeast?: boolean;
};

/** Half a penny up; in whole hundredths of a per cent, so that no binary fraction counts. */
export const percentOf = (pence: number, percent: number) =>
  Math.round((pence * Math.round(percent * 100)) / 10_000);

/** The fee of one package at a monthly spend; both in pence. */
export function feeOf(
  { basePence, percentOfSpend, isLeast }: Price,
  spendPence: number,
): number {
  const share = percentOf(spendPence, percentOfSpend);
  return isLeast ? Math.max(basePence, share) : basePence + share;
}

const wholePounds = (...amounts: readonly number[]) =>
  amounts.reduce((sum, pence) => sum + Math.round(pence / 100), 0);

/** A budget that whole pence cannot meet leaves one or two, which nobody reads. */
const STRAY = 2;

type Amounts = {
  meaning: Meaning;
  /** What the visitor gave. */
  amountPence: number;
  /** For ads, without the fee. */
  spendPence: number;
  feePence: number;
};

/** What follows from an estimate, and how its amounts are written. */
export function sumsOf(
  { meaning, amountPence, spendPence, feePence }: Amounts,
  vatPercent = 0,
) {
  const vatPence = percentOf(feePence, vatPercent);
  const totalPence = spendPence + feePence + vatPence;
  const given = {
    spend: [spendPence],
    budget: [spendPence, feePence],
    gross: [spendPence, feePence, vatPence],
  }[meaning];
  const rest = given.reduce((left, pence) => left - pence, amountPence);
  const leftPence = rest > STRAY ? rest : 0;
  // Whole pounds, unless these would not add up.
  const isExact =
    wholePounds(spendPence, feePence, vatPence) !== wholePounds(totalPence) ||
    100 * wholePounds(...given, leftPence) !== amountPence;
  const format = isExact
    ? (pence: number) => formatPence(pence).replace(/^[^.]+$/, "$&.00")
    : formatPounds;
  return { vatPence, totalPence, leftPence, isExact, format };
}
