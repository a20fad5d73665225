import { expect, test } from "vitest";

import { clockOf, formatOpeningHours, hoursLabelPlace } from "./opening-hours";

test.each([
  [{ opens: 9, closes: 18 }, "9:00 AM-6:00 PM"],
  [{ opens: 10, closes: 14 }, "10:00 AM-2:00 PM"],
  [{ opens: 8.5, closes: 12.75 }, "8:30 AM-12:45 PM"],
  [{ opens: 8.5, closes: 18, is24Hours: true as const }, "08:30-18:00"],
  [{ opens: 0, closes: 24 }, "12:00 AM-12:00 AM"],
])("%o is %s", (hours, written) => {
  expect(formatOpeningHours(hours)).toBe(written);
});

const nineToSix = { opens: 9, closes: 18 };

test("the chart spans 8 to 19 o'clock, or the hours that it shows", () => {
  expect(clockOf([nineToSix])).toEqual({
    from: 8,
    to: 19,
    ticks: [9, 12, 15, 18],
  });
  expect(clockOf([nineToSix, { opens: 5.5, closes: 23.5 }])).toEqual({
    from: 5,
    to: 24,
    ticks: [6, 9, 12, 15, 18, 21],
  });
});

test.each([
  [nineToSix, { from: 8, to: 19 }, "within"],
  [{ opens: 10, closes: 14 }, { from: 8, to: 19 }, "after"],
  [{ opens: 14, closes: 18 }, { from: 8, to: 19 }, "before"],
  [nineToSix, { from: 0, to: 24 }, "before"],
  [{ opens: 7, closes: 17 }, { from: 0, to: 24 }, "within"],
])("the label of %o on the clock %o stands %s", (hours, clock, place) => {
  expect(hoursLabelPlace(hours, clock)).toBe(place);
});
