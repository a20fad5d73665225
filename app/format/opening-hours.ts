/** Opening hours of a day. */
export type OpeningHours = {
  /** In hours of the day: 9, or 13.5 for 1:30 PM. */
  opens: number;
  closes: number;
  /** Whether the file writes 18:00, not 6:00 PM. */
  is24Hours?: true;
};

type Clock = { from: number; to: number };

/** The chart's usual hours; earlier and later ones make it longer. */
const USUAL: Clock = { from: 8, to: 19 };

const TICK = 3;

/** The hours that the chart spans, and those that it labels. */
export function clockOf(week: readonly OpeningHours[]) {
  const from = Math.min(
    USUAL.from,
    ...week.map(({ opens }) => Math.floor(opens)),
  );
  const to = Math.max(USUAL.to, ...week.map(({ closes }) => Math.ceil(closes)));
  const ticks = Array.from({ length: 24 / TICK }, (_, index) => index * TICK);
  return { from, to, ticks: ticks.filter((tick) => tick > from && tick < to) };
}

/** The shares of the chart that a bar needs for its label in it, and beside it. */
const LABEL = { within: 5 / 11, beside: 1 / 3 };

/** Where the label of a bar stands: beside a short one, where more room is. */
export function hoursLabelPlace(
  { opens, closes }: OpeningHours,
  { from, to }: Clock,
): "before" | "after" | "within" {
  const before = (opens - from) / (to - from);
  const after = (to - closes) / (to - from);
  const isShort = 1 - before - after < LABEL.within;
  if (!isShort || Math.max(before, after) < LABEL.beside) return "within";
  return before > after ? "before" : "after";
}

function clockTime(hour: number, is24Hours = false): string {
  const whole = Math.floor(hour);
  const minutes = String(Math.round((hour - whole) * 60)).padStart(2, "0");
  if (is24Hours) return `${String(whole).padStart(2, "0")}:${minutes}`;
  return `${whole % 12 || 12}:${minutes} ${whole % 24 < 12 ? "AM" : "PM"}`;
}

/** Opening hours as "9:00 AM-6:00 PM", or as "09:00-18:00" if so written. */
export function formatOpeningHours({
  opens,
  closes,
  is24Hours,
}: OpeningHours): string {
  return `${clockTime(opens, is24Hours)}-${clockTime(closes, is24Hours)}`;
}
