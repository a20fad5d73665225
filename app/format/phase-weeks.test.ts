import { expect, test } from "vitest";

import { weeksLabel, weeksMeasures } from "./phase-weeks";

test.each([
  [{ firstWeek: 1, lastWeek: 1 }, "Week 1"],
  [{ firstWeek: 3, lastWeek: 4 }, "Weeks 3 and 4"],
  [{ firstWeek: 3, lastWeek: 6 }, "Weeks 3 to 6"],
  [{ firstWeek: 5, lastWeek: 8, isOngoing: true as const }, "Week 5 onwards"],
])("names the weeks of %o", (weeks, label) => {
  expect(weeksLabel(weeks)).toBe(label);
});

test("a bar begins before its first week and ends after its last", () => {
  expect(weeksMeasures({ firstWeek: 3, lastWeek: 4 })).toEqual({
    start: 2,
    end: 4,
  });
});
