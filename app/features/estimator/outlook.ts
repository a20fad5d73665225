/** Assumptions about a market. */
export type Assumptions = {
  costPerClickPence: number;
  /** The share of clicks that become an enquiry, in hundredths of a per cent. */
  conversionRate: number;
  enquiryValuePence: number;
};

/** What a month's spend and fee would bring. */
export type Outlook = {
  clicks: number;
  enquiries: number;
  /** Spend plus fee, for each enquiry. It is undefined without enquiries. */
  costPerEnquiryPence: number | undefined;
  /** Pounds of sales per pound of spend. */
  returnOnSpend: number;
};

/**
 * The outlook for a month's spend and fee in pence. The figures are not rounded,
 * and they are finite within the ranges SPEND and ASSUMABLE.
 */
export function outlookFor(
  { spendPence, feePence }: { spendPence: number; feePence: number },
  { costPerClickPence, conversionRate, enquiryValuePence }: Assumptions,
): Outlook {
  const clicks = spendPence / costPerClickPence;
  const enquiries = (clicks * conversionRate) / 10_000;
  return {
    clicks,
    enquiries,
    costPerEnquiryPence:
      enquiries > 0 ? (spendPence + feePence) / enquiries : undefined,
    returnOnSpend: (enquiries * enquiryValuePence) / spendPence,
  };
}
