import { formatCount, formatPence } from "../../../format/numbers.ts";
import { clickOn, type Entry } from "./entry.ts";
import type { Quote } from "./answer.ts";

/** By how much the price of a click and the enquiries are better or worse, in per cent. */
export const CHANGE = 20;

/** Fewer enquiries say nothing about the next month's. */
const FEWEST_ENQUIRIES = 5;

export function toTwoFigures(value: number): number {
  const unit =
    10 ** Math.max(0, String(Math.trunc(Math.abs(value))).length - 2);
  return Math.round(value / unit) * unit;
}

/** The figures of an outlook, in hundredths: pence, of a per cent, of an enquiry. */
export type Assumed = {
  /** The cost per click of each part. */
  clicks: readonly number[];
  enquire: number;
  buy: number;
  profit: number;
};

/** The visitor's figures, or the examples: of both networks these are mixed by share. */
export function assumedFor(
  { guesses, share }: Pick<Entry, "guesses" | "share">,
  { parts }: Pick<Quote, "parts">,
): Assumed {
  const mixed = (name: "enquire" | "buy" | "profit"): number => {
    const [first = 0, second] = parts.map(
      ({ network }) => network.examples.guesses[name],
    );
    return second === undefined
      ? first
      : Math.round((first * share + second * (100 - share)) / 100);
  };
  return {
    clicks: parts.map(
      ({ network }) =>
        guesses[clickOn(network)] ?? network.examples.guesses.click,
    ),
    enquire: guesses.enquire ?? mixed("enquire"),
    buy: guesses.buy ?? mixed("buy"),
    profit: guesses.profit ?? mixed("profit"),
  };
}

/** One end of what a month could bring; each figure follows from those above it. */
export type OutlookMonth = {
  lines: readonly { clickPence: number; clicks: number }[];
  /** The share of clicks that enquire, in hundredths of a per cent. */
  enquire: number;
  enquiries: number;
  customers: number;
  costPence: number;
  profitPence: number;
  /** Gross profit less ad spend and fee; a loss is below nought. */
  leftPence: number;
  /** In whole per cent of ad spend and fee. */
  returned: number;
};

type Spent = Pick<Quote, "parts" | "spendPence" | "feePence">;

function monthOf(
  { parts, spendPence, feePence }: Spent,
  { clicks, enquire, buy, profit }: Assumed,
  change: number,
): OutlookMonth {
  const paidPence = spendPence + feePence;
  const lines = parts.map((part, index) => {
    const click = clicks[index] ?? 1;
    const changed = Math.round((click * (100 - change)) / 100);
    const clickPence = Math.max(1, changed);
    return { clickPence, clicks: toTwoFigures(part.spendPence / clickPence) };
  });
  const all = lines.reduce((sum, line) => sum + line.clicks, 0);
  const rate = Math.min(100_00, Math.round((enquire * (100 + change)) / 100));
  const enquiries = Math.round((all * rate) / 100_00);
  const customers = Math.round((enquiries * 100) / buy);
  const profitPence = customers * profit;
  const leftPence = toTwoFigures(profitPence - paidPence);
  return {
    lines,
    enquire: rate,
    enquiries,
    customers,
    costPence: toTwoFigures(paidPence / customers),
    profitPence,
    leftPence,
    returned: Math.round((100 * leftPence) / paidPence),
  };
}

/** Both ends of what a month could bring. */
export type OutlookRange = {
  worse: OutlookMonth;
  better: OutlookMonth;
  /** With so many customers nothing is lost. */
  enough: number;
};

/** What a month could bring; nothing where that is too little to tell. */
export function outlookFor(
  quote: Spent,
  assumed: Assumed,
): OutlookRange | undefined {
  const worse = monthOf(quote, assumed, -CHANGE);
  const better = monthOf(quote, assumed, CHANGE);
  if (worse.enquiries < FEWEST_ENQUIRIES || worse.customers === 0)
    return undefined;
  const paidPence = quote.spendPence + quote.feePence;
  return { worse, better, enough: Math.ceil(paidPence / assumed.profit) };
}

/** An amount that may be below nought, with a minus sign. */
export const signed = (pence: number): string =>
  pence < 0 ? `−${formatPence(-pence)}` : formatPence(pence);

export const percentText = (value: number): string =>
  `${value < 0 ? "−" : ""}${formatCount(Math.abs(value))}%`;
