import { z } from "zod";

import { readAs, text } from "./primitives.ts";

// They take long to make, and there is one for every date of the site.
const inUTC = (locale: string) =>
  new Intl.DateTimeFormat(locale, { dateStyle: "long", timeZone: "UTC" });

const AMERICAN = inUTC("en-US");
const BRITISH = inUTC("en-GB");

const london = new Intl.DateTimeFormat("sv-SE", { timeZone: "Europe/London" });

const MONTHS = Array.from({ length: 12 }, (_, index) =>
  new Intl.DateTimeFormat("en-GB", { month: "long", timeZone: "UTC" })
    .format(Date.UTC(2000, index))
    .toLowerCase(),
);

const WAYS = [
  /^(?<day>\d{1,2})(?:st|nd|rd|th)? (?<month>[A-Za-z]+)\.?,? (?<year>[1-9]\d{3})$/i,
  /^(?<month>[A-Za-z]+)\.? (?<day>\d{1,2})(?:st|nd|rd|th)?,? (?<year>[1-9]\d{3})$/i,
  // With the time behind it, as other programs export it
  /^(?<year>[1-9]\d{3})-(?<month>\d\d)-(?<day>\d\d)(?:[T ]\d\d:\d\d[\d:.Z +-]*)?$/,
];

/** The number of a month: 9 for "September", "Sept", "Sep" and "09". */
function monthOf(written: string): number {
  const name = written.toLowerCase().replace(/^sept$/, "sep");
  const named = MONTHS.findIndex(
    (month) => month === name || month.slice(0, 3) === name,
  );
  return named < 0 ? Number(written) : named + 1;
}

/** A day as HTML has it, 2026-11-16, from any usual way to write it. */
export function isoDate(written: string): string | undefined {
  const plain = written.trim().replaceAll(/\s+/g, " ");
  const found = WAYS.map((way) => way.exec(plain)?.groups).find(Boolean);
  if (!found) return undefined;
  const { year = "", month = "", day = "" } = found;
  const iso = [
    year,
    String(monthOf(month)).padStart(2, "0"),
    day.padStart(2, "0"),
  ].join("-");
  const date = new Date(`${iso}T00:00Z`);
  // There is no 31 February.
  return Number.isNaN(date.getTime()) || date.toISOString().slice(0, 10) !== iso
    ? undefined
    : iso;
}

/** The day in London. */
export const today = (now = new Date()): string => london.format(now);

const PATTERN = new RegExp(
  WAYS.map(({ source }) => source.replaceAll(/\?<[a-z]+>/g, "?:")).join("|"),
);

/** A date as visitors read it, with its month first where it is written so, and as HTML has it. */
export const date = readAs(
  "a date, such as 16 November 2026, July 15, 2025 or 2026-11-16",
  (written) => {
    const iso = isoDate(written);
    if (iso === undefined) return undefined;
    const day = new Date(iso);
    const form = /^[a-z]/i.test(written.trim()) ? AMERICAN : BRITISH;
    return { iso, shown: form.format(day) };
  },
  PATTERN,
);

/** Days on which nobody works; the first and the last as HTML has them. */
export type ClosedDays = {
  from: string;
  until: string;
  shown: string;
  reason: string;
};

/** Days or ranges of them: `25 December 2026 - 1 January 2027: Christmas`. */
export const closedDays = z
  .record(z.string(), text)
  .meta({ keys: "Days", values: "Reason" })
  .default({})
  .transform((value, context) =>
    Object.entries(value).flatMap(([range, reason]): ClosedDays | never[] => {
      const days = range.split(/\s+[-–]\s+|\s+to\s+/);
      const [first, until = first] = days.map(
        (day) => date.safeParse(day).data ?? null,
      );
      if (first && until && days.length <= 2 && first.iso <= until.iso)
        return {
          from: first.iso,
          until: until.iso,
          shown:
            first === until ? first.shown : `${first.shown} – ${until.shown}`,
          reason,
        };
      context.addIssue({
        code: "custom",
        path: [range],
        message: `"${range}" is no day and no range of days, the first before the last: write 6 April 2027, or 25 December 2026 - 1 January 2027`,
      });
      return [];
    }),
  );
