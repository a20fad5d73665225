import { expect, test } from "vitest";

import { wordsOf, type RichText } from "../markdown/markdown";
import { copyContent, loadWith, set } from "../content-fixture";

copyContent();

const plain = (text: RichText = "") => wordsOf(text).replaceAll("\u00a0", " ");

test.each([
  ["1", "1hrs", "one hours"],
  ["4", "4hrs", "four hours"],
  ["24", "24hrs", "24 hours"],
])(
  "a number is in words to twelve, and in digits before a unit: %s",
  (hours, figure, words) => {
    set("company", ["reply hours"], hours);
    set("company", ["reply"], "Within {company.reply hours} hours.");
    set("home", ["closing", "text"], "{company.reply}");
    const { contact, home } = loadWith(
      "contact",
      ["next", "steps", 0, "figure"],
      "{company.reply hours}hrs",
    );
    expect(contact.next?.steps[0]?.figure).toBe(figure);
    expect(plain(home.closing?.text)).toBe(`Within ${words}.`);
  },
);

test("what counts follows the entries; a capital letter begins a sentence", () => {
  const reason = { title: "One", description: "Because." };
  set("company", ["founders"], "5");
  set("home", ["reasons", "reasons"], [reason, reason, reason]);
  const { company, home } = loadWith(
    "home",
    ["reasons", "heading"],
    "{Company.founders} people, {count} reasons, {Count} of {home.reasons}",
  );
  expect(company.founders).toBe(5);
  expect(plain(home.reasons?.heading)).toBe(
    "Five people, three reasons, Three of three",
  );
});
