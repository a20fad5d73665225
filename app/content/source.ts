import {
  isMap,
  isScalar,
  isSeq,
  LineCounter,
  parseDocument,
  type Document,
} from "yaml";

import type { Problem } from "./placeholders.ts";
import { plainKey, writtenKey } from "./schema/entry.ts";

/** A content file as text, and its data before any check. */
export type Source = {
  /** Its path from the root of the project. */
  file: string;
  data: unknown;
  /** What is wrong with its form. */
  problems: string[];
  /** A problem as a line: file, line, entry and reason. */
  describe: (problem: Problem) => string;
};

const FRONT_MATTER = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/;

/**
 * Reads a YAML file, or a Markdown file with front matter, whose text becomes the
 * entry `text`. All values are texts: "no" and "007" mean what they say.
 */
export function readSource(file: string, original: string): Source {
  // Editors and word processors leave these; in the front they would break YAML.
  const written = original.replace(/^\uFEFF/, "").replaceAll("\r\n", "\n");
  const [, front, body] = FRONT_MATTER.exec(written) ?? [];
  const lines = new LineCounter();
  const document = parseDocument(front ?? written, {
    schema: "failsafe",
    lineCounter: lines,
    prettyErrors: false,
  });
  /** Front matter begins in the second line. */
  const shift = front === undefined ? 0 : 1;
  /** The lines above the Markdown text. */
  const firstLine = (front ?? "").split("\n").length + 2;
  const problems = document.errors.map(({ pos: [start], message }) => {
    const { line } = lines.linePos(start);
    return `${file}, line ${line + shift}: ${inPlainWords(message)}`;
  });
  const data: unknown = problems.length > 0 ? {} : document.toJS();
  const withText =
    typeof data === "object" && body !== undefined
      ? { ...data, text: body }
      : data;
  return {
    file,
    data: withText,
    problems,
    describe({ path, message }) {
      const [key, place] = path;
      if (body !== undefined && key === "text" && typeof place === "number")
        return `${file}, line ${firstLine + place}: ${message}`;
      const { offset, names } = locate(document, path);
      const line =
        offset === undefined ? undefined : lines.linePos(offset).line + shift;
      return [
        line === undefined ? file : `${file}, line ${line}`,
        ...names,
      ]
        .join(", ")
        .concat(`: ${message}`);
    },
  };
}

/** YAML's own messages that a colon, a bracket or an indent causes. */
function inPlainWords(message: string): string {
  if (/Nested mappings|implicit keys|Implicit map|block-map|flow/i.test(message))
    return 'cannot be read. Put a text that contains a colon, or begins with a bracket or a brace, in "quotation marks", and indent every entry like those beside it.';
  if (/tab/i.test(message))
    return "a line begins with a tab; use spaces instead.";
  if (/unique/i.test(message)) return "the same key stands here twice.";
  return `cannot be read: ${message}.`;
}

/** The properties that name an entry of a list. */
const NAMES = ["name", "title", "question", "author", "label", "measure"];

/** The place of an entry in the file, and its name for a reader. */
function locate(document: Document, path: readonly PropertyKey[]) {
  let node: unknown = document.contents;
  let offset: number | undefined;
  const names: string[] = [];
  for (const step of path) {
    if (isSeq(node) && typeof step === "number") {
      node = node.items[step];
      names.push(nameOf(node) ?? `entry ${step + 1}`);
    } else if (isMap(node)) {
      const pair = node.items.find(
        ({ key }) => plainKey(String(key)) === plainKey(String(step)),
      );
      names.push(writtenKey(String(step)));
      if (!pair) break;
      if (isScalar(pair.key)) offset = pair.key.range?.[0] ?? offset;
      node = pair.value;
    }
    offset = rangeOf(node) ?? offset;
  }
  return { offset, names };
}

/** Where a node of a list begins; a mapping's own key is more exact. */
function rangeOf(node: unknown): number | undefined {
  return isMap(node) || (isScalar(node) && node.source !== "")
    ? node.range?.[0]
    : undefined;
}

function nameOf(node: unknown): string | undefined {
  if (!isMap(node)) return undefined;
  for (const name of NAMES) {
    const value = node.get(name);
    if (typeof value === "string" && value.trim() !== "") return value.trim();
  }
  return undefined;
}
