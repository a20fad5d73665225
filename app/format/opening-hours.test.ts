import { expect, test } from "vitest";

import { formatOpeningHours } from "./opening-hours";

test.each([
  [{ opens: 9, closes: 18 }, "9:00 AM-6:00 PM"],
  [{ opens: 10, closes: 14 }, "10:00 AM-2:00 PM"],
  [{ opens: 8.5, closes: 12.75 }, "8:30 AM-12:45 PM"],
  [{ opens: 0, closes: 24 }, "12:00 AM-12:00 AM"],
])("%o is %s", (hours, written) => {
  expect(formatOpeningHours(hours)).toBe(written);
});
