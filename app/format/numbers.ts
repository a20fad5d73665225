const groupDigits = (digits: string): string =>
  digits.replaceAll(/\B(?=(?:\d{3})+$)/g, ",");

const WHOLE_FROM = 100;

/** A count as text: "12,000", "4.8", "3", and "under 0.1" instead of "0.0". */
export function formatCount(count: number): string {
  if (count >= WHOLE_FROM) return groupDigits(count.toFixed(0));
  if (count > 0 && count < 0.05) return "under 0.1";
  return count.toFixed(1).replace(/\.0$/, "");
}

/** "£1,500", or "£2.11". Without `Intl`, whose first use costs a slow phone 50 ms. */
export function formatPence(pence: number): string {
  const [pounds = "", odd] = (pence / 100).toFixed(2).split(".");
  return `£${groupDigits(pounds)}${odd === "00" ? "" : `.${odd}`}`;
}

/** "£1,217" for £1,217.39. */
export const formatPounds = (pence: number): string =>
  formatPence(Math.round(pence / 100) * 100);
