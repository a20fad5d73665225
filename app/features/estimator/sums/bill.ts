import type { Estimator } from "../../../content/schema/estimator.ts";
import { percentOf } from "../../../format/estimate.ts";
import { formatPence } from "../../../format/numbers.ts";
import { capitalised, fill, listed } from "../../../format/text.ts";
import { BOTH, type Entry } from "./entry.ts";
import { cheaperNetwork, dearestNeed } from "./estimate.ts";
import { namesOf, type Part, type Quote } from "./fees.ts";

/** A line of the bill. A package's part is in the fee, and an aside in nothing. */
export type Line = {
  kind: "ads" | "part" | "fee" | "aside" | "unused" | "total";
  label: string;
  note?: string | undefined;
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

const workingOf = (
  { working }: Estimator["answer"],
  { package: { basePence, percentOfSpend }, spendPence }: Part,
) =>
  fill(working, {
    base: formatPence(basePence),
    percent: String(percentOfSpend),
    spend: formatPence(spendPence),
  });

function feeLines(
  words: Estimator["answer"],
  { parts, together, feePence }: Quote,
): Line[] {
  const fee = { kind: "fee", label: words.fee, pence: feePence } as const;
  const [only, second] = parts;
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
  if (only && !second) return [{ ...fee, note: workingOf(words, only) }];
  return [
    ...parts.map((part): Line => {
      const label = `${part.network.name} ${part.package.name}`;
      const note = workingOf(words, part);
      return { kind: "part", label, note, pence: part.feePence };
    }),
    fee,
  ];
}

/** The bill of an estimate: what goes into ads, the fee, and the sum. */
export function billOf(
  words: Estimator["answer"],
  { way, amountPence }: Pick<Entry, "way" | "amountPence">,
  quote: Quote,
): Line[] {
  const { parts, spendPence, totalPence } = quote;
  const [first, second] = parts;
  const paidTo = second
    ? fill(words.split, {
        first: formatPence(first?.spendPence ?? 0),
        network: first?.network.name ?? "",
        second: formatPence(second.spendPence),
        other: second.network.name,
      })
    : fill(words.paidTo, { network: first?.network.name ?? "" });
  // A budget that no whole penny meets leaves one, which is in the sum alone.
  const unused = way === "budget" ? amountPence - totalPence : 0;
  const isUsed = unused <= 1;
  const isBudget = way === "budget" && unused !== 1;
  return [
    { kind: "ads", label: words.forAds, note: paidTo, pence: spendPence },
    ...feeLines(words, quote),
    ...(isUsed
      ? []
      : [{ kind: "unused", label: words.unused, pence: unused } as const]),
    {
      kind: "total",
      label: isBudget ? words.budget : words.total,
      pence: isUsed ? totalPence : amountPence,
    },
  ];
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
export function titleOf(words: Estimator, entry: Entry, quote: Quote): string {
  const { answer, and } = words;
  const slots = {
    names: listed(namesOf(quote), and),
    needs: needNames(words, entry.needs),
  };
  if (quote.together) return fill(answer.together, slots);
  if (entry.network === BOTH)
    return slots.needs ? fill(answer.pairWithNeeds, slots) : answer.pair;
  if (slots.needs) return fill(answer.withNeeds, slots);
  return fill(
    entry.way === "budget" ? answer.mostForAds : answer.cheapest,
    slots,
  );
}

/** What the visitor should know beside the figures: a bold part and the rest. */
export function noteOf(words: Estimator, entry: Entry, quote: Quote) {
  const { answer, prices, and } = words;
  const { way } = entry;
  const slotsOf = (other: Quote) => ({
    names: listed(namesOf(other), and),
    network: other.parts[0]?.network.name ?? "",
    spend: formatPence(other.spendPence),
    fee: formatPence(other.feePence),
  });
  const isMostlyFee = quote.feePence > quote.spendPence;
  const dearest = dearestNeed(prices, entry, quote.feePence);
  if (dearest) {
    const need = capitalised(needNames(words, [dearest.need ?? ""]));
    const difference = fill(answer.difference, { need });
    const without = way === "budget" ? answer.withoutForAds : answer.without;
    const rest = fill(without, slotsOf(dearest.quote));
    return isMostlyFee
      ? { lead: answer.mostlyFee, rest: `${difference} ${rest}` }
      : { lead: difference, rest };
  }
  if (isMostlyFee) {
    const other = cheaperNetwork(prices, entry, quote.feePence);
    const alone = way === "budget" ? answer.aloneForAds : answer.alone;
    return {
      lead: answer.mostlyFee,
      rest: other ? fill(alone, slotsOf(other)) : "",
    };
  }
  const { parts, together } = quote;
  const packages = together ? [together] : parts.map((part) => part.package);
  const asked = words.extras.filter(({ isAsked }) => isAsked);
  const clauses = namesOf(quote).flatMap((name) => {
    const lacked = packages.flatMap((each) =>
      each.name === name ? each.lacks : [],
    );
    const missing = asked.filter((extra) => lacked.includes(extra.name));
    if (missing.length === 0) return [];
    const names = missing.map((extra) => extra.name);
    return [fill(answer.lacks, { name }), `${listed(names, and)}.`];
  });
  if (together)
    clauses.push(fill(answer.ends, { spend: formatPence(together.upToPence) }));
  const [lead, ...rest] = clauses;
  return lead === undefined ? undefined : { lead, rest: rest.join(" ") };
}
