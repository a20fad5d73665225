import { expect, test } from "vitest";

import { copyContent, loadWith } from "./content-fixture";

copyContent();

test.each([
  ["1", "1hrs", "one hours"],
  ["4", "4hrs", "four hours"],
  ["24", "24hrs", "24 hours"],
])(
  "a number is in words to twelve, and in digits before a unit: %s",
  (hours, figure, words) => {
    loadWith("company", ["reply hours"], hours);
    loadWith("company", ["reply"], "Within {company.reply hours} hours.");
    loadWith(
      "contact",
      ["next", "steps", 0, "figure"],
      "{company.reply hours}hrs",
    );
    const { content, problems } = loadWith(
      "home",
      ["closing", "text"],
      "{company.reply}",
    );
    expect(problems).toEqual([]);
    expect(content.contact.next.steps[0]?.figure).toBe(figure);
    expect(content.home.closing.text.replaceAll("\u00a0", " ")).toBe(
      `Within ${words}.`,
    );
  },
);

test("what counts follows the entries; a capital letter begins a sentence", () => {
  loadWith("company", ["founders"], "3");
  loadWith(
    "home",
    ["reasons", "heading"],
    "{Company.founders} people and {count} reasons",
  );
  const reasons = ["1", "2"].map((title) => ({
    title,
    description: "Because.",
  }));
  const { content } = loadWith("home", ["reasons", "reasons"], reasons);
  expect(content.home.reasons.heading.replaceAll("\u00a0", " ")).toBe(
    "Three people and two reasons",
  );
});
