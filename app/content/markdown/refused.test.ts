// What a text cannot show: it is told with its line, and what to write.
import { expect, test } from "vitest";

import { readText } from "./text-fixture";

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
  ["So $$a = b$$ it is", '"$$" is for another program'],
  ["So %%it%% is", '"%%it%%" is for another program'],
  ["So ++it++ is, x", '"++it++" is for another program'],
  ["So x^2^ is", '"x^2^" is for another program'],
  ["So. ^ab12cd", '" ^ab12cd" is for another program'],
  ["import A, { b } from './a';", '"import A, { b } from'],
  ["[my_form]", '"[my_form]" is for another program'],
  ["•\tOne", '"•\tOne" is no entry of a list yet'],
  ["![Sea|100](coil)", 'the picture coil has a size, "|100", which would'],
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
  ["A.\n\n[b]it[/b] [url=https://a.co]x", '"[/b]" is for another', 3],
  ["So 【4†source】 it is", '"【4†source】" is for another program'],
  ["Then {count} is", "{count} is not known here"],
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
    expect(readText(markdown).told).toEqual([
      expect.stringContaining(`${line}: ${reason}`),
    ]);
  },
);

test.each([
  ["[gallery]", "on a line of its own for each"],
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
  expect(readText(markdown).told?.join("\n")).toContain(advice);
});
