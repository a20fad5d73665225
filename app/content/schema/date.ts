import { readAs } from "./primitives.ts";

// They take long to make, and there is one for every date of the site.
const inUTC = (locale: string, dateStyle: "long" | "medium") =>
  new Intl.DateTimeFormat(locale, { dateStyle, timeZone: "UTC" });

const FORMS = {
  american: inUTC("en-US", "long"),
  long: inUTC("en-GB", "long"),
  short: inUTC("en-GB", "medium"),
} as const;

const london = new Intl.DateTimeFormat("sv-SE", { timeZone: "Europe/London" });

/** A day as HTML has it, 2026-11-16, from any usual way to write it. */
export function isoDate(written: string): string | undefined {
  const day = new Date(`${written.trim()} UTC`);
  if (Number.isNaN(day.getTime())) return undefined;
  const iso = day.toISOString().slice(0, 10);
  const plain = written.trim().replace(/\b0(?=\d\b)/, "");
  const ways = Object.values(FORMS).map((form) => form.format(day));
  return written.trim() === iso || ways.includes(plain) ? iso : undefined;
}

/** The day in London. */
export const today = (now = new Date()): string => london.format(now);

const PATTERN =
  /^(?:\d{1,2} [A-Za-z]+ \d{4}|[A-Za-z]+ \d{1,2}, \d{4}|\d{4}-\d\d-\d\d)$/;

/** A date as visitors read it, with its month first where it is written so, and as HTML has it. */
export const date = readAs(
  "a date, such as 16 November 2026, July 15, 2025 or 2026-11-16",
  (written) => {
    const iso = isoDate(written);
    if (iso === undefined) return undefined;
    const day = new Date(iso);
    const form = /^[a-z]/i.test(written.trim()) ? FORMS.american : FORMS.long;
    return { iso, shown: form.format(day), short: FORMS.short.format(day) };
  },
  PATTERN,
);
