import type { Parents } from "mdast";

const PICTURE = '![what it shows](van.jpg "A caption.")';
const BREAK = "an empty line between paragraphs";
const TABLE = "| One | Two |, below it | --- | --- |, and a line a row";
const CODE = "``` on a line of its own above the code, and below it";

/** What to write in place of a tag of HTML. */
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
  iframe: "the address of the film on a line of its own",
  p: BREAK,
  br: BREAK,
  div: BREAK,
  // A remark, or code
  "": "nothing in its place",
  script: "nothing in its place",
  style: "nothing in its place",
};

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
