const MONTHS = [
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
 * "July 15, 2025", as the specification writes it, from "2025-07-15". By hand
 * for the same reason as money.ts.
 */
export function formatLongDate(isoDate: string): string {
  const [year, month, day] = isoDate.split("-").map(Number);
  return `${MONTHS[Number(month) - 1]} ${day}, ${year}`;
}
