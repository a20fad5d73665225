// Shapes of texts that owners bring, and any other Markdown: a page, or messages with lines.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import * as fc from "fast-check";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";

import { Nodes } from "~/documents/text/nodes";

import { partOf } from "../schema/entry";
import { fillPlaceholders } from "../texts/placeholders";
import { longText } from "./long-text";
import { readBlocks } from "./markdown";
import { referencesIn } from "./parse";

function made(markdown: string) {
  const { filled } = fillPlaceholders({
    company: { name: "Prieto *& Sons*" },
    "pages/some-page": { text: markdown },
  });
  const text = partOf(filled["pages/some-page"], "text");
  const { data, error } = longText.safeParse(text);
  const blocks = data && [
    ...(data.opening ?? []),
    ...data.intro,
    ...[...data.parts, ...(data.closing ? [data.closing] : [])].flatMap(
      (part) => part.blocks,
    ),
    ...(data.footnotes ?? []),
  ];
  return {
    html: blocks && renderToStaticMarkup(<Nodes nodes={blocks} />),
    told: error?.issues.map(
      ({ path, message }) => `${path.join()}: ${message}`,
    ),
    issues: error?.issues ?? [],
  };
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

test.each([
  ["[it][1]", "the link [it][1] has no address; write it below"],
  ["[us](tel:0113 496 0000 ext 5)", 'the link "tel:0113-496-0000-ext-5" is no'],
  ["[it](https://https://a.co)", 'the link "https://https://a.co" is not an a'],
  ["See http://a.co/b now.", 'the link "http://a.co/b" must begin with'],
  ["![Sea](sea.jpg?w=300)", "the picture sea.jpg?w=300 has a ? or #"],
  [
    "| a<br>b |\n| - |",
    '"<br>" is HTML, which is not possible here; write a comma',
  ],
  ["- # So", "only a heading ### stands within a block"],
  [
    "## [So](/services)",
    "a heading must be words only, and this one has a link",
  ],
  ['{{< figure src="a.jpg" >}}', '"{{< figure src="a.jpg" >}}" is for another'],
  ["![[pump.png]] at work", '"![[pump.png]]" is for another program'],
  ["So :+1: it is", '":+1:" is for another program'],
  ["Click\n: A visit", '": A visit" is for another program'],
  [":::note\nSo.\n:::", '":::note" is for another program'],
  ["So.^[It is.]", '"^[It is.]" is for another program'],
  ["So ==it== is", '"==it==" is for another program'],
  ["$$\na = b\n$$", '"$$" is for another program'],
  ["!!! note\n    So.", '"!!! note" is for another program'],
  ['[contact-form-7 id="1"]', '"[contact-form-7 id="1"]" is for another'],
  ["[vc_row]So", '"[vc_row]" is for another program'],
  ["Our ![Sea] is", "the picture ![Sea] has no address; write it below, on"],
  ["So.[^a b]\n\n[^a b]: It.", "the name of the footnote [^a b] has a space"],
  ["So ** it ** is", '"** it **" would show its signs'],
  ["**So.**it is", '"**So.**" would show its signs'],
  ["| a | b |\n| 1 | 2 |", '"| a | b |" is no row of a table'],
  ["| a |\n| - |\n\n| 1 |", '"| 1 |" is no row of a table', 4],
  ["> [!NOTE] Use *care*\n> So.", "the title of a note must be words only"],
  ["```stats\n1 = **a**\n2 = b\n```", "has **a**, but links and"],
  ['![Sea](coil "A **b**.")', "has **b**, but links and"],
  ["![Our van](our van.jpg)", '"![Our van](our van.jpg)" is not a picture yet'],
  ["![Our van]()", "the picture has no name of a file"],
  ["### More {#more}", "{#more} is the place of a heading; it stands at"],
  ["[it](https://a.co/&#0;)", "has a code of a character that does not ex"],
  ["![it&#0;](coil)", "has a code of a character that does not exist"],
  ["So.[^a]\n\n[^a]: It is.\n[^a]: It was.", "the footnote [^a] is here tw", 4],
  ["So.\n\n[^b]: It is.", "no sentence leads to the footnote [^b]", 3],
  ["> [!NOTE]", "the note has no text"],
  ["> [!NOTE] For {a}\n> So.", "{a} is not known here"],
  ["> — Ruth", "the quotation has no words"],
  ["[![](a.jpg)](http://a.co)", "the picture a.jpg must have no link, unless"],
  ["> So {a} it is", "{a} is not known here"],
  ["```stats\n1 = {a}\n2 = b\n```", "{a} is not known here"],
  [
    "Then `{a.b}` and {a.b(c);}",
    "{a.b(c);} is not known here; a placeholder names a file and an entry, such as {company.name}, and in Markdown code",
  ],
] as const)(
  "%j is refused with a reason",
  (markdown, reason, line: number = 1) => {
    expect(made(markdown).told).toEqual([
      expect.stringContaining(`${line}: ${reason}`),
    ]);
  },
);

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

test("steps do not lose their numbers where a list has none", () => {
  expect(() => readBlocks("1. So\n2. it is")).toThrow("steps are not possible");
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

test.each([
  ["[gallery]", "write each picture on a line of its own"],
  ["[embed]https://youtu.be/aBc[/embed]", "write the address of the film"],
  ["<table>\n<tr>", "write | One | Two |, below it | --- | --- |"],
  ["<h2 id=a>So</h2>", "write ## Heading"],
  ["<figure>", "write ![what it shows](van.jpg"],
  ["<ul>", "write lines that begin with - "],
  ["<pre><code>", "write ``` on a line of its own above the code"],
  ["So <code>it</code> is", "write `the code` between backquotes"],
  ["<iframe src=https://a.co></iframe>", "write the address of the film"],
  ["<!-- more -->", "write nothing in its place"],
  ["So.<sup>1</sup>", "write [^1] where a footnote"],
  ['So.<a name="fn1"></a>', "write [^1] where a footnote"],
  ["See [it][]", "write it below, on a line such as [it]: /services"],
  ["![Our van](van)", "A picture of content/images has its ending: van.jpg"],
  ["<span>So</span>", "write its words alone"],
  [
    "[it](https://www.google.com/url?q=https://a.co/b%3Fc&sa=D)",
    "write (https://a.co/b?c)",
  ],
])("of %j it is said what to write", (markdown, advice) => {
  expect(made(markdown).told?.join("\n")).toContain(advice);
});
