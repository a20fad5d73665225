/** The hours of the day that the chart of the opening hours spans. */
export const CLOCK = { from: 8, to: 19 } as const;

/** The hours of the day that the chart labels. */
export const TICKS = [9, 12, 15, 18] as const;

type OpeningHours = {
  /** In hours of the day: 9, or 13.5 for 1:30 PM. */
  opens: number;
  closes: number;
};

function clockTime(hour: number): string {
  const whole = Math.floor(hour);
  const minutes = String(Math.round((hour - whole) * 60)).padStart(2, "0");
  return `${whole % 12 || 12}:${minutes} ${whole % 24 < 12 ? "AM" : "PM"}`;
}

/** Opening hours as the specification writes them: "9:00 AM-6:00 PM". */
export function formatOpeningHours({ opens, closes }: OpeningHours): string {
  return `${clockTime(opens)}-${clockTime(closes)}`;
}
