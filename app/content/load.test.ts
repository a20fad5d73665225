import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

import { folder, loadWith } from "./content-copy";
import { loadContent } from "./load";

const firstPackage = ["pricing", "packages", 0] as const;

test("the shipped content is valid", () => {
  expect(loadContent("content").problems).toEqual([]);
});

test.each([
  ["£1,650", 1650_00],
  ["1650", 1650_00],
  ["£ 1,650.50", 1650_50],
  ["£1,650\u00a0", 1650_00],
])("the price %j is read as %i pence", (written, pence) => {
  const { content, problems } = loadWith(
    "google-ads",
    [...firstPackage, "from"],
    written,
  );
  expect(problems).toEqual([]);
  expect(content["google-ads"].pricing.packages[0]?.basePence).toBe(pence);
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

test.each([
  [
    "a price that is none",
    [...firstPackage, "from"],
    "about 800",
    '"about 800" is not an amount; write it like £1,500 or £2.80',
  ],
  [
    "a price written in German",
    [...firstPackage, "from"],
    "1.650",
    '"1.650" is not an amount; write it like £1,500 or £2.80',
  ],
  [
    "a missing price",
    [...firstPackage, "from"],
    undefined,
    '"from" is missing',
  ],
  [
    "a misspelt key",
    [...firstPackage, "most populer"],
    "yes",
    '"most populer" is not known here. Did you mean "most popular"?',
  ],
  [
    "a decision that is neither yes nor no",
    [...firstPackage, "most popular"],
    "maybe",
    'is "maybe", but must be yes or no',
  ],
  [
    "a share of spend over 100%",
    [...firstPackage, "share of spend"],
    "150%",
    "must be a percentage from 0% to 100%, such as 15%",
  ],
  ["an empty text", ["pricing", "heading"], " ", "must not be empty"],
  [
    "a text in place of a list",
    ["hero", "title"],
    "Better ads",
    "must be a list: lines that begin with a dash",
  ],
  [
    "a title too long for search engines",
    ["title"],
    "x".repeat(68),
    "has 68 characters, at most 60: search engines cut longer titles",
  ],
  [
    "a link to no page",
    ["hero", "button"],
    { "Get Started": "/contakt" },
    "the link /contakt is not a page of this site. Did you mean /contact?",
  ],
  [
    "an unknown drawing",
    ["services", "services", 0, "drawing"],
    "k-serch",
    '"k-serch" is not a drawing in app/plates. Did you mean "k-search"?',
  ],
  [
    "a misspelt placeholder",
    ["hero", "description"],
    "Since {company.fuonded}",
    "the placeholder {company.fuonded} names nothing in company. Did you mean {company.founded}?",
  ],
  [
    "a placeholder that names no file",
    ["hero", "description"],
    "Since {founded}",
    "{founded} is not known here; a placeholder names a file and an entry, such as {company.name}",
  ],
])("%s is refused", (_, path, value, reason) => {
  const { problems } = loadWith("google-ads", path, value);
  expect(problems).toHaveLength(1);
  expect(problems[0]).toMatch(/^content\/google-ads\.yaml, line \d+/);
  expect(problems[0]).toContain(`: ${reason}`);
});

test("a problem names the file, the line, the entry and the reason", () => {
  const { problems } = loadWith("about", ["team", "members", 1, "name"], "");
  const lines = readFileSync(join(folder, "about.yaml"), "utf8").split("\n");
  const line = lines.findIndex((text) => /^ +- name: *(""|)$/.test(text)) + 1;
  expect(problems).toEqual([
    `content/about.yaml, line ${line}, team, members, entry 2, name: must not be empty`,
  ]);
});

test("a misspelt company field is refused, and what is missing is told", () => {
  const name = join(folder, "company.yaml");
  const text = readFileSync(name, "utf8");
  writeFileSync(name, text.replace(/^founded:/m, "fuonded:"));
  const { problems } = loadContent(folder);
  expect(problems.join("\n")).toContain(
    '"fuonded" is not known here. Did you mean "founded"?',
  );
  expect(problems.join("\n")).toContain('"founded" is missing');
});

test("YAML that cannot be read is told in plain words", () => {
  writeFileSync(join(folder, "footer.yaml"), "rights: All: reserved\n");
  expect(loadContent(folder).problems).toEqual([
    'content/footer.yaml, line 1: cannot be read. Put a text that contains a colon, or begins with a bracket or a brace, in "quotation marks", and indent every entry like those beside it.',
  ]);
});

test("sentences that count follow the number of entries", () => {
  const { content } = loadWith("home", ["reasons", "reasons", 0], undefined);
  expect(content.home.reasons.heading).toMatch(/^Five reasons/);
});

test("curly and straight quotation marks and apostrophes come out the same", () => {
  const { content } = loadWith(
    "home",
    ["closing", "text"],
    `It's "good", they said.`,
  );
  expect(content.home.closing.text).toBe("It’s “good”, they said.");
});

test.each([
  [{ "Mon-Sun": "8:30 AM - 12:45 PM" }, { opens: 8.5, closes: 12.75 }],
  [{ "Monday to Sunday": "07:00 - 20:00" }, { opens: 7, closes: 20 }],
  [{ "Mon-Sun": "closed" }, undefined],
])("the opening hours %j are understood", (hours, expected) => {
  const { content, problems } = loadWith("company", ["hours"], hours);
  expect(problems).toEqual([]);
  expect(content.company.openings[0]?.hours).toEqual(expected);
  expect(content.company.openings[0]?.days).toHaveLength(7);
});

test.each([
  [
    { "Mon-Fri": "9 till late", "Sat-Sun": "closed" },
    '"9 till late" is no time; write it like 9:00 AM - 6:00 PM, or closed',
  ],
  [
    { "Mon-Fri": "9 AM - 5 PM" },
    "must name each day once, in order, such as Mon-Fri, Sat, Sun",
  ],
])("the opening hours %j are refused", (hours, reason) => {
  const { problems } = loadWith("company", ["hours"], hours);
  expect(problems.join("\n")).toContain(reason);
});

test("two badges in a price list, and a question asked twice, are refused", () => {
  const twice = { question: "Why?", answer: "Because." };
  loadWith("services", ["faq", "items"], [twice, twice]);
  loadWith("services", ["packages", "packages", 0, "most popular"], "yes");
  const { problems } = loadWith(
    "services",
    ["packages", "packages", 1, "most popular"],
    "yes",
  );
  expect(problems.join("\n")).toContain(
    'must have "most popular" on one package at most',
  );
  expect(problems.join("\n")).toContain("must not ask the same question twice");
});
