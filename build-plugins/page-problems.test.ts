import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";

import { findPageProblems } from "./page-problems.ts";

function problemsOf(html: string, content = ""): string[] {
  const folder = mkdtempSync(join(tmpdir(), "content-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  writeFileSync(join(folder, "home.yaml"), content);
  const services = '<section id="prices">';
  return findPageProblems(
    new Map(Object.entries({ "/": html, "/services": services })),
    folder,
  );
}

test.each([
  ["<p>Founded in undefined, in London</p>", "Founded in undefined, in London"],
  ['<img alt="Founded in NaN">', "Founded in NaN"],
  ["<p>[object Object]</p>", "[object Object]"],
  [
    '<script type="application/ld+json">{"name":"undefined"}</script>',
    '{"name":"undefined"}',
  ],
])("reports %s with the text around it", (html, words) => {
  expect(problemsOf(html)).toEqual([`The page / says: … ${words} …`]);
});

test.each([
  ["a word of the content", "<p>Ads for an undefined audience</p>"],
  ["code", "<script>undefined</script><style>.NaN{}</style>"],
  [
    "links to pages and places that exist",
    '<main id="main"><a href="#main"></a><a href="/services?a=1&amp;b=2#prices"></a><a href="https://example.com/x#y"></a>',
  ],
])("reports nothing about %s", (_, html) => {
  expect(problemsOf(html, "text: Ads for an undefined audience\n")).toEqual([]);
});

test.each([
  [
    "/services#price",
    "there is no such place on that page. Did you mean #prices?",
  ],
  ["/services#team", "there is no such place on that page"],
  ["/service", "there is no such page"],
])("reports the link %s with its line", (link, reason) => {
  const html = `<a href="${link}">x</a><a href="${link}">again</a>`;
  expect(
    problemsOf(html, `# Links\ntext: >\n  See [ours](${link}), please.\n`),
  ).toEqual([`content/home.yaml, line 3: has the link ${link}, but ${reason}`]);
  expect(problemsOf(html)).toEqual([
    `The page /: has the link ${link}, but ${reason}`,
  ]);
});

test("reports a link to the page's own place with the line that has its path", () => {
  expect(problemsOf('<a href="#her">x</a>', "- Ask: /#her\n")).toEqual([
    "content/home.yaml, line 1: has the link #her, but there is no such place on that page",
  ]);
});
