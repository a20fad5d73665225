/** The names of the months. */
export const MONTHS: readonly string[] = [
  "January",
  "February",
  "March",
  "April",
  "May",
  "June",
  "July",
  "August",
  "September",
  "October",
  "November",
  "December",
];

/**
 * "July 15, 2025", as the specification writes it, from "2025-07-15". It does
 * without `Intl`, whose first use costs a slow phone 50 ms.
 */
export function formatLongDate(isoDate: string): string {
  const [year, month, day] = isoDate.split("-").map(Number);
  return `${MONTHS[Number(month) - 1]} ${day}, ${year}`;
}
