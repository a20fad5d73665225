import { expect, test } from "vitest";

import { fitTitle } from "./cards";

/** Every character is half an em wide. */
const draftsman = {
  widthOf: (text: string) => text.replaceAll(/<[^>]+>/g, "").length * 50,
};

test("a short title stands on one line in the largest size", () => {
  expect(fitTitle("Thank You!", draftsman)).toMatchObject({
    lines: ["Thank You!"],
    size: 172,
  });
});

test("a longer title is broken into two lines of similar length", () => {
  expect(fitTitle("Know the depth before you dive.", draftsman).lines).toEqual([
    "Know the depth",
    "before you dive.",
  ]);
});

test("lines that are too wide get a smaller size", () => {
  const { lines, size } = fitTitle(
    "Every channel measured in the same three figures",
    draftsman,
  );
  const widest = Math.max(...lines.map((line) => line.length));
  expect(size * 0.5 * widest).toBeCloseTo(944);
});

test("a single long word is not broken", () => {
  expect(fitTitle("Donaudampfschifffahrt", draftsman).lines).toHaveLength(1);
});
