import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

import {
  copyContent,
  edit,
  folder,
  load,
  loadWith,
  problems,
  problemsWith,
  set,
} from "./content-fixture";
import { loadContent } from "./load";

copyContent();

test("the shipped content is valid", () => {
  expect(loadContent("content")).not.toHaveProperty("problems");
});

test("a key may be written with capitals, dashes and underscores", () => {
  edit("company.yaml", (text) =>
    text
      .replace(/^smallest budget:/m, "Smallest-Budget:")
      .replace(/^reply hours:/m, "reply_hours:"),
  );
  expect(problems()).toEqual([]);
});

test("an unreadable file is reported once, and not where others quote it", () => {
  writeFileSync(join(folder, "company.yaml"), "street: 8: Lane\n[: x\n");
  expect(problems()).toEqual([
    expect.stringContaining('line 1, "street: 8: Lane": cannot be'),
  ]);
});

test("a mistake in a long text is reported with its line", () => {
  let last = 0;
  edit("privacy.md", (text) => {
    last = text.split("\n").length + 1;
    return `${text}\nThis is *new*.\n`;
  });
  expect(problems()).toEqual([
    `content/privacy.md, line ${last}: has *new* in italics, but only [links](/contact) and **bold** words are possible here`,
  ]);
});

test("the policy has any number of parts, of which nine have a mark, and smaller headings", () => {
  edit("privacy.md", (text) => `${text}\n## More\n\n### Less\n\nText.\n`);
  const { text } = load().content.privacy;
  expect(text.filter(({ mark }) => mark)).toHaveLength(9);
  expect(text.at(-1)).toEqual({
    id: "more",
    title: "More",
    blocks: [{ block: { heading: "Less" } }, { block: "Text." }],
  });
});

test("a paragraph takes links and bold words, and an answer paragraphs and lists, below > too", () => {
  edit("about.yaml", (text) =>
    text
      .replace(
        /(?<= bio: >)\n( {8}.*\n)+/,
        "\n        **Head** of [ads](/google-ads).\n",
      )
      .replace(
        /(?<= answer:).*(?:\n {8}.*)*/,
        " >\n        One\n        and two.\n\n        - A\n        - [B](/contact)\n\n        Three.",
      ),
  );
  const { team, faq } = load().content.about;
  expect(team?.members[0]?.bio).toEqual([
    { strong: "Head" },
    " of ",
    { text: "ads", to: "/google-ads" },
    ".",
  ]);
  expect(faq?.items[0]?.answer).toEqual([
    "One and two.",
    { list: ["A", [{ text: "B", to: "/contact" }]] },
    "Three.",
  ]);
});

test("curly and straight quotation marks and apostrophes have the same result", () => {
  const { home } = loadWith(
    "home",
    ["closing", "text"],
    `It's "good", they said.`,
  );
  expect(home.closing?.text).toBe("It’s “good”, they said.");
});

test("a misspelt company field is reported once, and not where others quote it", () => {
  edit("company.yaml", (text) => text.replace(/^founded:/m, "fuonded:"));
  expect(problems()).toEqual([
    expect.stringMatching(
      /^content\/company\.yaml, line \d+, fuonded: "fuonded" is not known here\. Did you mean "founded"\?$/,
    ),
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
    set(
      "google-ads",
      ["title"],
      `From ${quote} a month, ${"and so on ".repeat(4)}`,
    );
    set("home", ["closing", "text"], quote);
    set("google-ads", [...first, key], undefined);
    expect(problemsWith("google-ads", [...first, written], price)).toEqual([
      expect.stringContaining(reason),
    ]);
  },
);

test.each([
  ["reply hours", "soon", 'reply hours: is "soon", but must be a whole'],
  ["email", "hello", "email: must be a complete email"],
  ["reply", "In {company.twon}.", "Did you mean {company.town}?"],
])(
  "a wrong fact is reported once, and not where texts quote it: %s",
  (key, value, message) => {
    set("home", ["closing", "text"], `{company.${key}}.`);
    expect(problemsWith("company", [key], value)).toEqual([
      expect.stringContaining(message),
    ]);
  },
);

test("texts that quote each other are reported", () => {
  set("company", ["promise"], "{company.reply}");
  const found = problemsWith("company", ["reply"], "{company.promise}");
  expect(found.join("\n")).toContain("company.promise} is not known here");
});

test.each([
  [
    "with an unknown placeholder is not also reported as too long",
    "{company.twon}",
    "Did you mean {company.town}?",
  ],
  [
    "that is too long is reported, although what it quotes is a title too",
    "{home.title}",
    "at most 60",
  ],
])("a title %s", (_, quote, reason) => {
  const title = `${quote}, ${"and so on ".repeat(6)}`;
  expect(problemsWith("about", ["title"], title)).toEqual([
    expect.stringContaining(reason),
  ]);
});

test("prices are in pence and shares in per cent; links have their text and address", () => {
  const path = ["pricing", "packages", 0];
  set("google-ads", [...path, "from"], "£1,234.50");
  set("google-ads", [...path, "share of spend"], "12.5%");
  const links = [{ "Ask us": "/contact" }, { Prices: "/google-ads#pricing" }];
  const content = loadWith("home", ["closing", "actions"], links);
  expect(content["google-ads"].pricing?.packages[0]).toMatchObject({
    basePence: 123_450,
    percentOfSpend: 12.5,
  });
  expect(content.home.closing?.actions).toMatchObject([
    { text: "Ask us", to: "/contact" },
    { text: "Prices", to: "/google-ads#pricing" },
  ]);
});

test("there may be no logos and none of the other services, but not too many", () => {
  set("clients", ["logos"], []);
  expect(problemsWith("home", ["services", "other"], [])).toEqual([]);
  const logos = Array.from({ length: 17 }, () => ({ name: "Acme" }));
  const found = problemsWith("clients", ["logos"], logos);
  expect(found.join("\n")).toContain(
    "logos: has 17 entries, but must have 16 at most",
  );
});

test("a chart has enough readings, and says how much they changed", () => {
  const path = ["hero", "soundings", "readings"];
  const { home } = loadWith("home", path, "100, 104, 97, 90, 110, 125");
  expect(home.hero.soundings.change).toBe("+25%");
  expect(problemsWith("home", path, "100, 104, 97, 90, 84")).toEqual([
    expect.stringContaining(
      "has 5 readings, but must have 6 to 24, one a month",
    ),
  ]);
});

test("package names are free, but no two are the same and none has a comma", () => {
  const name = ["pricing", "packages", 0, "name"];
  const { contact } = loadWith("google-ads", name, "Try & see");
  const [first, second] = contact.hero.form.packageNames;
  expect(first).toBe("Try & see");
  expect(problemsWith("google-ads", name, second)).toContainEqual(
    expect.stringContaining("must not give two packages the same name"),
  );
  expect(problemsWith("google-ads", name, "A, B")).toContainEqual(
    expect.stringContaining("must not have a comma"),
  );
});

test("what is only the design's luxury may be missing", () => {
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
    set("google-ads", path, undefined);
  const { content } = load();
  expect(content["google-ads"].services?.mark?.fathoms).toBe(2);
});
