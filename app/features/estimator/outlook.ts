/** What is assumed of a market. */
export type Assumptions = {
  costPerClickPence: number;
  /** Clicks that become an enquiry, in hundredths of a per cent. */
  conversionRate: number;
  saleValuePence: number;
};

export type Outlook = {
  clicks: number;
  enquiries: number;
  /** All-in: spend and fee. Without an enquiry there is none. */
  costPerEnquiryPence: number | undefined;
  /** Pounds of sales for each pound of spend, if every enquiry is a sale. */
  returnOnSpend: number;
};

/** What can be assumed, in hundredths; a click is never free. */
export const ASSUMABLE = {
  costPerClickPence: { least: 1, most: 1000_00 },
  conversionRate: { least: 0, most: 100_00, isPercent: true },
  saleValuePence: { least: 0, most: 1_000_000_00 },
} as const;

/**
 * What a month's spend and fee, in pence, would bring. Nothing is rounded on
 * the way. Within SPEND and ASSUMABLE each figure is finite.
 */
export function outlookFor(
  { spendPence, feePence }: { spendPence: number; feePence: number },
  { costPerClickPence, conversionRate, saleValuePence }: Assumptions,
): Outlook {
  const clicks = spendPence / costPerClickPence;
  const enquiries = (clicks * conversionRate) / 10_000;
  return {
    clicks,
    enquiries,
    costPerEnquiryPence:
      enquiries > 0 ? (spendPence + feePence) / enquiries : undefined,
    returnOnSpend: (enquiries * saleValuePence) / spendPence,
  };
}
