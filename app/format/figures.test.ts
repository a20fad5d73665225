import { expect, test } from "vitest";

import { barLength, isFigure, splitFigure } from "./figures.ts";

test.each([
  ["+320%", 4.2],
  ["+32%", 1.32],
  ["-40%", 0.6],
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

test.each([
  ["63M+", { sign: "", currency: "", digits: "63", unit: "M+" }],
  ["+320%", { sign: "+", currency: "", digits: "320", unit: "%" }],
  ["5.2x", { sign: "", currency: "", digits: "5.2", unit: "x" }],
  ["£1,500", { sign: "", currency: "£", digits: "1,500", unit: "" }],
  ["7+ years", { digits: "7", unit: "+", word: " years" }],
  ["many", { sign: "", currency: "", digits: "many", unit: "" }],
])("%s comes apart", (written, parts) => {
  expect(splitFigure(written)).toMatchObject(parts);
});

test.each([
  ["7 years", true],
  ["63M+", true],
  ["7 years on", false],
  ["years", false],
])("whether %s is a figure: %s", (text, expected) => {
  expect(isFigure(text)).toBe(expected);
});
