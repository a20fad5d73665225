import type { Parents } from "mdast";

import { NAME } from "../texts/placeholders.ts";

const PICTURE = '![what it shows](van.jpg "A caption.")';
const BREAK = "an empty line between paragraphs";
const TABLE = "| One | Two |, below it | --- | --- |, and a line a row";
const FILM = "the address of the film on a line of its own";
const CODE = "``` on a line of its own above the code, and below it";

/** What to write in place of a tag of HTML, or of a shortcode. */
const INSTEAD: Readonly<Record<string, string>> = {
  a: "[the words](/services)",
  b: "**words**",
  strong: "**words**",
  i: "*words*",
  em: "*words*",
  h2: "## Heading",
  h3: "### Heading",
  sup: "[^1] where a footnote is meant, whose text begins [^1]: on a line below",
  img: PICTURE,
  figure: PICTURE,
  caption: PICTURE,
  gallery: `${PICTURE}, on a line of its own for each`,
  ul: "lines that begin with - ",
  ol: "lines that begin with 1. ",
  li: "a line that begins with - ",
  blockquote: "lines that begin with > ",
  table: TABLE,
  thead: TABLE,
  tbody: TABLE,
  tr: TABLE,
  td: TABLE,
  pre: CODE,
  code: "`the code` between backquotes",
  iframe: FILM,
  embed: FILM,
  video: FILM,
  p: BREAK,
  br: BREAK,
  div: BREAK,
  // A remark, or code
  "": "nothing in its place",
  script: "nothing in its place",
  style: "nothing in its place",
};

/** What Hugo, Jekyll, WordPress, Obsidian and others fill in, or show as something else. */
const FOREIGN = new RegExp(
  [
    /\{\{.*?(?:\}\}|$)|\{%.*?(?:%\}|$)/,
    /\[\/?[A-Za-z][\w-]* [\w-]+=[^\]]*\]|\[\/[A-Za-z][\w-]*\]|\[[A-Za-z]+_\w+\]/,
    /\[(?:audio|embed|gallery|playlist|toc|TOC|video)\]|!?\[\[.+?\]\]|\^\[[^[\]]+\]/,
    /(?<=^|\n)(?::::+ *\w*|!!! \w+|\*\[[^\]\n]+\]: )|(?<=\n): [^\n]*|==[^\s=|][^=\n]*[^\s=]==/,
    /(?<!\$)\$\$(?=[^$]+\$\$(?!\$))|%%.*?%%|(?<![\w+])\+\+\w[^+\n]*\+\+|\w\^[\w+-]+\^|【[^】]*†[^】]*】|(?<!\S)\^[\w-]{3,}(?=\n|$)/,
    /(?<=^|\n)(?:import (?:[^\n]* from )?["'][^"'\n]+["'];?(?=\n|$)|export (?:const|default|function) )/,
    /<\/?\w+:\w+[^<>]*>|&(?:#[xX]?[\dA-Fa-f]+|[lg]t|[A-Za-z]{3,}\d*);/,
    /(?<![\w:/]):(?:[+-]1|[a-z][\w+-]*):(?![\w:/])/,
  ]
    .map(({ source }) => source)
    .join("|"),
  "s",
);

/** Reports signs that a program should have replaced: those of another, or our braces. */
export function unreplacedIn(text: string): string | undefined {
  if (text.includes("\uFFFD"))
    return "has a code of a character that does not exist";
  const [foreign] = FOREIGN.exec(text) ?? [];
  if (foreign !== undefined) {
    const [, name = ""] = /^\[\/?(\w+)/.exec(foreign) ?? [];
    return `"${foreign}" is for another program, such as WordPress or Hugo; write ${(name && INSTEAD[name.toLowerCase()]) || "what it stands for (in Markdown code stands between backquotes)"}`;
  }
  const [slot] = /\{[^{}]*\}|[{}]\S*/.exec(text) ?? [];
  if (slot === undefined) return undefined;
  if (/^\{#.*\}$/.test(slot))
    return `${slot} is the place of a heading; it stands at the end of one with two signs ##, and has letters, digits and dashes only`;
  return /^\{.*\}$/s.test(slot)
    ? `${slot} is not known here; a placeholder names a file and an entry, such as {company.name}${NAME.test(slot.slice(1, -1)) ? "" : ", and in Markdown code stands between backquotes"}`
    : `has a single brace at "${slot}"; a placeholder has two, such as {company.name}`;
}

/** What of a text was meant as Markdown and is none, so that its signs would be seen. */
export function tornIn(text: string): string | undefined {
  const [torn] =
    /!?\[[^\]]*\](?:\(|\s+\((?=[/#<]|\w+:|[\w.-]+\.\w+\)|$))[^)]*\)?/.exec(
      text,
    ) ?? [];
  if (torn !== undefined)
    return torn.startsWith("!")
      ? `"${torn}" is not a picture yet; a picture is written ![what it shows](van.jpg), and one with spaces in its name ![what it shows](<our van.jpg>)`
      : `"${torn}" is not a link yet; a link is written [the words](/services), without spaces between the brackets or in the address`;
  const [note] = /\[\^[^\]]+\]/.exec(text) ?? [];
  if (note !== undefined)
    return note.includes(" ")
      ? `the name of the footnote ${note} has a space; take it out, here and before its text`
      : `the footnote ${note} has no text; write it below, on a line that begins ${note}:`;
  const [lost, sign, words = "", name] =
    /(!?)\[([^\]]+)\](?:\[([^\]]*)\]|(?<=!\[[^\]]*\]))/.exec(text) ?? [];
  if (lost !== undefined)
    return `the ${sign ? "picture" : "link"} ${lost} has no address; write it below, on a line such as [${name || words}]: ${sign ? "van.jpg" : "/services"}`;
  const [row] =
    /^(?:\|.*\||(?=.*\|)[:| ]*[-=]{2}[-=:| ]*)(?=\s*$)/m.exec(text) ?? [];
  if (row !== undefined)
    return `"${row}" is no row of a table; a table has a line of dashes below its first, | --- | --- |, with as many cells, and no empty line`;
  const [bullet] = /(?:^[•▪‣◦●]|(?<![^])·)\s.*/m.exec(text) ?? [];
  if (bullet !== undefined)
    return `"${bullet}" is no entry of a list yet; the lines of a list begin with - `;
  const [bold] =
    /(?:(?<![^\s*])\*\*|\*\*(?=[\p{L}\p{N}\p{Ps}\p{Pi}"]))[^*]+\*\*|(?<=\S )\*\*[\p{L}\p{N}][^\n]*/u.exec(
      text,
    ) ?? [];
  return (
    bold &&
    `"${bold}" would show its signs; they stand beside the **words**, before and behind them, with a space on the other side`
  );
}

/** Why HTML is refused, and what to write. */
export function insteadOf(html: string, parent: Parents | undefined): string {
  const [first = ""] = html.split("\n");
  const [, named = ""] = /^<\/?([a-z\d]+)/i.exec(first) ?? [];
  const tag = /^<a\s+(?:id|name)=/i.test(first) ? "sup" : named;
  const advice =
    parent?.type === "tableCell" && tag.toLowerCase() === "br"
      ? "a comma, or a row of its own"
      : (INSTEAD[tag.toLowerCase()] ?? "its words alone");
  return `"${first}" is HTML, which is not possible here; write ${advice}`;
}
