import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

import {
  copyContent,
  folder,
  load,
  loadWith,
  problems,
} from "../content-fixture";

copyContent();

const FRONT = `---
title: Google Ads for heating engineers
description: Ninety days of Google Ads for heating engineers within nine miles of a depot, and what two firms got from it.
---
`;

/** Adds an article to the copied content. */
function write(markdown: string, front = FRONT, file = "some-article.md") {
  mkdirSync(join(folder, "pages"), { recursive: true });
  writeFileSync(join(folder, "pages", file), front + markdown);
}

/** The copied content with one article more; of the articles, only this one. */
function loadPage(...page: Parameters<typeof write>) {
  write(...page);
  const { articles, content, pages } = load();
  const article = articles.find(({ path }) => path.endsWith("/some-article"));
  return { article, content, pages };
}

function problemsOf(...page: Parameters<typeof write>) {
  write(...page);
  return problems();
}

test("a telephone number that is shorter as a link does not move what follows", () => {
  expect(
    problemsOf(
      "Ring [us](tel:+44 (0)20 7946 0172).\n\n## Part {#part}\n\nMore.\n",
    ),
  ).toEqual([]);
});

test("an article has the address of its file, and the blocks above its first heading", () => {
  const { article, content, pages } = loadPage(
    "We began in {company.founded}.\n\n- **63M+** people\n- **£2.50** a visit\n\n## What you get\n\nA report.\n",
  );
  expect(article).toMatchObject({
    path: "/some-article",
    name: "Google Ads for heating engineers",
    opening: `We began in ${content.company.founded}.`,
    stats: [
      { value: "63M+", label: "people" },
      { value: "£2.50", label: "a visit" },
    ],
    parts: [
      {
        id: "what-you-get",
        mark: { id: "what-you-get", fathoms: 2 },
        address: "/some-article#what-you-get",
        blocks: ["A report."],
      },
    ],
  });
  expect(pages).toContainEqual({
    name: "pages/some-article",
    path: "/some-article",
    isPublished: true,
  });
});

test.each([
  ["- one\n- **two** words", { list: ["one", [{ strong: "two" }, " words"]] }],
  ["1. one\n2. two", { steps: ["one", "two"] }],
  ["### More", { heading: "More" }],
  [
    "> Measure first.\n> Spend second.\n> — Ruth Bell",
    { quote: "Measure first. Spend second.", by: "Ruth Bell" },
  ],
  ["> Measure first.", { quote: "Measure first." }],
  [
    "**[Contact Us](/contact)** [Prices](/google-ads#pricing)",
    {
      links: [
        { text: "Contact Us", to: "/contact" },
        { text: "Prices", to: "/google-ads#pricing" },
      ],
    },
  ],
  [
    "Table: Fees\n\n| a | b |\n| - | - |\n| 1 | 2 |",
    { caption: "Fees", table: { columns: ["a", "b"], rows: [["1", "2"]] } },
  ],
  [
    '![Open water](swell "The sea. It is deep.")',
    {
      image: {
        picture: {
          drawing: {
            name: "swell",
            alt: "Open water",
            width: 1600,
            height: 2000,
          },
        },
        caption: { heading: "The sea.", text: "It is deep." },
      },
    },
  ],
])("the Markdown %j is understood", (markdown, block) => {
  const { article } = loadPage(`## Part\n\n${markdown}\n`);
  expect(article?.parts[0]?.blocks).toEqual([block]);
});

test("a last part of a paragraph and a call to action closes the page", () => {
  const { article } = loadPage(
    "## One\n\nText.\n\n## Begin\n\nToday.\n\n**[Contact Us](/contact)**\n",
  );
  expect(article).toMatchObject({
    parts: [{ id: "one" }],
    closing: {
      mark: { fathoms: 3 },
      title: "Begin",
      text: "Today.",
      links: [{ text: "Contact Us", to: "/contact" }],
    },
  });
});

test.each([
  ["<div>", '"<div>" is HTML, which is not possible here'],
  ["# Title", '"# Title": the headline is the title above'],
  [
    "See [us](/contakt).",
    "the link /contakt is not a page of this site. Did you mean /contact?",
  ],
  ["See [us](contact).", 'the link "contact" is not an address of this site'],
  [
    "Since {company.fuonded}",
    "the placeholder {company.fuonded} names nothing in company. Did you mean {company.founded}?",
  ],
  ["Since {founded}", "{founded} is not known here"],
  ["![](swell)", "the picture swell must say what it shows"],
  [
    "![Sea](swel)",
    'the picture "swel" is not a drawing in app/drawings. Did you mean "swell"?',
  ],
  [
    "See [it](#nowere).\n\n## Nowhere",
    "the link #nowere leads to no heading of this page. Did you mean #nowhere?",
  ],
  ["***", "a line across the page is not possible here"],
  ["##What you get", '"##What you get" needs a space after the signs #'],
  ["## Main", 'the heading "Main" has the place #main, which is taken'],
])("the Markdown %j is refused with its line", (markdown, reason) => {
  expect(problemsOf(`A line.\n\n${markdown}\n`)).toEqual([
    expect.stringContaining(`content/pages/some-article.md, line 7: ${reason}`),
  ]);
});

test("all problems of a text are reported, not only the first", () => {
  expect(problemsOf("<b>\n\n*so*\n\n<i>\n")).toHaveLength(3);
});

test.each([
  [
    `title: A\ndescription: ${"long ".repeat(40)}\n`,
    "line 3, description: has 199 characters, at most 155",
  ],
  [
    "title: A longer title than any menu can show\nin the menu: yes\n",
    'line 2, title: has 37 characters, and the menu has room for 16: give the page a shorter "name" for the menu',
  ],
])("the front matter %j is refused", (front, reason) => {
  const description =
    "description: Ninety days of Google Ads for heating engineers within nine miles.\n";
  const whole = front.includes("menu") ? front + description : front;
  expect(problemsOf("Text.", `---\n${whole}---\n`).join("\n")).toContain(
    reason,
  );
});

test.each([
  ["Summer Offer.md", "the name of the file becomes the page's address"],
  ["services.md", "the address /services is taken"],
  ["summer.docx", "is not a page; a page is a Markdown file"],
])("the file %s is refused", (file, reason) => {
  expect(problemsOf("Text.", FRONT, file)).toEqual([
    expect.stringContaining(`content/pages/${file}: ${reason}`),
  ]);
});

test("a page without a text is refused", () => {
  expect(problemsOf("\n")).toEqual([
    "content/pages/some-article.md, line 5: the page has no text yet",
  ]);
});

test("a file without front matter is refused", () => {
  expect(problemsOf("Text.", "")).toEqual([
    "content/pages/some-article.md, line 1: must begin with a line of three dashes, ---, and have another one below the title and the description",
  ]);
});

test("an article in the menu is one link of the menu, where navigation.yaml has it too", () => {
  const front = FRONT.replace(
    "---\n",
    "---\nin the menu: yes\nname: Heating\n",
  );
  const { content } = loadPage("Text.", front);
  expect(content.navigation.main.links).toContainEqual({
    text: "Heating",
    to: "/some-article",
  });
  const links = [{ Heat: "/some-article" }, { Contact: "/contact" }];
  expect(
    loadWith("navigation", ["main", "links"], links).navigation.main.links,
  ).toHaveLength(2);
});

test("an article that is switched off may be half written, but nothing links to it", () => {
  const off = "---\npublished: no\n---\n";
  expect(loadPage("<b>", off).article).toBeUndefined();
  const link = "See [the offer](/some-article).";
  expect(problemsOf(link, FRONT, "other-article.md")).toEqual([
    expect.stringContaining(
      "content/pages/other-article.md, line 5: the link /some-article leads to a page that is switched off",
    ),
  ]);
});
