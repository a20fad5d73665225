import { readAs } from "./primitives.ts";

/** A date such as 23 November 2026, as visitors read it and as HTML has it. */
export const date = readAs(
  "a date, such as 23 November 2026, July 15, 2025 or 2026-11-23",
  (written) => {
    const isISO = /^\d{4}-\d{2}-\d{2}$/.test(written);
    const day = new Date(isISO ? written : `${written} UTC`);
    if (Number.isNaN(day.getTime())) return undefined;
    const iso = day.toISOString().slice(0, 10);
    const shownIn = (locale: string) =>
      day.toLocaleDateString(locale, { dateStyle: "long", timeZone: "UTC" });
    // A day that does not exist, such as 31 June, has become another.
    const shown = isISO
      ? iso === written && shownIn("en-GB")
      : ["en-US", "en-GB"]
          .map(shownIn)
          .find((each) => each === written.replace(/\b0(?=\d\b)/, ""));
    return shown ? { shown, iso } : undefined;
  },
);
