import { expect, test } from "vitest";

import { copyContent, expectTold, problems, write } from "../content-fixture";

copyContent();

test.each([
  ".DS_Store",
  "Thumbs.db",
  "images/.keep",
  "pages/._about.md",
  "pages/desktop.ini",
  "files/Thumbs.db",
])("the file %s is in place", (file) => {
  write(file, "\0");
  expect(problems()).toEqual([]);
});

const BELONG =
  "no page uses it. Pictures belong in content/images, and pages that you add in content/pages.";
const ADDRESS = "the name of the file becomes the page's address";

test.each([
  [
    "customer-cost.md",
    "no page uses it. Pages belong in content/pages; those of version 1: d",
  ],
  ["compny.yaml", "no page uses it. Did you mean company.yaml?"],
  ["figures.yml", "no page uses it. Did you mean figures.yaml?"],
  ["summer-offer.yaml", "no page uses it. The nearest are: "],
  ["ruth.jpg", "no page uses it. Pictures belong in content/images."],
  [
    "_redirects",
    "no page uses it. Documents for visitors belong in content/fi",
  ],
  ["page/offer.md", BELONG],
  ["pages/about/team.md", "is a folder; pages lie beside each other in conten"],
  ["articles/2018/post.md", "is a folder; pages lie beside each other in con"],
  [
    "pages/_index.md",
    `${ADDRESS}, so it has small letters, digits and single dashes only, such as summer-offer.md; what is no page lies elsewhere`,
  ],
  ["pages/Summer Offer.md", ADDRESS],
  [
    `articles/${"a".repeat(250)}.md`,
    `${ADDRESS}, so it has at most 200 letters, and not 250`,
  ],
  [
    "pages/articles.md",
    "the address /articles is taken by the list of articles (content/articles.yaml); give",
  ],
  ["pages/summer.docx", "is not a page; a page is a file such as"],
  ["articles/post.yaml", "is not a page; a page is Markdown such as summer"],
  ["articles/feed.md", "the address /articles/feed is taken by the feeds"],
  ["articles/page.md", "the address /articles/page is taken by the list"],
  [
    "pages/index.md",
    "the address /index is taken by the home page (content/pages/home.yaml)",
  ],
  ["pages/healthz.yaml", "the address /healthz is taken by the site itself"],
  [
    "articles/index.md",
    "the address /articles/index is taken by the list of articles",
  ],
  [
    "articles/überblick.md",
    `${ADDRESS}, so it has small letters, digits and single dashes only, such as uberblick.md`,
  ],
])(
  "%s is not where a page uses it, and its text is not read",
  (file, reason) => {
    write(file, "No dashes");
    const place = file.replace(/^(page|.+\/.+)\/.*/, "$1");
    expectTold(`content/${place}: ${reason}`);
  },
);

test("two files of one address are told, both of them", () => {
  write("pages/about.md", "---\ntitle: A\n---\nB\n");
  write("articles/post.yaml", "title: A\n");
  write("articles/post.md", "No dashes");
  expect(problems().join()).not.toContain("undefined");
  expect(problems().join()).toContain(
    "content/pages/about.yaml: the address /about is taken by content/pages/about.md; give the file another name",
  );
});
