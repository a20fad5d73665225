import {
  isMap,
  isPair,
  isScalar,
  isSeq,
  Pair,
  Scalar,
  YAMLMap,
  YAMLSeq,
} from "yaml";

import { plainKey } from "../../app/content/schema/entry.ts";

export type Node = YAMLMap | YAMLSeq | Scalar;
export type Entries = Record<string, Pair | Node | string | undefined>;

const isNode = (value: unknown): value is Node =>
  isMap(value) || isSeq(value) || isScalar(value);

/** An entry of a mapping with its key, whose comments go with it. */
export const at = (map: unknown, key: string): Pair | undefined =>
  isMap(map)
    ? map.items.find((pair) => plainKey(String(pair.key)) === plainKey(key))
    : undefined;

export const get = (map: unknown, key: string): Node | undefined => {
  const value = at(map, key)?.value;
  return isNode(value) ? value : undefined;
};

export const textOf = (node: unknown): string =>
  isScalar(node) ? String(node.value).trim() : "";

/** What has become a part of something else. */
export const used = new Set<unknown>();

/** The texts of several nodes, in the place of the last. */
export function joined(...nodes: (Node | undefined)[]): Node | undefined {
  const scalars = nodes.filter((node) => isScalar(node));
  const last = scalars.at(-1);
  const isBlock = last?.type === Scalar.BLOCK_LITERAL;
  const text = scalars.map(textOf).join(isBlock ? "\n" : " ");
  if (last) last.value = isBlock ? `${text}\n` : text;
  for (const each of scalars) used.add(each);
  return last;
}

/** A mapping with these entries, each under its key here. */
export function mapOf(entries: Entries, map = new YAMLMap()): YAMLMap {
  map.items = Object.entries(entries).flatMap(([key, given]) => {
    if (given === undefined) return [];
    if (isPair(given)) {
      if (isScalar(given.key)) given.key.value = key;
      return given;
    }
    return new Pair(new Scalar(key), isNode(given) ? given : new Scalar(given));
  });
  return map;
}

/** A key in the usual spelling: "for whom", not "For_whom". */
export const spelled = (key: string): string =>
  key
    .trim()
    .toLowerCase()
    .replaceAll(/[\s_-]+/g, " ");

/** All entries of a mapping; some have another key, or none, and go. */
export const all = (
  map: YAMLMap,
  keys: Readonly<Record<string, string | undefined>> = {},
): Entries =>
  Object.fromEntries(
    map.items.flatMap((pair) => {
      const key = plainKey(String(pair.key));
      const now = key in keys ? keys[key] : spelled(String(pair.key));
      return now === undefined ? [] : [[now, pair]];
    }),
  );

export function listOf(items: readonly unknown[]): YAMLSeq | undefined {
  const list = new YAMLSeq();
  list.items = items.filter(isNode);
  return list.items.length > 0 ? list : undefined;
}

/** A list with other entries; a placeholder in the place of one stays. */
export function eachOf(
  list: Pair | undefined,
  change: (item: YAMLMap) => Entries,
): Pair | undefined {
  if (isSeq(list?.value))
    for (const item of list.value.items)
      if (isMap(item)) mapOf(change(item), item);
  return list;
}

/** The keys of a page that are no parts of it. */
export const HEAD = ["title", "description", "published", "search engines"];

export const isHead = ({ key }: Pair) =>
  HEAD.some((each) => plainKey(each) === plainKey(String(key)));
