import type { Element, ElementContent, RootContent } from "hast";
import type { RootContent as Block } from "mdast";
import { toHast } from "mdast-util-to-hast";
import { z } from "zod";

import { suggestion } from "../texts/nearest.ts";
import { REMARKED, type Condition } from "./conditions.ts";
import { misreadIn } from "./misread.ts";
import { decoded, nodesIn, parseMarkdown, referencesIn } from "./parse.ts";
import { readNodes, startPart, TAKEN, type TextPart } from "./parts.ts";
import { textHandlers, type Stat } from "./text-blocks.ts";

/** The parts of a long text, each from a heading of two signs to the next. */
export type Part = TextPart<ElementContent>;

/** A long text as HTML. */
export type LongText = {
  opening?: ElementContent[];
  stats?: readonly Stat[];
  intro: ElementContent[];
  parts: Part[];
  footnotes?: ElementContent[];
  words: number;
};

/** Each block, with the condition of the remark above it, until the next one or a heading. */
function conditionally(nodes: readonly RootContent[]): Element[] {
  let when: Condition | undefined;
  return nodes.flatMap((node) => {
    if (node.type === "comment") when = REMARKED.get(node.value);
    if (node.type !== "element") return [];
    if (node.tagName === "h2") when = undefined;
    return when ? { ...node, data: { ...node.data, when } } : node;
  });
}

const textWith = (remarks: readonly string[]) =>
  z.string().transform((markdown, context): LongText => {
    const report = (line: number, message: string) =>
      context.addIssue({ code: "custom", path: [line], message });
    if (markdown.trim() === "") report(1, "the page has no text yet");
    const nodes: Block[] = [];
    const parts: Part[] = [];
    readNodes(markdown, context, (node) => {
      if (node.type === "heading" && node.depth < 3)
        parts.push(startPart(node, parts));
      nodes.push(node);
    });
    for (const [line, message] of misreadIn(markdown)) report(line, message);
    reportLostNotes(markdown, report);
    const places = placesOf(
      markdown,
      parts.map(({ id }) => id),
    );
    const html = toHast(
      { type: "root", children: nodes },
      {
        // No heading has such an id.
        clobberPrefix: "note_",
        handlers: textHandlers(report, remarks, (id) => places.take(id)),
      },
    );
    places.reportLost(report);
    const all = conditionally("children" in html ? html.children : []);
    return { ...sort(all, parts), words: countWords(all) };
  });

/** The Markdown below the front matter. */
export const longText = textWith([]);

/** That of a page, with passages that depend on where forms go and what is measured. */
export const pageText = textWith([...REMARKED.keys()]);

type Report = (line: number, message: string) => void;

/** The places that links of a text lead to. */
function placesOf(markdown: string, ids: readonly string[]) {
  const found = new Set(ids);
  const linked = referencesIn(markdown).flatMap(({ url, line }) => {
    const [, id] = /^#(.*)$/s.exec(decoded(url)) ?? [];
    return id === undefined ? [] : { id, line };
  });
  return {
    /** Whether a heading within a part has its place, as the first to which a link leads. */
    take(id: string): boolean {
      const isLost = linked.some((link) => link.id === id) && !found.has(id);
      if (isLost && !TAKEN.includes(id)) found.add(id);
      return isLost && found.has(id);
    },
    reportLost(report: Report): void {
      for (const { id, line } of linked)
        if (!found.has(id))
          report(
            line,
            `the link #${id} leads to no heading of this page.${suggestion(id, ids, (each) => `#${each}`)}`,
          );
    },
  };
}

/** A footnote shows only where a sentence leads to it, and of two with one name the first. */
function reportLostNotes(markdown: string, report: Report): void {
  const nodes = [...nodesIn(parseMarkdown(markdown))];
  const seen = new Set<string>();
  for (const node of nodes) {
    if (node.type !== "footnoteDefinition") continue;
    const note = `[^${node.label}]`;
    const line = node.position?.start.line ?? 1;
    const isUsed = nodes.some(
      (other) =>
        other.type === "footnoteReference" &&
        other.identifier === node.identifier,
    );
    if (seen.has(node.identifier))
      report(line, `the footnote ${note} is here twice; give one another name`);
    else if (!isUsed)
      report(
        line,
        `no sentence leads to the footnote ${note}; write ${note} behind the words that it is about`,
      );
    seen.add(node.identifier);
  }
}

function sort(all: readonly Element[], parts: Part[]): Omit<LongText, "words"> {
  const above: Element[] = [];
  let footnotes: ElementContent[] | undefined;
  let index = -1;
  for (const node of all) {
    if (node.properties.dataFootnotes !== undefined)
      footnotes = node.children.slice(1);
    else if (node.tagName === "h2") index += 1;
    else (parts[index]?.blocks ?? above).push(named(node, parts[index]));
  }
  const [first, ...others] = above;
  const isOpened = first?.tagName === "p" && !first.data?.when;
  const rest = isOpened ? others : above;
  const end = rest.findIndex(({ data }) => !data?.stats);
  const bands = end < 0 ? rest : rest.slice(0, end);
  const stats = bands.flatMap(({ data: { stats: own = [], when } = {} }) =>
    own.map((stat) => ({ ...stat, when })),
  );
  return {
    ...(isOpened && { opening: first.children }),
    ...(stats.length > 0 && { stats }),
    intro: rest.slice(bands.length),
    parts,
    ...(footnotes && { footnotes }),
  };
}

/** A table without a caption has the name of its part. */
const named = (node: Element, part?: Part): Element =>
  part && "tabIndex" in node.properties
    ? { ...node, properties: { ariaLabel: part.title, ...node.properties } }
    : node;

const plainText = (node: ElementContent): string => {
  if (node.type === "text") return node.value;
  return node.type === "element" ? node.children.map(plainText).join("") : "";
};

const countWords = (nodes: readonly Element[]): number =>
  nodes
    .map((node) => plainText(node).split(/\s+/).filter(Boolean).length)
    .reduce((sum, count) => sum + count, 0);
