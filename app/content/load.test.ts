import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

import { folder, loadWith } from "./content-copy";
import { loadContent } from "./load";

/** No title quotes its price. */
const secondPackage = ["pricing", "packages", 1] as const;

test("the shipped content is valid", () => {
  expect(loadContent("content").problems).toEqual([]);
});

test.each([
  ["£1,650", 1650_00],
  ["£1650", 1650_00],
  ["£ 1,650.50", 1650_50],
  ["£1,650\u00a0", 1650_00],
])("the price %j is read as %i pence", (written, pence) => {
  const { content, problems } = loadWith(
    "google-ads",
    [...secondPackage, "from"],
    written,
  );
  expect(problems).toEqual([]);
  expect(content["google-ads"].pricing.packages[1]?.basePence).toBe(pence);
});

test("a key may be written with capitals, dashes and underscores", () => {
  const name = join(folder, "company.yaml");
  const text = readFileSync(name, "utf8");
  writeFileSync(
    name,
    text
      .replace(/^smallest budget:/m, "Smallest-Budget:")
      .replace(/^reply hours:/m, "reply_hours:"),
  );
  expect(loadContent(folder).problems).toEqual([]);
});

test("a problem names the file, the line, the entry and the reason", () => {
  const { problems } = loadWith("about", ["team", "members", 0, "name"], "");
  const lines = readFileSync(join(folder, "about.yaml"), "utf8").split("\n");
  const line = lines.findIndex((text) => /^ +- name: *(""|)$/.test(text)) + 1;
  expect(problems).toEqual([
    `content/about.yaml, line ${line}, team, members, entry 1, name: must not be empty`,
  ]);
});

test("an unreadable file is reported once, and not where others quote it", () => {
  writeFileSync(join(folder, "company.yaml"), "street: 8: Lane\n[: x\n");
  const { problems } = loadContent(folder);
  expect(problems).toHaveLength(1);
  expect(problems[0]).toContain('line 1, "street: 8: Lane": cannot be');
});

test("a mistake in a long text is reported with its line", () => {
  const name = join(folder, "privacy.md");
  const text = `${readFileSync(name, "utf8")}\nThis is *new*.\n`;
  writeFileSync(name, text);
  expect(loadContent(folder).problems).toEqual([
    `content/privacy.md, line ${text.split("\n").length - 1}: has *new* in italics, but only [links](/contact) and **bold** words are possible here`,
  ]);
});

test("sentences that count follow the number of entries", () => {
  loadWith("home", ["reasons", "heading"], "{Count} {reason/reasons}");
  const reasons = [1, 2, 3].map((title) => ({
    title: String(title),
    description: "Because.",
  }));
  const { content } = loadWith("home", ["reasons", "reasons"], reasons);
  expect(content.home.reasons.heading.replace("\u00a0", " ")).toBe(
    "Three reasons",
  );
});

test("a word for one or several goes with the number before it", () => {
  loadWith("company", ["founders"], "1");
  const { content } = loadWith(
    "home",
    ["reasons", "heading"],
    "{Company.founders} {person/people} and {count} {reason/reasons}",
  );
  expect(content.home.reasons.heading.replaceAll("\u00a0", " ")).toBe(
    "One person and six reasons",
  );
});

test("curly and straight quotation marks and apostrophes have the same result", () => {
  const { content } = loadWith(
    "home",
    ["closing", "text"],
    `It's "good", they said.`,
  );
  expect(content.home.closing.text).toBe("It’s “good”, they said.");
});

test("a question asked twice is refused", () => {
  const twice = { question: "Why?", answer: "Because." };
  const { problems } = loadWith("services", ["faq", "items"], [twice, twice]);
  expect(problems.join("\n")).toContain("must not ask the same question twice");
});
