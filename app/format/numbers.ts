/** "12,000" from "12000". */
const groupDigits = (digits: string): string =>
  digits.replaceAll(/\B(?=(?:\d{3})+$)/g, ",");

/** From here on nobody asks for tenths. */
const WHOLE_FROM = 100;

/** "12,000", "4.8", "3", and "under 0.1" for what would round to nothing. */
export function formatCount(count: number): string {
  if (count >= WHOLE_FROM) return groupDigits(count.toFixed(0));
  if (count > 0 && count < 0.05) return "under 0.1";
  return count.toFixed(1).replace(/\.0$/, "");
}

/**
 * "£1,500", or "£2.11" where there are odd pence. By hand, because the first
 * use of `Intl` costs a slow phone 50 ms while the page starts.
 */
export function formatPence(pence: number): string {
  const [pounds = "", odd] = (pence / 100).toFixed(2).split(".");
  return `£${groupDigits(pounds)}${odd === "00" ? "" : `.${odd}`}`;
}
