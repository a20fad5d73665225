import { groupDigits } from "./group-digits.ts";

/**
 * "£1,500", or "£2.11" where there are odd pence. By hand, because the first
 * use of `Intl` costs a slow phone 50 ms while the page starts.
 */
export function formatPence(pence: number): string {
  const [pounds = "", odd] = (pence / 100).toFixed(2).split(".");
  return `£${groupDigits(pounds)}${odd === "00" ? "" : `.${odd}`}`;
}
