import type { Estimator } from "../../../content/schema/estimator.ts";
import { formatPence, formatPounds } from "../../../format/numbers.ts";
import { fill } from "../../../format/text.ts";
import type { Entry } from "./entry.ts";
import type { Quote } from "./answer.ts";
import type { Row } from "./rows.ts";

/** The name of a row. */
export function rowName(
  { packages, prices }: Pick<Estimator, "packages" | "prices">,
  { kind, package: own }: Row,
): string {
  const network = prices.networks[0]?.name ?? "";
  return {
    package: own?.name ?? "",
    one: packages.one,
    two: packages.two,
    alone: fill(packages.alone, { network }),
  }[kind];
}

/** A difference that can be redone by hand, from amounts in whole pounds. */
export const wholeDifference = (pence: number, other: number): number =>
  100 * (Math.round(pence / 100) - Math.round(other / 100));

/** A line of the bill; its kind names its part of the bars. */
export type Line = {
  kind: "ads" | "fee" | "tax" | "total" | "left";
  label: string;
  note: string;
  pence: number;
};

function feeLine(words: Estimator["answer"], quote: Quote): Line {
  const { row, names, parts, format, isExact } = quote;
  const pence = quote.feePence;
  if (row.kind === "one")
    return { kind: "fee", label: words.fee, note: names.join(), pence };
  const [first, second] = parts;
  const label = fill(words.feeOf, {
    names: second ? words.twoPackages : names.join(),
  });
  const { basePence = 0, percentOfSpend = 0, fee } = first?.package ?? {};
  if (!second) {
    const base = formatPence(basePence);
    const percent = String(percentOfSpend);
    const note = fee ?? fill(words.working, { base, percent });
    return { kind: "fee", label, note, pence };
  }
  const own = first?.feePence ?? 0;
  const other = isExact ? second.feePence : wholeDifference(pence, own);
  const note = `${names[0]} ${format(own)} + ${names[1]} ${format(other)}`;
  return { kind: "fee", label, note, pence };
}

/** What the sum is made of. */
function sumNote(
  words: Estimator["answer"],
  { meaning, amountPence }: Entry,
  { spendPence, feePence, vatPence, leftPence, format }: Quote,
): string {
  const isWhole = leftPence === 0;
  const template = {
    spend: words.ofSpend,
    budget: isWhole ? words.ofBudget : words.ofPart,
    gross: isWhole ? words.ofGross : words.ofGrossPart,
  }[meaning];
  return fill(template, {
    amount: formatPence(amountPence),
    rest: format(feePence + vatPence),
    paid: format(spendPence + feePence),
    VAT: format(vatPence),
  });
}

/** Both networks' ads, which add up as they are written. */
export function sharesOf({ parts, spendPence }: Quote) {
  const first = parts[0]?.spendPence ?? 0;
  return {
    first: formatPounds(first),
    second: formatPounds(wholeDifference(spendPence, first)),
  };
}

/** The bill of an estimate: what leaves the bank, in the order in which it leaves. */
export function billOf(words: Estimator, entry: Entry, quote: Quote): Line[] {
  const { answer, amounts, prices } = words;
  const { parts, spendPence, vatPence, totalPence, leftPence } = quote;
  const [first, second] = parts;
  const network = first?.network.name ?? "";
  const note = second
    ? fill(answer.split, {
        ...sharesOf(quote),
        network,
        other: second.network.name,
      })
    : fill(answer.paidTo, { network });
  const of = fill(amounts[entry.meaning].line, {
    amount: formatPence(entry.amountPence),
  });
  const lines: Line[] = [
    { kind: "ads", label: answer.ads, note, pence: spendPence },
    feeLine(answer, quote),
  ];
  if (prices.vatPercent !== undefined)
    lines.push({
      kind: "tax",
      label: answer.VAT,
      note: `${prices.vatPercent}%`,
      pence: vatPence,
    });
  lines.push({
    kind: "total",
    label: answer.total,
    note: sumNote(answer, entry, quote),
    pence: totalPence,
  });
  if (leftPence > 0)
    lines.push({
      kind: "left",
      label: answer.left,
      note: fill(answer.ofGrossPart, { amount: of }),
      pence: leftPence,
    });
  return lines;
}
