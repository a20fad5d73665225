const format = new Intl.DateTimeFormat("en-US", {
  dateStyle: "long",
  timeZone: "UTC",
});

/** "July 15, 2025", as the specification writes it, from "2025-07-15". */
export function formatLongDate(isoDate: string): string {
  return format.format(new Date(isoDate));
}
