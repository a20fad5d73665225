import { FORMS, isoDate } from "../date.ts";
import { readAs } from "./primitives.ts";

const WANTED = "a date, such as 16 November 2026 or 2026-11-16";

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
