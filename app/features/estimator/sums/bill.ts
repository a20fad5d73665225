import type { Estimator } from "../../../content/schema/estimator.ts";
import { percentOf } from "../../../format/estimate.ts";
import { formatPence } from "../../../format/numbers.ts";
import { capitalised, fill, listed } from "../../../format/text.ts";
import { BOTH, type Entry } from "./entry.ts";
import { namesOf, quoteOf, type NetworkPart, type Quote } from "./fees.ts";

/** A line of the bill. A package's part is in the fee, and an aside in nothing. */
export type Line = {
  kind: "ads" | "part" | "fee" | "aside" | "unused" | "total";
  label: string;
  note?: string;
  pence: number;
};

/** An amount with its pence, also if there are none. */
export const formatExact = (pence: number): string =>
  formatPence(pence).replace(/^[^.]+$/, "$&.00");

/** The names of needs in a sentence. */
export const needNames = (
  { extras, and }: Pick<Estimator, "extras" | "and">,
  needs: readonly string[],
  word = and,
): string =>
  listed(
    extras.filter(({ key }) => needs.includes(key)).map(({ name }) => name),
    word,
  );

function feeLines(
  words: Estimator["answer"],
  { parts, together, feePence }: Quote,
): Line[] {
  const fee = { kind: "fee", label: words.fee, pence: feePence } as const;
  if (together)
    return [
      { ...fee, note: words.onePrice },
      {
        kind: "aside",
        label: words.twoPackages,
        note: parts.map((part) => formatPence(part.feePence)).join(" + "),
        pence: parts.reduce((sum, part) => sum + part.feePence, 0),
      },
    ];
  const workingOf = ({
    package: { basePence, percentOfSpend },
    ...part
  }: NetworkPart) =>
    fill(words.working, {
      base: formatPence(basePence),
      percent: String(percentOfSpend),
      spend: formatPence(part.spendPence),
    });
  if (parts.length === 1) return [{ ...fee, note: workingOf(parts[0]) }];
  const lines = parts.map((part): Line => {
    const label = `${part.network.name} ${part.package.name}`;
    return { kind: "part", label, note: workingOf(part), pence: part.feePence };
  });
  return [...lines, fee];
}

/** The bill of an estimate: what goes into ads, the fee, and the sum. */
export function billOf(
  words: Estimator["answer"],
  { way, amountPence }: Pick<Entry, "way" | "amountPence">,
  quote: Quote,
): Line[] {
  const [first, second] = quote.parts;
  const network = first.network.name;
  const note = second
    ? fill(words.split, {
        first: formatPence(first.spendPence),
        network,
        second: formatPence(second.spendPence),
        other: second.network.name,
      })
    : fill(words.paidTo, { network });
  const lines: Line[] = [
    { kind: "ads", label: words.forAds, note, pence: quote.spendPence },
    ...feeLines(words, quote),
  ];
  const unused = way === "budget" ? amountPence - quote.totalPence : 0;
  if (unused > 1)
    lines.push({ kind: "unused", label: words.unused, pence: unused });
  // A budget that no whole penny meets leaves one, which is in the sum alone.
  const isMet = way === "budget" && unused !== 1;
  const label = isMet ? words.budget : words.total;
  const pence = isMet ? amountPence : quote.totalPence;
  return [...lines, { kind: "total", label, pence }];
}

/** The VAT on a fee and the fee with it; nothing if prices include it. */
export function vatOf({ prices }: Pick<Estimator, "prices">, feePence: number) {
  if (prices.vatPercent === undefined) return undefined;
  const vatPence = percentOf(feePence, prices.vatPercent);
  return {
    rate: String(prices.vatPercent),
    vatPence,
    grossPence: feePence + vatPence,
  };
}

/** The answer in a few words. */
export function billTitle(
  words: Estimator,
  entry: Entry,
  quote: Quote,
): string {
  const { answer, and } = words;
  const slots = {
    names: listed(namesOf(quote), and),
    needs: needNames(words, entry.needs),
  };
  if (quote.together) return fill(answer.together, slots);
  if (entry.network === BOTH)
    return slots.needs ? fill(answer.pairWithNeeds, slots) : answer.pair;
  if (slots.needs) return fill(answer.withNeeds, slots);
  const isBudget = entry.way === "budget";
  return fill(isBudget ? answer.mostForAds : answer.cheapest, slots);
}

function cheaperThan(
  quote: Quote,
  prices: Estimator["prices"],
  others: readonly (readonly [name: string, entry: Entry])[],
) {
  const [best] = others
    .flatMap(([name, entry]) => {
      const other = quoteOf(prices, entry);
      return other ? [{ name, other }] : [];
    })
    .toSorted((one, two) => one.other.feePence - two.other.feePence);
  return best && best.other.feePence < quote.feePence ? best : undefined;
}

function lacksOf({ answer, and, extras }: Estimator, quote: Quote): string[] {
  const { parts, together } = quote;
  const packages = together ? [together] : parts.map((part) => part.package);
  const clauses = namesOf(quote).flatMap((name) => {
    const lacked = packages
      .filter((each) => each.name === name)
      .flatMap(({ lacks }) => lacks);
    const missing = extras
      .filter((extra) => extra.isAsked && lacked.includes(extra.name))
      .map((extra) => extra.name);
    if (missing.length === 0) return [];
    return [fill(answer.lacks, { name }), `${listed(missing, and)}.`];
  });
  if (together)
    clauses.push(fill(answer.ends, { spend: formatPence(together.upToPence) }));
  return clauses;
}

/** What the visitor should know beside the figures: a bold part and the rest. */
export function billNote(words: Estimator, entry: Entry, quote: Quote) {
  const { answer, prices, and } = words;
  const { needs } = entry;
  const isBudget = entry.way === "budget";
  const slotsOf = (other: Quote) => ({
    names: listed(namesOf(other), and),
    network: other.parts[0].network.name,
    spend: formatPence(other.spendPence),
    fee: formatPence(other.feePence),
  });
  const sentences: string[] = [];
  const isMostlyFee = quote.feePence > quote.spendPence;
  if (isMostlyFee) sentences.push(answer.mostlyFee);
  const without = cheaperThan(
    quote,
    prices,
    needs.map((need) => {
      const others = needs.filter((each) => each !== need);
      return [need, { ...entry, needs: others }];
    }),
  );
  if (without) {
    const need = capitalised(needNames(words, [without.name]));
    const enough = isBudget ? answer.withoutForAds : answer.without;
    sentences.push(
      fill(answer.difference, { need }),
      fill(enough, slotsOf(without.other)),
    );
  } else if (isMostlyFee) {
    const alone = cheaperThan(
      quote,
      prices,
      prices.networks.map(({ key }) => [key, { ...entry, network: key }]),
    );
    const costs = isBudget ? answer.aloneForAds : answer.alone;
    if (alone) sentences.push(fill(costs, slotsOf(alone.other)));
  } else sentences.push(...lacksOf(words, quote));
  const [first, ...rest] = sentences;
  return first === undefined ? undefined : { first, rest: rest.join(" ") };
}
