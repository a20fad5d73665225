import { expect, test } from "vitest";

import { lineHeightOf, nameSizeOf, titleSize } from "./card-sizes";

/** The average width of a character of Newsreader and of Instrument Sans, in em. */
const NARROW = 0.4;
const WIDE = 0.47;

test.each([
  ["one short line", "Thank You!", 150, 150],
  ["two lines", "Better ads beat bigger bids.", 124, 124],
  ["two lines or three", "Every channel in the same figures", 124, 84],
  [
    "the longest title",
    "What a customer costs on each channel, and what it is worth",
    84,
    84,
  ],
])("the type of a title has room: %s", (_, title, narrow, wide) => {
  expect(titleSize(title, NARROW)).toBe(narrow);
  expect(titleSize(title, WIDE)).toBe(wide);
});

test("a title whose lines are further apart has no more room", () => {
  expect(titleSize("Thank You!", NARROW, 1.94)).toBe(75);
});

test.each([
  [3, 33],
  [3.85, 33],
  [4.52, 28.6],
])("a name that is %d em wide keeps its distance from the edge", (em, size) => {
  const name = { before: "Thornbury", after: "& Vale" };
  expect(nameSizeOf(name, () => em)).toBeCloseTo(size, 1);
});

test.each([
  [0.974, 0.97],
  [1.003, 1.053],
])("letters %d em high do not touch the line above", (height, expected) => {
  expect(lineHeightOf(height)).toBeCloseTo(expected, 3);
});
