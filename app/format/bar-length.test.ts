import { expect, test } from "vitest";

import { barLength } from "./bar-length.ts";

test.each([
  ["+320%", 4.2],
  ["+185%", 2.85],
  ["+126%", 2.26],
  ["+32%", 1.32],
  ["-40%", 0.6],
  ["-35%", 0.65],
  ["-100%", 0],
  ["2x", 2],
])("draws %s as %d on the common scale", (value, after) => {
  expect(barLength(value)).toEqual({ after, unit: 4.2 });
});

test.each([
  ["5.2x", 5.2],
  ["+1,100%", 12],
])("gives %s a scale of its own: %d", (value, length) => {
  expect(barLength(value)).toEqual({ after: length, unit: length });
});

test.each(["15.8%", "63M+", "+£300", "-140%", "many"])(
  "draws no bar for %s",
  (value) => {
    expect(barLength(value)).toBeUndefined();
  },
);
