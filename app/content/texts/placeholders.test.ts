import { expect, test } from "vitest";

import { fillPlaceholders } from "./placeholders";

const filledIn = (home: object, company: object) =>
  fillPlaceholders({ home, company }).filled["home"];

test.each([
  ["1", "1hrs", "Within one hours."],
  ["4", "4hrs", "Within four hours."],
  ["24", "24hrs", "Within 24 hours."],
])(
  "a number is in words to twelve, and in digits before a unit: %s",
  (hours, figure, text) => {
    const company = {
      "reply hours": hours,
      reply: "Within {company.reply hours} hours.",
    };
    const home = {
      figure: "{company.Reply_Hours}hrs",
      text: "{company.reply}",
    };
    expect(filledIn(home, company)).toEqual({ figure, text });
  },
);

test("a slot that the program fills may begin on one line and end on the next", () => {
  expect(filledIn({ text: "{difference\nshare} over" }, {})).toEqual({
    text: "{difference share} over",
  });
});

test("what counts follows the entries; a capital letter begins a sentence", () => {
  const reasons = {
    heading:
      "{Company.founders} people, {count} reasons, {Count} of {home.reasons}, for {fee}",
    reasons: [{ title: "One" }, { title: "Two" }, { title: "Three" }],
  };
  expect(filledIn({ reasons }, { founders: "5" })).toMatchObject({
    reasons: {
      heading: "Five people, three reasons, Three of three, for {fee}",
    },
  });
});

const steps = (...names: string[]) => ({
  heading: "{Count} steps, in this order",
  steps: names.map((name) => ({ name })),
});

test("where nothing is counted, {count} stays, and is told where it would be seen", () => {
  const home = { title: "Use {count} in code" };
  expect(filledIn(home, {})).toEqual(home);
});

test("a count of one entry is told, with its place", () => {
  const { countsOfOne } = fillPlaceholders({
    home: { approach: steps("Measure"), reasons: steps("Measure", "Chart") },
  });
  expect(countsOfOne).toEqual([
    {
      file: "home",
      path: ["approach", "heading"],
      message: "counts one entry: see whether its words are right for one",
    },
  ]);
});
