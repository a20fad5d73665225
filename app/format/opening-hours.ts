/** The clock over the opening hours, in hours of the day, as in hours.css. */
export const CLOCK = { from: 8, to: 19 } as const;

/** The hours that are written on it. */
export const TICKS = [9, 12, 15, 18] as const;

type OpeningHours = {
  /** Hours of the day: 9, or 13.5 for 1:30 PM. */
  opens: number;
  closes: number;
};

function clockTime(hour: number): string {
  const whole = Math.floor(hour);
  const minutes = String(Math.round((hour - whole) * 60)).padStart(2, "0");
  return `${whole % 12 || 12}:${minutes} ${whole % 24 < 12 ? "AM" : "PM"}`;
}

/** "9:00 AM-6:00 PM", as the specification writes it. */
export function formatOpeningHours({ opens, closes }: OpeningHours): string {
  return `${clockTime(opens)}-${clockTime(closes)}`;
}
