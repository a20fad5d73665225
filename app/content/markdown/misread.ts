import type { Nodes } from "mdast";

import { nodesIn, parseMarkdown } from "./parse.ts";

/** How lines begin that are meant as a list, or as rows, and are none for Markdown. */
const ENTRY =
  /^(?:[–—→✓✗§o]\s|[-–•]\S|\d{1,2}[.)]\s*[^\s\d]|(?:[a-z]|[ivx]+)[.)]\s|[\p{Extended_Pictographic}・]|\d\uFE0F|[^\t]*\S\t+\S)/iu;

/** Words that begin and end as a sentence does, and have no sign of code. */
const SENTENCE = /^\p{Lu}[^{}<>=;]*[.!?…]$/u;

type Told = readonly [line: number, message: string];

/** What Markdown takes for something else than who wrote it, each with its line. */
export function misreadIn(markdown: string): Told[] {
  const written = markdown.split("\n");
  const nodes = [...nodesIn(parseMarkdown(markdown))];
  return nodes.flatMap((node) => {
    const { start, end } = node.position ?? {};
    if (!start || !end) return [];
    const [first = "", ...others] = written.slice(start.line - 1, end.line);
    const lines = [first.slice(start.column - 1), ...others];
    const told = toldOf(node, lines, nodes);
    return told ? [[start.line + told[0], told[1]] as const] : [];
  });
}

function toldOf(
  node: Nodes,
  lines: readonly string[],
  nodes: readonly Nodes[],
): Told | undefined {
  const [first = ""] = lines;
  if (node.type === "paragraph") {
    const at = lines.findIndex(
      (line, index) =>
        !/(?: {2}|\\)$/.test(line) &&
        [line, lines[index + 1] ?? ""].every((each) =>
          ENTRY.test(each.trimStart()),
        ),
    );
    return at < 0
      ? undefined
      : [
          at,
          `"${lines[at]}" would run into the line below it; lines of a list begin with - or 1. and a space, rows of a table with |`,
        ];
  }
  if (node.type === "heading" && !first.startsWith("#"))
    return lines.length > 2 || SENTENCE.test(first.trim())
      ? [
          0,
          `"${first}" would be a heading, because of the line of dashes below it; take that out, or write ## in front`,
        ]
      : undefined;
  if (node.type === "code") {
    const [fence] = /^(?:`{3,}|~{3,})/.exec(first) ?? [];
    if (fence === undefined)
      return SENTENCE.test(node.value.replaceAll("\n", " "))
        ? [
            0,
            "a text that begins with a tab or four spaces is code; take them out, or write ``` above and below it",
          ]
        : undefined;
    return lines.length > 1 && lines.at(-1)?.trimEnd().endsWith(fence)
      ? undefined
      : [
          0,
          `the code has no end; write ${fence} alone on a line of its own below it`,
        ];
  }
  if (node.type === "definition")
    return /[/#:]|\w\.\w/.test(node.url) ||
      nodes.some(
        (other) =>
          other !== node &&
          "identifier" in other &&
          other.identifier === node.identifier,
      )
      ? undefined
      : [
          0,
          `"${first}" would not be seen: it is the address of a link, to which nothing refers; write words without brackets, **${node.label}:**`,
        ];
  return node.type === "tableRow" && !first.includes("|")
    ? [0, `"${first}" would be a row of the table; put an empty line above it`]
    : undefined;
}
