// Shapes of texts that owners bring, and any other Markdown: a page, or messages with lines.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import * as fc from "fast-check";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test, vi } from "vitest";

import { Nodes } from "~/documents/text/nodes";

import { readBlocks } from "./rich-text";
import { referencesIn } from "./parse";
import { readText } from "./text-fixture";
import { pageText } from "./long-text";

function made(markdown: string) {
  const { blocks, ...read } = readText(markdown);
  const html = blocks && renderToStaticMarkup(<Nodes nodes={blocks} />);
  return { ...read, html };
}

const read = (name: string) =>
  readFileSync(join(import.meta.dirname, `shapes/${name}.md`), "utf8");

test.each([
  [
    "word",
    [
      "<br/>\nIt takes",
      '>30 m</th><td data-label="Litres an hour"></td>',
      "<p>“We dug once.”</p></blockquote><figcaption>Ana Prieto<",
    ],
  ],
  [
    "tracking",
    [
      "<code>{count}</code>",
      "<code>&quot;{total.sum}&quot;</code>",
      "<code>[it] (so)</code>",
      "dataLayer.push(arguments);\n  }\n",
      "value: &quot;£1 x 2&quot;, send_to: &quot;[a](/b)&quot;",
      "{&quot;@type&quot;: &quot;Organization&quot;, &quot;name&quot;: &quot;{company.name}&quot;}",
      "<code>{{&lt; param &quot;tag&quot; &gt;}}</code> as “code”",
    ],
  ],
  [
    "footnotes",
    ["In 2025.", "With the well paid.", ">a|b</td>", 'href="/services"'],
  ],
])("the shape %s is rendered as it is meant", (name, parts) => {
  const markdown = read(name);
  const { html, told } = made(
    name === "footnotes" ? markdown.replace("`a|b`", "`a\\|b`") : markdown,
  );
  expect(told).toBeUndefined();
  for (const part of parts) expect(html).toContain(part);
});

test.each([
  [
    "google-docs",
    [
      "5: the picture data:image/png;base64,iVBORw0KGgo= lies elsewhere; save it",
    ],
  ],
  [
    "notion",
    ['7: "<aside>" is HTML', "13: a line across the page is not possible here"],
  ],
  [
    "wordpress",
    [
      '1: "<!-- wp:paragraph -->" is HTML',
      '3: "[caption id="attachment_7" align="left"]" is for another program, such as',
      '5: "<figure><img src="/wp-content/uploads/pump.jpg"></figure>" is HTML',
      "7: the picture http://old.example/wp-content/uploads/pump.jpg?w=300 lies elsewhere",
      '9: the link "http://old.example/?p=7" must begin with https://',
    ],
  ],
  ["footnotes", ["5: row 1 of the table has 3 cells, and its head 2"]],
])("the shape %s is refused with its lines", (name, reasons) => {
  const { told = [] } = made(read(name));
  expect(told).toHaveLength(reasons.length);
  for (const [index, reason] of reasons.entries())
    expect(told[index]).toContain(reason);
});

test("tasks, deletions, bare addresses and references are GitHub's", () => {
  const { html } = made(
    "- [x] So\n- [ ] *it* is\n\n~~No~~ www.a.co, [it][1]\n\n[1]: /services",
  );
  expect(html).toBe(
    '<ul><li><label><input type="checkbox" disabled="" checked=""/> So</label></li><li><label><input type="checkbox" disabled=""/> <em>it</em> is</label></li></ul><p><del>No</del> <a href="https://www.a.co">www.a.co</a>, <a href="/services">it</a></p>',
  );
});

test("code is code in a link, and a protocol has small letters", () => {
  expect(made("[`{a}`](/services), [it](Https://A.co/B)").html).toBe(
    '<a href="/services"><code>{a}</code></a>, <a href="https://A.co/B">it</a>',
  );
});

test("what other programs write and readers do not see is no damage", () => {
  const { html } = made(
    "> [!tip]- So\n> It is.\n\n[it](/services 'a \"b\"') i++ and j++, C++/C++, $$$ or 2^8, Q&As; £5** £6**, $$ a==b [1] (see it) [it](/about) | [so](/about)",
  );
  expect(html).toBe(
    '<aside class="note" aria-label="So"><p class="kicker">So</p><p>It is.</p></aside><p><a href="/services" title="a “b”">it</a> i++ and j++, C++/C++, $$$ or 2^8, Q&amp;As; £5** £6**, $$ a==b [1] (see it) <a href="/about">it</a> | <a href="/about">so</a></p>',
  );
});

test("a heading within a part has a place if a link leads to it", () => {
  const { html } = made(
    "- [A](#its-a)\n- [B](#b)\n\n### It's `A`\n\n### B\n\n### B\n\n### C",
  );
  expect(html).toContain(
    '<h3 id="its-a">It’s <code>A</code></h3><h3 id="b">B</h3><h3>B</h3><h3>C</h3>',
  );
});

test.each([
  "- One\n- Two\nand more",
  "It cost\n– as we said – a lot,\nand 1.5 or\n2.5 times",
  "Export default terms\n© 2025 A\n® B",
  "By hand\n---",
  "O wild wind,\nO thou",
  "So:\n\n    a = { b: 1 };\n\n- It\n\n      is.so();",
  "~~~\na\n~~~~\n\n- So\n\n  ```\n  b\n  ```",
  "![It][a]\n\n[b]\n\n[a]: coil\n[b]: /services\n[c]: https://a.co",
  "– One  \n– Two\\\n– Three",
  "a | b\n--- | ---\n1 | 2\n\nSource: us",
])("%j is as it was meant", (markdown) => {
  expect(readText(markdown).told).toBeUndefined();
});

test("the paragraphs and lines of a quotation stay apart", () => {
  expect(made("> So  \n> it\n> is.\n>\n> Ann Lee\n> — *owner*").html).toBe(
    '<figure class="quote"><blockquote><p>So<br/>it is.</p><p>Ann Lee</p></blockquote><figcaption>owner</figcaption></figure>',
  );
});

test.each([
  ["1. So\n2. it is", "steps are not possible"],
  ["✓ So\n✓ it is", "would run into the line below it"],
])("the lines of %j stay apart in a section, too", (markdown, reason) => {
  expect(() => readBlocks(markdown)).toThrow(reason);
});

test("a fact among words is no Markdown, in code none is filled in", () => {
  const { html } = made(
    "{company.name}, [{company.name}](/services), `{company.name}`, `[so](tel:1 2)`",
  );
  expect(html).toBe(
    'Prieto *&amp; Sons*, <a href="/services">Prieto *&amp; Sons*</a>, <code>{company.name}</code>, <code>[so](tel:1 2)</code>',
  );
});

const piece = fc.oneof(
  fc.constantFrom(
    ..."# |## |### |#### |- |1. |> |> [!NOTE] A|    |\n|\n\n|```|~~~|`|``|*|**|~~|_|[|]|(|)|!|[a](/b)|[a][b]|![a](b.jpg)|![a][b]|[b]: /c|[b]: http://d|[^1]|[^1]: x|- [ ] a|- [x] |www.a.co|https://a.co/(b)|a@b.co|<b>|</b>|<!-- c -->|<br>|&amp;|&#0;|&#x1F;|{|}|{a.b}|{count}|{{ x }}|\\|---|***|Table: x|\u00a0|é|ß|字|🚀|\t|  |Setext\n===|Setext\n---|[a](#b)|[![a](b.jpg)](https://youtu.be/aBcDeFgHi-0)|(tel:020 7946 0172)|—| = ".split(
      "|",
    ),
    "|",
    "| a | b |\n| - | - |\n| c | d |",
    "```stats\n1 = a\n2 = b\n```",
  ),
  fc.string({ unit: "grapheme", maxLength: 6 }),
);

test("any Markdown becomes a page, or messages with lines of it", () => {
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 30 }), (pieces) => {
      const markdown = pieces.join("");
      const last = markdown.split("\n").length;
      const { html, issues } = made(markdown);
      referencesIn(markdown);
      expect(html === undefined).toBe(issues.length > 0);
      for (const { path } of issues) {
        expect(path[0]).toBeGreaterThanOrEqual(1);
        expect(path[0]).toBeLessThanOrEqual(last);
      }
    }),
    { numRuns: 500 },
  );
});

// Passages of the policy that depend on what the site does.

const POLICY = `## Forms

<!-- if the forms are sent nowhere -->

Nothing is sent.

<!-- if our server keeps the forms -->

We keep it.

<!-- in any case -->

Ask us.

<!-- if our server keeps the forms -->

For a year.

## More

So.`;

test.each([
  ["", "<p>Nothing is sent.</p><p>Ask us.</p>"],
  ["/api", "<p>We keep it.</p><p>Ask us.</p><p>For a year.</p>"],
])("with forms that go to '%s' the policy says so", (goTo, forms) => {
  vi.stubGlobal("FORMS_GO_TO", goTo);
  const { parts } = pageText.parse(POLICY);
  const shown = parts.map(({ blocks }) =>
    renderToStaticMarkup(<Nodes nodes={blocks} />),
  );
  vi.unstubAllGlobals();
  expect(shown).toEqual([forms, "<p>So.</p>"]);
});
