import {
  isCollection,
  isMap,
  isNode,
  isPair,
  isScalar,
  isSeq,
  type Node,
  parseDocument,
  type YAMLMap,
  type YAMLSeq,
} from "yaml";

import { asYAML } from "../../app/content/texts/source.ts";
import { isSame, pairUp } from "./pair-up.ts";
import {
  inFirstLine,
  readScalar,
  write,
  writePair,
  writeFlow,
  writeScalar,
  type Data,
} from "./scalars.ts";

type Collection = YAMLMap | YAMLSeq;

/** An entry of a mapping or of a list in the text of the file. */
type Item = {
  key?: string;
  node: unknown;
  /** Where its key or its dash begins, where the key ends, and its last line. */
  start: number;
  head: number;
  end: number;
  /** Empty lines and free-standing comments above it, and comments of its own. */
  gap: string;
  comments: string;
};

/** A YAML file with what it says. */
export function parseYAML(text: string) {
  const { contents, errors } = parseDocument(asYAML(text), {
    schema: "failsafe",
    keepSourceTokens: true,
  });
  const [error] = errors;
  if (error) throw error;
  return { text, contents, data: dataIn(text, contents) || {} };
}

/** What nodes say, which every level above them asks. */
const known = new WeakMap<object, Data>();

function dataIn(text: string, node: unknown): Data {
  if (!isNode(node)) return "";
  const data = known.get(node) ?? toData(text, node);
  known.set(node, data);
  return data;
}

function toData(text: string, node: Node): Data {
  if (isSeq(node)) return node.items.map((each) => dataIn(text, each));
  if (isMap(node))
    return Object.fromEntries(
      node.items.map(({ key, value }) => [String(key), dataIn(text, value)]),
    );
  if (!isScalar(node) || typeof node.value !== "string") return "";
  return readScalar(node.value, text.slice(node.range?.[0]));
}

const startOfLine = (text: string, at: number) =>
  text.lastIndexOf("\n", at - 1) + 1;

/** Where a node of a file begins and ends, without what follows it in its last line. */
function placeOf(text: string, node: unknown): [start: number, end: number] {
  const own = isCollection(node) && !node.flow ? itemsOf(text, node) : [];
  const [first, last] = [own[0], own.at(-1)];
  if (first && last) return [first.start, last.end];
  const [start, end] = isNode(node) ? (node.range ?? [0, 0]) : [0, 0];
  return [start, start + text.slice(start, end).trimEnd().length];
}

const items = new WeakMap<object, Item[]>();

function itemsOf(text: string, collection: Collection): Item[] {
  const found = items.get(collection) ?? findItems(text, collection);
  items.set(collection, found);
  return found;
}

/** The entries of a mapping or a list that is written in lines. */
function findItems(text: string, collection: Collection): Item[] {
  const token = collection.srcToken;
  let last: number | undefined;
  return collection.items.map((item, index) => {
    const node = isPair(item) ? item.value : item;
    const key = isPair(item) && isScalar(item.key) ? item.key : undefined;
    const dash =
      token && "items" in token
        ? token.items[index]?.start.find(({ type }) => type === "seq-item-ind")
        : undefined;
    const start = key?.range?.[0] ?? dash?.offset ?? 0;
    const head = key?.range?.[1] ?? start;
    const end = text.indexOf("\n", placeOf(text, node)[1]);
    const between = last === undefined ? "" : text.slice(last, start);
    const margin = " ".repeat(start - startOfLine(text, start));
    const own = new RegExp(`(?<=\\n${margin})(?:#.*\\n${margin})+$`);
    const [comments = ""] = own.exec(between) ?? [];
    last = end < 0 ? text.length : end;
    return {
      ...(key && { key: String(key.value) }),
      node,
      start,
      head,
      end: last,
      gap: between.slice(0, between.length - comments.length),
      comments,
    };
  });
}

/** The text of a node with other data, or nothing if it is of another kind. */
function rewrite(
  text: string,
  node: unknown,
  data: Data,
  indent: number,
): string | undefined {
  const written = text.slice(...placeOf(text, node));
  if (isSame(dataIn(text, node), data)) return written;
  if (isScalar(node) && typeof data === "string")
    return data && writeScalar(data, indent, written);
  if (typeof data === "string" || Object.keys(data).length === 0)
    return undefined;
  if (isCollection(node) && node.flow)
    return node.items.length > 0 ? writeFlow(data, indent, written) : undefined;
  if (isSeq(node) && Array.isArray(data)) {
    const pairs = pairUp(
      data,
      node.items.map((each) => dataIn(text, each)),
      () => undefined,
    );
    return arrange(
      text,
      node,
      data.map((value, index) => [pairs[index], "", value]),
    );
  }
  if (!isMap(node) || Array.isArray(data)) return undefined;
  const keys = node.items.map(({ key }) => String(key));
  return arrange(
    text,
    node,
    Object.entries(data).map(([key, value]) => {
      const place = keys.indexOf(key);
      return [place < 0 ? undefined : place, key, value];
    }),
  );
}

/** The text of entries that were at these places, or are new. */
function arrange(
  text: string,
  collection: Collection,
  entries: [place: number | undefined, key: string, value: Data][],
): string {
  const old = itemsOf(text, collection);
  const [first, second] = old;
  const indent = first ? first.start - startOfLine(text, first.start) : 0;
  const line = `\n${" ".repeat(indent)}`;
  const usual =
    isSeq(collection) && second?.gap.trim() === "" ? second.gap : line;
  // Comments that stand free stay where an entry is taken out.
  let left = "";
  const gaps = old.map(({ gap }, place) => {
    if (!entries.some(([at]) => at === place)) {
      if (gap.includes("#")) left += gap.trimEnd();
      return "";
    }
    const whole = left + (gap || usual);
    left = "";
    return whole;
  });
  const written = entries.map(([place, key, value], index) => {
    const item = place === undefined ? undefined : old[place];
    const body = item
      ? rewriteItem(text, item, value, indent)
      : isSeq(collection)
        ? `- ${write(value, indent + 2)}`
        : writePair(key, value, indent);
    const isSection = !item && indent === 0 && typeof value === "object";
    const gap =
      (place === undefined ? undefined : gaps[place]) ??
      (isSection ? `\n${line}` : usual);
    return `${index === 0 ? gap.trimStart() : gap}${item?.comments ?? ""}${body}`;
  });
  return written.join("") + left;
}

function rewriteItem(
  text: string,
  item: Item,
  value: Data,
  indent: number,
): string {
  const [start, end] = placeOf(text, item.node);
  const head = text.slice(item.start, start);
  const rest = text.slice(end, item.end);
  const body = rewrite(text, item.node, value, indent + 2);
  if (body === undefined) {
    const fresh =
      item.key === undefined
        ? `- ${write(value, indent + 2)}`
        : writePair(item.key, value, indent);
    const comments = (text.slice(item.head, start) + rest).match(/#.*$/gm);
    return inFirstLine(fresh, ["", ...(comments ?? [])].join(" "));
  }
  const between = /[:-]$/.test(head) && body !== "" ? " " : "";
  return isScalar(item.node)
    ? head + between + inFirstLine(body, rest)
    : `${head}${between}${body}${rest}`;
}

/** The text of a YAML file with other data: what has not changed stays as it is. */
export function splice(
  { text, contents, data: before }: ReturnType<typeof parseYAML>,
  data: Data,
): string {
  if (isSame(before, data)) return text;
  const [start, end] = placeOf(text, contents);
  const body =
    isMap(contents) && contents.items.length > 0
      ? rewrite(text, contents, data, 0)
      : undefined;
  const spliced =
    body === undefined
      ? `${text.trimEnd()}\n\n${write(data, 0)}\n`.trimStart()
      : text.slice(0, start) + body + text.slice(end);
  if (!isSame(parseYAML(spliced).data, data))
    throw new Error(
      "the file cannot be written without changing something else",
    );
  return spliced;
}
