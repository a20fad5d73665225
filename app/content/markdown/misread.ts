import type { Nodes } from "mdast";

import { nodesIn, parseMarkdown } from "./parse.ts";

/** How lines begin that are meant as a list, or as rows, and are none for Markdown. */
const ENTRY =
  /^(?:[–—→§o]\s|[-–—•]\S|[[(]?\d{1,2}[\].)]\s*[^\s\d]|[[(]?(?:[A-Za-z ]|[ivxIVX]+)[\].)]\s|(?![©®])[\p{So}・]|\d\uFE0F|[^\t]*\S\t+\S)/u;

/** Words that begin and end as a sentence does, and have no sign of code. */
const SENTENCE = /^\p{Lu}[^{}<>=;]*[.!?…]$/u;

/** What Markdown takes for something else than who wrote it, each with its line. */
export function misreadIn(markdown: string): (readonly [number, string])[] {
  const written = markdown.split("\n");
  const nodes = [...nodesIn(parseMarkdown(markdown))];
  return nodes.flatMap((node) => {
    const { start, end } = node.position ?? {};
    if (!start || !end) return [];
    const [first = "", ...others] = written.slice(start.line - 1, end.line);
    const lines = [first.slice(start.column - 1), ...others];
    const at = node.type === "paragraph" ? lines.findIndex(runsOn) : 0;
    const told = at < 0 ? undefined : toldOf(node, lines.slice(at), nodes);
    return told === undefined ? [] : [[start.line + at, told] as const];
  });
}

/** Whether a line and the one below it, which it runs into, are meant as entries. */
const runsOn = (line: string, at: number, lines: readonly string[]) =>
  !/(?: {2}|\\)$/.test(line) &&
  [line, lines[at + 1] ?? ""].every((each) => ENTRY.test(each.trimStart()));

function toldOf(
  node: Nodes,
  [first = "", ...others]: readonly string[],
  nodes: readonly Nodes[],
): string | undefined {
  if (node.type === "paragraph")
    return `"${first}" would run into the line below it; lines of a list begin with - or 1. and a space, rows of a table with |, and a line that stays one ends with \\`;
  if (node.type === "heading" && !first.startsWith("#"))
    return others.length > 1 || SENTENCE.test(first.trim())
      ? `"${first}" would be a heading, because of the line of dashes below it; take that out, or write ## in front`
      : undefined;
  if (node.type === "code") {
    const [fence] = /^(?:`{3,}|~{3,})/.exec(first) ?? [];
    if (fence === undefined)
      return SENTENCE.test(node.value.replaceAll("\n", " "))
        ? "a text that begins with a tab or four spaces is code; take them out, or write ``` above and below it"
        : undefined;
    return others.at(-1)?.trimEnd().endsWith(fence) === true
      ? undefined
      : `the code has no end; write ${fence} alone on a line of its own below it`;
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
      : `"${first}" would not be seen: it is the address of a link, to which nothing refers; write words without brackets, **${node.label}:**`;
  return node.type === "tableRow" && !first.includes("|")
    ? `"${first}" would be a row of the table; put an empty line above it`
    : undefined;
}
