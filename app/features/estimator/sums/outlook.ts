import { formatCount, formatPence } from "../../../format/numbers.ts";
import type { Guesses } from "./entry.ts";
import type { Quote } from "./fees.ts";

/** By how much the price of a click and the enquiries are better or worse, in per cent. */
export const CHANGE = 20;

/** Fewer enquiries say nothing about the next month's. */
const FEWEST_ENQUIRIES = 5;

export function toTwoFigures(value: number): number {
  const unit =
    10 ** Math.max(0, String(Math.trunc(Math.abs(value))).length - 2);
  return Math.round(value / unit) * unit;
}

/** One end of what a month could bring; each figure follows from those above it. */
export type OutlookMonth = {
  costPerClickPence: number;
  /** The share of clicks that enquire, in hundredths of a per cent. */
  enquire: number;
  clicks: number;
  enquiries: number;
  customers: number;
  costPence: number;
  profitPence: number;
  /** Gross profit less ad spend and fee; a loss is below nought. */
  leftPence: number;
  /** In whole per cent of ad spend and fee. */
  returned: number;
};

function monthOf(
  { spendPence, totalPence }: Quote,
  { click, enquire, buy, profit }: Guesses,
  change: number,
): OutlookMonth {
  const costPerClickPence = Math.max(
    1,
    Math.round((click * (100 - change)) / 100),
  );
  const rate = Math.min(100_00, Math.round((enquire * (100 + change)) / 100));
  const clicks = toTwoFigures(spendPence / costPerClickPence);
  const enquiries = Math.round((clicks * rate) / 100_00);
  const customers = Math.round((enquiries * 100) / buy);
  const profitPence = customers * profit;
  const leftPence = toTwoFigures(profitPence - totalPence);
  return {
    costPerClickPence,
    enquire: rate,
    clicks,
    enquiries,
    customers,
    costPence: toTwoFigures(totalPence / customers),
    profitPence,
    leftPence,
    returned: Math.round((100 * leftPence) / totalPence),
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
  quote: Quote,
  guesses: Guesses,
): OutlookRange | undefined {
  const worse = monthOf(quote, guesses, -CHANGE);
  const better = monthOf(quote, guesses, CHANGE);
  if (worse.enquiries < FEWEST_ENQUIRIES || worse.customers === 0)
    return undefined;
  const enough = Math.ceil(quote.totalPence / guesses.profit);
  return { worse, better, enough };
}

/** An amount that may be below nought, with a minus sign. */
export const signed = (pence: number): string =>
  pence < 0 ? `−${formatPence(-pence)}` : formatPence(pence);

export const percentText = (value: number): string =>
  `${value < 0 ? "−" : ""}${formatCount(Math.abs(value))}%`;
