import {
  isAlias,
  isMap,
  isScalar,
  isSeq,
  LineCounter,
  parseDocument,
  visit,
  type Document,
} from "yaml";

import { lostIn, NOT_CLOSED, unreadableIn } from "./lost.ts";
import type { Problem } from "./placeholders.ts";
import { isMapping, normalizedKey, writtenKey } from "../schema/entry.ts";

/** A content file as text, and its data before any check. */
export type Source = {
  file: string;
  data: unknown;
  problems: string[];
  describe: (problem: Problem) => string;
};

/** A message is the parser's, and words are ours. */
type Fault = {
  pos: readonly [number, number?];
  message?: string;
  words?: string;
};

/** The front matter, whose first dashes are YAML too, and the text below it. */
export const FRONT_MATTER =
  /^(---[ \t]*(?:\n[\s\S]*?)?)\n---[ \t]*(?:\n|$)([\s\S]*)$/;

type Text = {
  path: readonly PropertyKey[];
  text: string;
  among: object;
};

/** Every text of a content file, before any check. */
export function* textsIn(
  value: unknown,
  path: readonly PropertyKey[] = [],
): Generator<Text> {
  if (typeof value !== "object" || value === null) return;
  const parts = Array.isArray(value) ? value.entries() : Object.entries(value);
  for (const [key, part] of parts) {
    const at = [...path, key];
    if (typeof part === "string") yield { path: at, text: part, among: value };
    else yield* textsIn(part, at);
  }
}

/** Read like the sign |, because Markdown's paragraphs and lists depend on where lines end. */
const FOLDED = /^( *(?:- )?(?:[^:"“#\n]+: +)?)>(?=[-+\d]* *(?:#.*)?$)/gm;

/** A whole text between curly quotation marks, which word processors make of straight ones. */
const CURLED = /^( *(?:- )?(?:[^:"“\n]+: +)?)[“”]([^“”"\n]*)[“”](?= *$)/gm;

/** A content file, or its front matter, as strict YAML of the same length. */
export const asYAML = (written: string): string =>
  written
    .replaceAll("\u00a0", " ")
    .replaceAll(CURLED, '$1"$2"')
    .replaceAll(FOLDED, "$1|");

/** The text below the front matter is the entry `text`. "no" and "007" are texts. */
export function readSource(file: string, original: string): Source {
  // Editors write a byte order mark and no-break spaces, which YAML does not accept.
  const written = original
    .replaceAll("\uFEFF", "")
    .replaceAll(/\r\n?/g, "\n")
    // So does Word where a line of its own ends.
    .replaceAll(/[\u00a0\v\f]/g, " ")
    // Archives and PDFs of macOS write letters and their accents one by one.
    .normalize("NFC");
  const isMarkdown = file.endsWith(".md");
  const [, front = written, body] =
    (isMarkdown && FRONT_MATTER.exec(written)) || [];
  const fault =
    unreadableIn(written, body) ??
    (body === undefined && isMarkdown ? NO_FRONT_MATTER : undefined);
  if (fault !== undefined) {
    const message = `${file}, ${fault}`;
    return { file, data: {}, problems: [message], describe: () => message };
  }
  const lines = new LineCounter();
  const document = parseDocument(asYAML(front), {
    schema: "failsafe",
    lineCounter: lines,
    prettyErrors: false,
  });
  const frontLines = front.split("\n");
  // Later errors follow from the first.
  const mayHaveRemarks = !/^content\/.*\//.test(file);
  const faults: Fault[] = [
    ...lostIn(document, front, mayHaveRemarks),
    ...document.errors,
    ...marksIn(document),
  ];
  const text = body === undefined ? undefined : document.get("text", true);
  if (isScalar(text) && text.range)
    faults.push({ pos: [text.range[0]], words: TEXT });
  const problems = faults
    .toSorted((one, other) => one.pos[0] - other.pos[0])
    .slice(0, 1)
    .map(({ pos: [start], message = "", words }) => {
      const isOpen = /Missing closing/i.test(message);
      const { line: found } = lines.linePos(
        isOpen ? lastText(document, start) : start,
      );
      // A line that begins with too many spaces is read as a part of the one above.
      const isBelow =
        /Nested mappings/.test(message) &&
        indentOf(frontLines[found]) > indentOf(frontLines[found - 1]);
      const line = isBelow ? found + 1 : found;
      const content = frontLines[line - 1]?.trim();
      const hasTab = /^ *\t/.test(frontLines[line - 1] ?? "");
      return `${file}, line ${line}, ${JSON.stringify(content?.slice(0, 80))}: ${words ?? (isBelow ? OUT_OF_LINE : inPlainWords(hasTab ? "tabs" : message, content))}`;
    });
  const read: unknown = problems.length > 0 ? {} : document.toJS();
  const data = isMarkdown && read === "" ? {} : read;
  const withText =
    isMapping(data) && body !== undefined ? { ...data, text: body } : data;
  return {
    file,
    data: withText,
    problems,
    describe({ path, message }) {
      const [key, place] = path;
      if (body !== undefined && key === "text" && typeof place === "number")
        return `${file}, line ${frontLines.length + 1 + place}: ${message}`;
      const { offset, names } = locate(document, path);
      const line =
        offset === undefined ? [] : [`line ${lines.linePos(offset).line}`];
      return `${[file, ...line, ...names].join(", ")}: ${message}`;
    },
  };
}

const NO_FRONT_MATTER =
  "line 1: must begin with a line of three dashes, ---, and have another one below the title and the description";

/** Braces for a key, and names and types, by which one edit would change two texts. */
function marksIn(document: Document) {
  const found: Fault[] = [];
  visit(document, {
    Node: (key, node) => {
      if (
        (key === "key" && !isScalar(node)) ||
        isAlias(node) ||
        node.tag !== undefined ||
        node.anchor !== undefined
      )
        found.push({ pos: [node.range?.[0] ?? 0] });
    },
  });
  return found;
}

function lastText(document: Document, place: number): number {
  let last = place;
  visit(document, {
    Scalar: (_, { range }) => {
      if (range && range[0] <= place) [last] = range;
    },
  });
  return last;
}

const TEXT =
  "the text stands below the front matter; take this entry out of it";

const OUT_OF_LINE =
  "is not in line with the entries beside it; begin it with as many spaces";

/** How far right the words of a line begin, behind the dash of an entry. */
const indentOf = (line = "") => /^[ -]*/.exec(line)?.[0].length ?? 0;

function inPlainWords(message: string, content = ""): string {
  if (content.startsWith("---"))
    return "a line of dashes ends the file here; take it out";
  if (/tabs/i.test(message)) return "has a tab; use spaces instead";
  if (/unique/i.test(message))
    return "an entry has the same name twice; take one of them out, or begin a new entry with a dash";
  if (/Missing closing/i.test(message)) return NOT_CLOSED;
  if (/column|indent|(?<!directive )indicator|block sequence/i.test(message))
    return OUT_OF_LINE;
  if (/unexpected/i.test(message) && /^[^"':]*[: ]+(["']).*\1/.test(content))
    return "a quotation mark ends the text before its last word; put the whole text into those of the other kind";
  if (/^(?:- )?[a-z ]+:[^\s/]/i.test(content))
    return "needs a space after the colon";
  return 'cannot be read. A text that contains a colon and a space, or begins with a sign such as [ { @ * & !, stands in "quotation marks", and an entry begins with as many spaces as those beside it';
}

const NAMES = [
  "section",
  "name",
  "title",
  "question",
  "author",
  "label",
  "measure",
];

function locate(document: Document, path: readonly PropertyKey[]) {
  let node: unknown = document.contents;
  let offset: number | undefined;
  const names: string[] = [];
  for (const step of path) {
    if (isSeq(node) && typeof step === "number") {
      node = node.items[step];
      names.push(nameOf(node) ?? `entry ${step + 1}`);
    } else if (isMap(node)) {
      const name = String(step);
      const pair =
        node.items.find(({ key }) => String(key) === name) ??
        node.items.find(
          ({ key }) => normalizedKey(String(key)) === normalizedKey(name),
        );
      names.push(pair ? String(pair.key) : writtenKey(String(step)));
      if (!pair) {
        offset ??= node.range?.[0];
        break;
      }
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
    if (typeof value === "string" && value.trim() !== "")
      return value.trim().replaceAll(/\s+/g, " ");
  }
  return undefined;
}
