import { FORMS, isoDate } from "../date.ts";
import { readAs } from "./primitives.ts";

/** A date as visitors read it, in full and short, and as HTML has it. */
export const date = readAs(
  "a date, such as 16 November 2026, July 15, 2025 or 2026-11-16",
  (written) => {
    const iso = isoDate(written);
    if (iso === undefined) return undefined;
    const day = new Date(iso);
    const { american, long, short } = FORMS;
    const isAmerican = /^[A-Z]/i.test(written.trim());
    return {
      iso,
      shown: (isAmerican ? american : long).format(day),
      short: short.format(day),
    };
  },
);
