import { expect, test } from "vitest";

import { date, isoDate } from "./date";

test.each([
  ["26 Sep 2018", "2018-09-26"],
  ["26 Sept 2018", "2018-09-26"],
  ["Sep 26, 2018", "2018-09-26"],
  ["1st January 2026", "2026-01-01"],
  ["2 NOV 2026", "2026-11-02"],
  ["2018-09-26", "2018-09-26"],
  ["2018-09-26T23:30:00-06:00", "2018-09-26"],
  ["2018-09-26 08:05:00 +0000", "2018-09-26"],
  ["2018-09-26 or so", undefined],
  ["1 January 20260", undefined],
  ["20260-01-01", undefined],
  ["0018-09-26", undefined],
  ["31 February 2026", undefined],
  ["26/09/2018", undefined],
])("the date %s is %s", (written, iso) => {
  expect(isoDate(written)).toBe(iso);
});

test.each([
  ["23 Nov 2026", "23 November 2026"],
  ["2026-11-23", "23 November 2026"],
  ["July 15, 2025", "July 15, 2025"],
])("the date %s is shown as %s", (written, shown) => {
  expect(date.parse(written).shown).toBe(shown);
  expect(date.safeParse(`${written}0`).success).toBe(false);
});
