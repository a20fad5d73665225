import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

import { folder, loadWith } from "./content-copy";
import { loadContent } from "./load";

test("a misspelt company field is reported once, and not where others quote it", () => {
  const name = join(folder, "company.yaml");
  const text = readFileSync(name, "utf8");
  writeFileSync(name, text.replace(/^founded:/m, "fuonded:"));
  const line =
    text.split("\n").findIndex((each) => each.startsWith("founded:")) + 1;
  expect(loadContent(folder).problems).toEqual([
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
