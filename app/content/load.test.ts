import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { parseDocument } from "yaml";

import { copyContent, folder, load, loadWith } from "./content-fixture";

copyContent();

test("the shipped content is valid", () => {
  expect(load("content").problems).toEqual([]);
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
  expect(load().problems).toEqual([]);
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
  const { problems } = load();
  expect(problems).toHaveLength(1);
  expect(problems[0]).toContain('line 1, "street: 8: Lane": cannot be');
});

test("a mistake in a long text is reported with its line", () => {
  const name = join(folder, "privacy.md");
  const text = `${readFileSync(name, "utf8")}\nThis is *new*.\n`;
  writeFileSync(name, text);
  expect(load().problems).toEqual([
    `content/privacy.md, line ${text.split("\n").length - 1}: has *new* in italics, but only [links](/contact) and **bold** words are possible here`,
  ]);
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

test("a misspelt company field is reported once, and not where others quote it", () => {
  const name = join(folder, "company.yaml");
  const text = readFileSync(name, "utf8");
  writeFileSync(name, text.replace(/^founded:/m, "fuonded:"));
  const line =
    text.split("\n").findIndex((each) => each.startsWith("founded:")) + 1;
  expect(load().problems).toEqual([
    `content/company.yaml, line ${line}, fuonded: "fuonded" is not known here. Did you mean "founded"?`,
  ]);
});

test.each([
  ["from", "form", "£800", '"form" is not known here. Did you mean "from"?'],
  ["from", "from", "on request", 'from: is "on request"'],
])(
  "a package's %s, written as %s: %s, is reported once, and not where texts quote it",
  (key, written, price, reason) => {
    const first = ["pricing", "packages", 0];
    const quote = "{google-ads.pricing.packages.1.from}";
    loadWith(
      "google-ads",
      ["title"],
      `From ${quote} a month, ${"and so on ".repeat(4)}`,
    );
    loadWith("home", ["closing", "text"], quote);
    loadWith("google-ads", [...first, key], undefined);
    const { problems } = loadWith("google-ads", [...first, written], price);
    expect(problems).toHaveLength(1);
    expect(problems[0]).toContain(reason);
  },
);

test.each([
  ["reply hours", "soon", 'reply hours: is "soon", but must be a whole'],
  ["email", "hello", "email: must be a complete email"],
  ["reply", "In {company.twon}.", "Did you mean {company.town}?"],
])(
  "a wrong fact is reported once, and not where texts quote it: %s",
  (key, value, message) => {
    loadWith("home", ["closing", "text"], `{company.${key}}.`);
    expect(loadWith("company", [key], value).problems).toEqual([
      expect.stringContaining(message),
    ]);
  },
);

test("texts that quote each other are reported", () => {
  loadWith("company", ["promise"], "{company.reply}");
  const { problems } = loadWith("company", ["reply"], "{company.promise}");
  expect(problems.join("\n")).toContain("company.promise} is not known here");
});

test("a title with an unknown placeholder is not also reported as too long", () => {
  const { problems } = loadWith(
    "about",
    ["title"],
    `The people of {company.twon}, ${"and so on ".repeat(4)}`,
  );
  expect(problems).toHaveLength(1);
  expect(problems[0]).toContain("Did you mean {company.town}?");
});

test("a title that is too long is reported, although what it quotes is a title too", () => {
  const { problems } = loadWith(
    "about",
    ["title"],
    `{home.title}, ${"and so on ".repeat(6)}`,
  );
  expect(problems).toHaveLength(1);
  expect(problems[0]).toContain("at most 60");
});

const firstPackage = ["pricing", "packages", 0] as const;

test("there may be no logos and none of the other services, but not too many", () => {
  loadWith("clients", ["logos"], []);
  expect(loadWith("home", ["services", "other"], []).problems).toEqual([]);
  const logos = Array.from({ length: 17 }, () => ({ name: "Acme" }));
  const { problems } = loadWith("clients", ["logos"], logos);
  expect(problems.join("\n")).toContain(
    "logos: has 17 entries, but must have 16 at most",
  );
});

test("a chart has enough readings, and says how much they changed", () => {
  const path = ["hero", "soundings", "readings"];
  const { content } = loadWith("home", path, "100, 104, 97, 90, 110, 125");
  expect(content.home.hero.soundings.change).toBe("+25%");
  const { problems } = loadWith("home", path, "100, 104, 97, 90, 84");
  expect(problems.join("\n")).toContain(
    "has 5 readings, but must have 6 to 24, one a month",
  );
});

test("package names are free, but no two are the same and none has a comma", () => {
  const renamed = loadWith(
    "google-ads",
    [...firstPackage, "name"],
    "Try & see",
  );
  expect(renamed.problems).toEqual([]);
  const { packageNames } = renamed.content.contact.hero.form;
  expect(packageNames[0]).toBe("Try & see");
  const [, second] = packageNames;
  const twice = loadWith("google-ads", [...firstPackage, "name"], second);
  expect(twice.problems.join("\n")).toContain(
    "must not give two packages the same name",
  );
  const listed = loadWith("google-ads", [...firstPackage, "name"], "A, B");
  expect(listed.problems.join("\n")).toContain("must not have a comma");
});

test("what is only the design's luxury may be missing", () => {
  const name = join(folder, "google-ads.yaml");
  const page = parseDocument(readFileSync(name, "utf8"), {
    schema: "failsafe",
  });
  for (const path of [
    ["hero", "query"],
    ["hero", "caption"],
    ["stats", "mark"],
    ["stats", "stats", 0, "drawing"],
    ["stats", "stats", 0, "note"],
    ["benefits", "mark"],
    ["approach", "mark"],
    ["approach", "steps", 0, "deliverable"],
    ["services", "intro"],
    ["services", "services", 0, "drawing"],
    ["cases", "caption"],
  ])
    page.deleteIn(path);
  writeFileSync(name, page.toString());
  const { content, problems } = load();
  expect(problems).toEqual([]);
  expect(content["google-ads"].services.mark?.fathoms).toBe(2);
});
