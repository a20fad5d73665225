import { isMap, isScalar, parseDocument, Scalar, stringify } from "yaml";

import { asYAML } from "../../app/content/texts/source.ts";

/** What a YAML file says, in the order of its entries. */
export type Data = string | Data[] | { [key: string]: Data };

/** The width at which a new text is broken into lines. */
const WIDTH = 80;

/** What begins a list, a quotation, a heading, a table or code in Markdown. */
const MARKER = /^(?:[-+*] |>|#{1,6} |\||\d+[.)] |```|\s|[-=]+$|[-+*]$)/;

/** A text without the line breaks that mean nothing in Markdown either. */
function unfold(lines: readonly string[]): string {
  let text = "";
  for (const [index, line] of lines.entries()) {
    const last = lines[index - 1] ?? "";
    const isBreak =
      last === "" || line === "" || MARKER.test(line) || /^#{1,6} /.test(last);
    text += `${index === 0 ? "" : isBreak ? "\n" : " "}${line}`;
  }
  return text;
}

/** A text as the editor shows it. @param source how the file has it */
export const readScalar = (value: string, source: string): string =>
  (source.startsWith(">") ? unfold(value.trim().split("\n")) : value).trim();

/** A text in lines that `unfold` makes one again. */
const fold = (text: string, width: number): string[] =>
  text.split("\n").flatMap((paragraph) => {
    const lines: string[] = [];
    let line = "";
    for (const word of paragraph.split(" ")) {
      const isFull = line !== "" && line.length + word.length >= width;
      if (isFull && word !== "" && !MARKER.test(`${word} `)) {
        lines.push(line);
        line = word;
      } else line += line === "" ? word : ` ${word}`;
    }
    return [...lines, line];
  });

/** The lines of a folded text after a change. Those before and after it stay. */
function refold(text: string, before: readonly string[], width: number) {
  const headOf = (end: number) => unfold(before.slice(0, end));
  const tailOf = (start: number) => unfold(before.slice(start));
  let head = 0;
  let tail = before.length;
  const isHead = (end: number) =>
    text.startsWith(headOf(end)) && /\s/.test(text.charAt(headOf(end).length));
  while (head < tail && isHead(head + 1)) head++;
  const start = head === 0 ? 0 : headOf(head).length + 1;
  const isTail = (at: number) => {
    const end = text.length - tailOf(at).length;
    return (
      end >= start &&
      text.endsWith(tailOf(at)) &&
      (end === 0 || /\s/.test(text.charAt(end - 1)))
    );
  };
  while (tail > head && isTail(tail - 1)) tail--;
  const end =
    tail === before.length
      ? text.length
      : text.length - tailOf(tail).length - 1;
  return [
    ...before.slice(0, head),
    ...(start < end ? fold(text.slice(start, end), width) : []),
    ...before.slice(tail),
  ];
}

const QUOTES: Readonly<Record<string, Scalar.Type>> = {
  '"': "QUOTE_DOUBLE",
  "'": "QUOTE_SINGLE",
};

/** The ways to write a text, the best first; some would be read differently. */
function* waysToWrite(text: string, indent: number, before: string) {
  const [header = "", ...lines] = before.split("\n");
  const first = lines.find((line) => line.trim() !== "") ?? "";
  const margin = /^ +/.exec(first)?.[0] ?? " ".repeat(indent);
  const inBlock = (head: string, all: readonly string[]) =>
    [head, ...all.map((line) => line && margin + line)].join("\n");
  const isBlock = /^[>|][-+]?(?: *#.*)?$/.test(header);
  if (isBlock && header.startsWith(">")) {
    const old = lines.map((line) => line.slice(margin.length).trimEnd());
    const longest = Math.max(...old.map(({ length }) => length));
    // Some write each text in one line.
    const width =
      longest > WIDTH + 20 ? Infinity : Math.max(longest, WIDTH - 8);
    yield inBlock(header, refold(text, old, width));
    yield inBlock(header, fold(text, width));
  } else if (isBlock) yield inBlock(header, text.split("\n"));
  else if (
    before === "" &&
    text.length + indent > WIDTH &&
    !text.includes("\n")
  )
    yield inBlock(">", fold(text, WIDTH));
  if (text.includes("\n")) yield inBlock("|", text.split("\n"));
  const own = QUOTES[header.charAt(0)] ?? "PLAIN";
  for (const type of [own, "QUOTE_DOUBLE"] as const) {
    const scalar = new Scalar(text);
    scalar.type = type;
    yield stringify(scalar, {
      schema: "failsafe",
      lineWidth: 0,
      blockQuote: false,
    }).trimEnd();
  }
}

/** A text as a file has it. @param before how the file has had it */
export function writeScalar(text: string, indent: number, before = ""): string {
  for (const way of waysToWrite(text, indent, before)) {
    const { contents, errors } = parseDocument(asYAML(`key: ${way}\n`), {
      schema: "failsafe",
    });
    const read = isMap(contents) ? contents.get("key", true) : undefined;
    if (errors.length > 0 || !isScalar(read)) continue;
    if (readScalar(String(read.value), way) === text) return way;
  }
  throw new Error(`no content file can have this text: ${text}`);
}

/** A new value below or behind a key or a dash. */
export function write(data: Data, indent: number): string {
  const margin = `\n${" ".repeat(indent)}`;
  if (typeof data === "string") return data && writeScalar(data, indent);
  if (!Array.isArray(data))
    return Object.entries(data)
      .map(([key, value]) => writePair(key, value, indent))
      .join(margin);
  const items = data.map((value) => `- ${write(value, indent + 2)}`);
  return items.length === 0 ? "[]" : items.join(margin);
}

export function writePair(key: string, value: Data, indent: number): string {
  const written = write(value, indent + 2);
  const isBelow = typeof value !== "string" && written !== "[]";
  const between = isBelow ? `\n${" ".repeat(indent + 2)}` : written && " ";
  const name = key.includes("\n")
    ? JSON.stringify(key)
    : writeScalar(key, indent, "key");
  return `${name}:${between}${written}`;
}

/** A text with a comment at the end of its first line. */
export function inFirstLine(text: string, comment: string): string {
  const [line = "", ...lines] = text.split("\n");
  return [(line + comment).trimEnd(), ...lines].join("\n");
}

/** A list in brackets or braces; a text with a line break takes several lines below the key. */
export const writeFlow = (data: Data, indent: number, before: string): string =>
  stringify(data, {
    schema: "failsafe",
    collectionStyle: "flow",
    flowCollectionPadding: before.charAt(1) === " ",
    lineWidth: 0,
  })
    .trimEnd()
    .replaceAll("\n", `\n${" ".repeat(indent)}`);
