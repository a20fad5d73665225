import { expect, test } from "vitest";

import { formatLongDate } from "./long-date";

test("a date is written month first, whatever the time zone", () => {
  expect(formatLongDate("2025-07-15")).toBe("July 15, 2025");
  expect(formatLongDate("2026-01-01")).toBe("January 1, 2026");
});
