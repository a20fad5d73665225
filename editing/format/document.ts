import {
  isCollection,
  isMap,
  isNode,
  isPair,
  isScalar,
  isSeq,
  Pair,
  parseDocument,
  Scalar,
  YAMLMap,
  YAMLSeq,
  type Document,
  type Node,
} from "yaml";

import { asYAML } from "../../app/content/texts/source.ts";

/** What a YAML file says, in the order of its entries. */
export type Data = string | Data[] | { [key: string]: Data };

/** A text that is longer stands below its key. */
const LONG = 80;

export function parseYAML(text: string): Document {
  const document = parseDocument(asYAML(text), { schema: "failsafe" });
  const [error] = document.errors;
  if (error) throw error;
  return document;
}

/** What a node says; nothing says an empty text. */
export function dataIn(node: unknown): Data {
  if (isSeq(node)) return node.items.map(dataIn);
  if (isMap(node))
    return Object.fromEntries(
      node.items.map(({ key, value }) => [String(key), dataIn(value)]),
    );
  return isScalar(node) ? String(node.value).trim() : "";
}

/** A document as text with other data: what has not changed keeps its form and comments. */
export function writeYAML(document: Document, data: Data): string {
  const contents = merge(document.contents, data);
  document.contents =
    isCollection(contents) && contents.items.length === 0
      ? replace(contents, new Scalar(""))
      : contents;
  const text = document.toString({ lineWidth: 0 });
  if (!isSame(dataIn(parseYAML(text).contents) || {}, data))
    throw new Error(
      "the file cannot be written without changing something else",
    );
  return text;
}

/** A node with other data, or a new one if it is of another kind. */
function merge(node: unknown, data: Data): Node {
  if (isNode(node) && isSame(dataIn(node), data)) return node;
  if (typeof data === "string")
    return write(isScalar(node) ? node : replace(node, new Scalar("")), data);
  if (Array.isArray(data)) {
    const list = isSeq(node) ? node : replace(node, new YAMLSeq());
    const old = [...list.items];
    const pairs = pairUp(data, old.map(dataIn));
    return arrange(
      list,
      data.map((value, index) => merge(old[pairs[index] ?? -1], value)),
    );
  }
  const map = isMap(node) ? node : replace(node, new YAMLMap());
  return arrange(
    map,
    Object.entries(data).map(([key, value]) => {
      const old = map.items.find((pair) => String(pair.key) === key);
      return new Pair(
        old?.key ?? write(new Scalar(""), key, true),
        merge(old?.value, value),
      );
    }),
  );
}

function write(scalar: Scalar, text: string, isKey = false): Scalar {
  const isLong = text.length > LONG || text.includes("\n");
  scalar.value = text;
  if (asYAML(text) !== text) scalar.type = Scalar.QUOTE_DOUBLE;
  else if (!isKey && (isLong || scalar.type === Scalar.BLOCK_LITERAL)) {
    scalar.type = Scalar.BLOCK_LITERAL;
    scalar.value = `${text}\n`;
  }
  return scalar;
}

/** Comments one below the other. */
const joined = (...comments: (string | null | undefined)[]) =>
  comments.filter(Boolean).join("\n") || null;

function replace<Fresh extends Node>(node: unknown, fresh: Fresh): Fresh {
  if (!isNode(node)) return fresh;
  fresh.commentBefore = joined(node.commentBefore, node.comment);
  node.commentBefore = null;
  return fresh;
}

/** What has the comments and the empty line above an entry. */
const headsOf = (entries: unknown[]) =>
  entries.map((entry) => (isPair(entry) ? entry.key : entry)).filter(isNode);

/** The comments above an entry that have an empty line below them. */
const FREE = /^[\s\S]*\n(?=\n|$)/;

/** Gives a collection other entries. What stands free above one stays where it is. */
function arrange<Collection extends YAMLMap | YAMLSeq>(
  collection: Collection,
  entries: Collection["items"],
): Collection {
  const [old, now] = [headsOf(collection.items), headsOf(entries)];
  const isSpaced =
    old.length > 1 && old.slice(1).every(({ spaceBefore }) => spaceBefore);
  for (const [index, head] of now.entries())
    head.spaceBefore = index > 0 && (isSpaced || head.spaceBefore === true);
  const [first] = old;
  const top = first?.commentBefore;
  if (first) first.commentBefore = null;
  let free: string | null = null;
  for (const head of old) {
    const { commentBefore } = head;
    if (now.includes(head)) {
      head.commentBefore = joined(free, commentBefore);
      free = null;
    } else free = joined(free, FREE.exec(commentBefore ?? "")?.[0]);
  }
  const [start = collection] = now;
  start.commentBefore = joined(top, start.commentBefore);
  collection.comment = joined(collection.comment, free);
  if (old.length === 0) collection.flow = false;
  collection.items = entries;
  return collection;
}

/** Whether two values of plain data are the same, in the same order. */
export const isSame = (one: unknown, other: unknown): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

/** The texts in a value, for the comparison of entries. */
const textsOf = (value: unknown, key = ""): string[] =>
  typeof value === "object" && value !== null
    ? Object.entries(value).flatMap(([name, part]) => textsOf(part, name))
    : [`${key}: ${String(value)}`];

/**
 * For each new entry of a list the place of the old one that it was, if there was one.
 *
 * @param typeOf the type of an entry, which it keeps
 */
export function pairUp(
  now: readonly unknown[],
  before: readonly unknown[],
  typeOf: (entry: unknown) => unknown = () => undefined,
): (number | undefined)[] {
  const free = new Set(before.keys());
  const pairs: (number | undefined)[] = now.map((value) => {
    const same = [...free].find((index) => isSame(value, before[index]));
    if (same !== undefined) free.delete(same);
    return same;
  });
  for (const [place, value] of now.entries()) {
    if (pairs[place] !== undefined) continue;
    const texts = textsOf(value);
    const likeness = (index: number) =>
      typeOf(before[index]) !== typeOf(value)
        ? 0
        : textsOf(before[index]).filter((text) => texts.includes(text)).length +
          (index === place ? 0.5 : 0);
    const [best] = [...free].toSorted(
      (one, other) => likeness(other) - likeness(one),
    );
    if (best === undefined || likeness(best) === 0) continue;
    pairs[place] = best;
    free.delete(best);
  }
  return pairs;
}
