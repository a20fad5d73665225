import { expect, test } from "vitest";

import { copyContent, load, set } from "../content-fixture";

copyContent();

const told = () =>
  load().warnings.filter((warning) =>
    warning.includes("content/company.yaml,"),
  );

test.each([
  [
    "company.founded",
    "2020",
    /^content\/pages\/home\.yaml: says 15\+ Years experience, but the company was founded in 2020, \d+ years ago \(content\/company\.yaml, line \d+, founded\)$/,
  ],
  [
    "company.reply",
    "We are closed on Mondays.",
    /reply: says "closed on Monday", but the opening hours say open \(content\/company\.yaml, line \d+, hours\)$/,
  ],
])("a contradiction of %s is told with both lines", (place, value, warning) => {
  set("company.founded", "2010");
  const figures = [
    { value: "15+", label: "Years experience", basis: "Since the start." },
  ];
  set("home.figures.figures", figures);
  expect(told()).toEqual([]);
  set(place, value);
  expect(told()).toContainEqual(expect.stringMatching(warning));
});
