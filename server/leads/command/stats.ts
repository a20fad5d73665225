import type { Enquiry } from "../store/tables.ts";

/** A group of enquiries and how many there are. */
type Count = readonly [name: string, count: number];

const LONGEST_BAR = 30;
const MOST_ROWS = 12;

/** The Monday of the week, as 2026-11-16. */
function weekOf({ received_at }: Pick<Enquiry, "received_at">): string {
  const day = new Date(received_at);
  day.setUTCDate(day.getUTCDate() - ((day.getUTCDay() + 6) % 7));
  return day.toISOString().slice(0, 10);
}

const countBy = (
  enquiries: readonly Enquiry[],
  nameOf: (enquiry: Enquiry) => string,
): Count[] =>
  Array.from(Map.groupBy(enquiries, nameOf), ([name, { length }]) => [
    name,
    length,
  ]);

const mostFirst = (counts: readonly Count[]) =>
  counts.toSorted(([, a], [, b]) => b - a).slice(0, MOST_ROWS);

/** How many enquiries came in each of the last weeks, and from where. */
export function countEnquiries(enquiries: readonly Enquiry[]) {
  return {
    week: countBy(enquiries, weekOf)
      .toSorted(([a], [b]) => (a < b ? -1 : 1))
      .slice(-MOST_ROWS),
    subject: mostFirst(countBy(enquiries, ({ subject }) => subject)),
    page: mostFirst(countBy(enquiries, ({ arrival, page }) => arrival ?? page)),
    campaign: mostFirst(
      countBy(enquiries, ({ utm_campaign }) => utm_campaign ?? "(none)"),
    ),
  };
}

/** Formats the statistics as tables with bars. */
export function drawStats(stats: ReturnType<typeof countEnquiries>): string {
  return Object.entries(stats)
    .map(([heading, counts]) => {
      const most = Math.max(...counts.map(([, count]) => count), 1);
      const width = Math.max(...counts.map(([name]) => name.length), 0);
      const digits = String(most).length;
      return [
        `By ${heading}`,
        ...counts.map(
          ([name, count]) =>
            `  ${name.padEnd(width)}  ${String(count).padStart(digits)}  ${"█".repeat(Math.max(1, Math.round((count / most) * LONGEST_BAR)))}`,
        ),
      ].join("\n");
    })
    .join("\n\n");
}
