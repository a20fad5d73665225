import { expect, test } from "vitest";

import { weekLabelPlace, weeksLabel } from "./phase-weeks";

test.each([
  [{ firstWeek: 1, lastWeek: 1 }, "Week 1"],
  [{ firstWeek: 3, lastWeek: 4 }, "Weeks 3 and 4"],
  [{ firstWeek: 3, lastWeek: 6 }, "Weeks 3 to 6"],
  [{ firstWeek: 5, lastWeek: 8, ongoing: true as const }, "Week 5 onwards"],
])("names the weeks of %o", (weeks, label) => {
  expect(weeksLabel(weeks)).toBe(label);
});

test.each([
  [{ firstWeek: 2, lastWeek: 2 }, "label-outside"],
  [{ firstWeek: 3, lastWeek: 4 }, "label-outside-narrow"],
  [{ firstWeek: 3, lastWeek: 5 }, undefined],
  [{ firstWeek: 7, lastWeek: 7 }, "label-outside label-before"],
  [{ firstWeek: 7, lastWeek: 8 }, "label-outside-narrow label-before"],
])("a label outside a bar too short for it: %o", (weeks, place) => {
  expect(weekLabelPlace(weeks)).toBe(place);
});
