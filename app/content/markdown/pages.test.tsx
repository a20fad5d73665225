import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";

import { Nodes } from "~/documents/text/nodes";

import {
  copyContent,
  load,
  loadWith,
  problems,
  write,
} from "../content-fixture";

copyContent();

const FRONT = `---
title: Google Ads for heating engineers
description: Ninety days of Google Ads for heating engineers within nine miles of a depot, and what two firms got from it.
---
`;

const writePage = (markdown: string, front = FRONT, file = "some-page.md") =>
  write(`pages/${file}`, front + markdown);

function loadPage(...page: Parameters<typeof writePage>) {
  writePage(...page);
  const { documents, content, listed } = load();
  const document = documents.find(({ path }) => path.endsWith("/some-page"));
  const view = document?.view;
  const text = view?.kind === "page" ? view.page.text : undefined;
  const html = htmlOf(text?.parts[0]?.blocks, content["text-labels"]);
  return { text, html, document, content, listed };
}

type Shown = Parameters<typeof Nodes>[0];

const htmlOf = (nodes: Shown["nodes"] = [], labels?: Shown["labels"]) =>
  renderToStaticMarkup(<Nodes nodes={nodes} {...(labels && { labels })} />);

function problemsOf(...page: Parameters<typeof writePage>) {
  writePage(...page);
  return problems();
}

test("a page has the address of its file, and the blocks above its first heading", () => {
  const { document, text, html, content, listed } = loadPage(
    "We began in {company.founded}.\n\n```stats\n63M+ = people since {company.founded}\n£2.50 = a visit\n```\n\n## What you get\n\nA report.\n",
  );
  expect(document).toMatchObject({
    path: "/some-page",
    name: "Google Ads for heating engineers",
  });
  expect(htmlOf(text?.opening)).toBe(`We began in ${content.company.founded}.`);
  expect(text?.stats).toEqual([
    { value: "63M+", label: `people since ${content.company.founded}` },
    { value: "£2.50", label: "a visit" },
  ]);
  expect(text?.parts.map(({ id }) => id)).toEqual(["what-you-get"]);
  expect(html).toBe("<p>A report.</p>");
  expect(listed).toContainEqual({
    name: "pages/some-page",
    path: "/some-page",
    isMarkdown: true,
    isPublished: true,
  });
});

test.each([
  [
    'He said "*so*" and `{x}` to **us**.',
    "<p>He said “<em>so</em>” and <code>{x}</code> to <strong>us</strong>.</p>",
  ],
  [
    "- one\n- **two** words\n  - more",
    "<ul><li>one</li><li><strong>two</strong> words<ul><li>more</li></ul></li></ul>",
  ],
  ["3. one", '<ol start="3"><li><div><p>one</p></div></li></ol>'],
  ["### Less\n\nSo.", "<h3>Less</h3><p>So.</p>"],
  ["```\na {b}\n```", "<pre><code>a {b}\n</code></pre>"],
  [
    "> Measure first.\n> Spend second.\n> — Ruth Bell",
    '<figure class="quote"><blockquote><p>Measure first. Spend second.</p></blockquote><figcaption>Ruth Bell</figcaption></figure>',
  ],
  [
    "> [!tip] Before you begin\n> Count to *forty*.",
    '<aside class="note" aria-label="Before you begin"><p class="kicker">Before you begin</p><p>Count to <em>forty</em>.</p></aside>',
  ],
  [
    "**[Contact Us](/contact)** [Prices](/google-ads#pricing)",
    '<div class="actions"><a href="/contact" class="button">Contact Us<svg class="arrow" aria-hidden="true"><use href="#arrow"></use></svg></a><a href="/google-ads#pricing" class="button outline">Prices</a></div>',
  ],
  [
    "Table: Fees\n\n| a | b |\n| - | - |\n| **1** | £2 |",
    '<div aria-label="Fees" class="scrolling" role="group" tabindex="0"><table class="data"><caption>Fees</caption><thead><tr><th scope="col">a</th><th scope="col" class="figure">b</th></tr></thead><tbody><tr class="here"><th scope="row" data-label="a"><strong>1</strong></th><td class="figure" data-label="b">£2</td></tr></tbody></table></div>',
  ],
])("the Markdown %j becomes HTML", (markdown, html) => {
  expect(loadPage(`## Part\n\n${markdown}\n`).html).toBe(html);
});

test.each([
  ["https://youtu.be/aBcDeFgHi-0?si=x", "-nocookie.com/embed/aBcDeFgHi-0?"],
  ["https://www.youtube.com/watch?t=9&v=aBcDeFgHi-0", "/embed/aBcDeFgHi-0?"],
  ["https://vimeo.com/7697/ab12cd34ef", "vimeo.com/video/7697?dnt=1"],
])(
  "the film %s has a picture with a caption, and a player that waits",
  (address, player) => {
    const { html } = loadPage(
      `## Part\n\n[![Open water](coil "The sea. It is deep.")](${address})\n`,
    );
    const shown = html.replaceAll("&amp;", "&");
    expect(shown).toContain('alt="Open water"');
    expect(shown).toContain("<b>The sea.</b> It is deep.");
    expect(shown).toMatch(
      /(?:YouTube|Vimeo), which then learns your IP address/,
    );
    expect(shown).toContain(`href="${address}" data-player="https://`);
    expect(shown).toContain(player);
    expect(shown).not.toContain("<iframe");
  },
);

test("a footnote stands below the text, and leads back", () => {
  const { html, text } = loadPage("## Part\n\nSo.[^a]\n\n[^a]: It *is*.\n");
  expect(html).toContain('href="#note_fn-a"');
  const notes = htmlOf(text?.footnotes);
  expect(notes).toContain('<li id="note_fn-a">\n<p>It <em>is</em>.');
  expect(notes).toContain('href="#note_fnref-a"');
});

test("more headings than the line has marks go on without", () => {
  const headings = Array.from({ length: 11 }, (_, index) => `## Part ${index}`);
  const { text } = loadPage(headings.join("\n\nMore.\n\n"));
  expect(text?.parts).toHaveLength(11);
  expect(text?.parts.filter(({ mark }) => mark)).toHaveLength(9);
});

test.each([
  [
    "Say <b>it</b>.",
    '"<b>" is HTML, which is not possible here; write **words**',
  ],
  ["It is so.[^1]", "the footnote [^1] has no text; write it below"],
  ["# Title", '"# Title": the headline is the title above'],
  [
    "Since {company.fuonded}",
    "the placeholder {company.fuonded} names nothing in company. Did you mean {company.founded}?",
  ],
  [
    "![Sea](coyl)",
    'the picture "coyl" is not a drawing in app/drawings. Did you mean "coil"?',
  ],
  [
    "See [it](#nowere).\n\n## Nowhere",
    "the link #nowere leads to no heading of this page. Did you mean #nowhere?",
  ],
  ["[it][1]\n\n[1]: /nowhere", "the link /nowhere is not a page of this site"],
  ["![Sea][s]\n\n[s]: <my sea(1).jpg>", "there is no my sea(1).jpg in"],
  ["See [](/services).", "the link /services has no words"],
  ["##What you get", '"##What you get" needs a space after the signs #'],
  ["## Main", 'the heading "Main" has the place #main, which is taken'],
  [
    "https://youtu.be/aBcDeFgHiJk",
    "the film https://youtu.be/aBcDeFgHiJk needs",
  ],
  ["[![Sea](coil)](https://youtu.be/aBc)", "https://youtu.be/aBc is no film"],
])("the Markdown %j is refused with its line", (markdown, reason) => {
  expect(problemsOf(`A line.\n\n${markdown}\n`)).toEqual([
    expect.stringContaining(`content/pages/some-page.md, line 7: ${reason}`),
  ]);
});

test("a telephone number that is shorter as a link does not move what follows", () => {
  const text =
    "Ring [us](tel:+44 (0)20 7946 0172).\n\n## Part {#part}\n\nMore.\n";
  expect(problemsOf(text)).toEqual([]);
});

test("all problems of a text are reported, not only the first", () => {
  expect(problemsOf("<b>\n\n***\n\n<i>\n")).toHaveLength(3);
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
  ["\n", FRONT, "line 5: the page has no text yet"],
  [
    "Text.",
    "",
    "line 1: must begin with a line of three dashes, ---, and have another one below the title and the description",
  ],
])("the text %j below %j is refused", (text, front, reason) => {
  expect(problemsOf(text, front)).toEqual([
    `content/pages/some-page.md, ${reason}`,
  ]);
});

test("a page in the menu is one link of the menu, where navigation.yaml has it too", () => {
  const front = FRONT.replace(
    "---\n",
    "---\nin the menu: yes\nname: Heating\n",
  );
  const { content } = loadPage("Text.", front);
  expect(content.navigation.main.links).toContainEqual({
    text: "Heating",
    to: "/some-page",
  });
  const links = [{ Heat: "/some-page" }, { Contact: "/contact" }];
  const { main } = loadWith("navigation.main.links", links).content.navigation;
  expect(main.links.filter(({ to }) => to.endsWith("/some-page"))).toHaveLength(
    1,
  );
});

test("a page that is switched off may be half written, but nothing links to it", () => {
  expect(loadPage("<b>", "---\npublished: no\n---\n").document).toBe(undefined);
  const link = "See [the offer](/some-page).";
  expect(problemsOf(link, FRONT, "other-page.md")).toEqual([
    expect.stringContaining(
      "content/pages/other-page.md, line 5: the link /some-page leads to a page that is switched off",
    ),
  ]);
});
