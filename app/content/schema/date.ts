import { FORMS, isoDate } from "../date.ts";
import { readAs } from "./primitives.ts";

const WANTED = "a date, such as 16 November 2026, July 15, 2025 or 2026-11-16";

/** A date as visitors read it, in full and short, and as HTML has it. */
export const date = readAs(WANTED, (written) => {
  const iso = isoDate(written);
  if (iso === undefined) return undefined;
  const day = new Date(iso);
  return {
    iso,
    shown: FORMS.long.format(day),
    short: FORMS.short.format(day),
  };
});

/** A date that begins with its month where it is written so. */
export const dateAsWritten = readAs(WANTED, (written) => {
  const iso = isoDate(written);
  if (iso === undefined) return undefined;
  const form = /^[a-z]/i.test(written.trim()) ? FORMS.american : FORMS.long;
  return { iso, shown: form.format(new Date(iso)) };
});
