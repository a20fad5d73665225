import { existsSync } from "node:fs";
import { join } from "node:path";
import { parse, stringify } from "yaml";
import type { z } from "zod";

import { editorSchema } from "../../app/content/editor-schema.ts";
import { readSite } from "../../app/content/read-site.ts";
import { schemas } from "../../app/content/schemas.ts";
import { isMapping, plainKey } from "../../app/content/schema/entry.ts";
import type { SiteCopy } from "../site-copy.ts";

type Schema = z.core.JSONSchema.BaseSchema;

type List = { entries: unknown[]; least: number; most: number };

const isSchema = (value: unknown): value is Schema => isMapping(value);

function* listsIn(value: unknown, schema: unknown): Generator<List> {
  if (!isSchema(schema)) return;
  for (const other of schema.anyOf ?? []) yield* listsIn(value, other);
  if (Array.isArray(value)) {
    for (const entry of value) yield* listsIn(entry, schema.items);
    const { minItems: least = 0, maxItems: most } = schema;
    if (most !== undefined) yield { entries: value, least, most };
  } else if (isMapping(value)) {
    for (const [key, part] of Object.entries(schema.properties ?? {})) {
      const name = Object.keys(value).find(
        (each) => plainKey(each) === plainKey(key),
      );
      if (name !== undefined) yield* listsIn(value[name], part);
    }
  }
}

/** Two entries of a list may have to differ in these. */
const NAMES = ["id", "name", "question"];

/** A copy of an entry under another name; one entry at most is the most popular. */
const another = (entry: unknown, ending: string): unknown =>
  isMapping(entry)
    ? Object.fromEntries(
        Object.entries(entry)
          .filter(([key]) => key !== "most popular")
          .map(([key, value]) => [
            key,
            NAMES.includes(key) ? `${String(value).trim()}${ending}` : value,
          ]),
      )
    : entry;

const inTurn = (entries: readonly unknown[], length: number) =>
  Array.from({ length }, (_, index) =>
    index < entries.length
      ? entries[index]
      : another(
          entries[index % entries.length],
          "abcdefghijklmnop".charAt(index),
        ),
  );

const byTheLast = (entries: readonly unknown[], length: number) => [
  ...entries.slice(Math.max(0, entries.length - length)),
  ...inTurn(entries.slice(-1), 1 + length - entries.length).slice(1),
];

/**
 * Gives every list of a site's content the least or the most entries that its schema
 * allows. What other rules forbid, as rising numbers do, comes as near as it can.
 */
export function setListLengths(site: SiteCopy, to: "least" | "most"): void {
  for (const [name, schema] of Object.entries(schemas)) {
    const file = `content/${name}.yaml`;
    if (!existsSync(join(site.folder, file))) continue;
    const content: unknown = parse(site.read(file), { schema: "failsafe" });
    const accepts = ({ entries }: List, others: readonly unknown[]) => {
      entries.splice(0, entries.length, ...others);
      site.write(file, stringify(content));
      return readSite(join(site.folder, "content")).ok;
    };
    for (const list of listsIn(content, editorSchema(schema))) {
      const before = [...list.entries];
      const step = Math.sign(before.length - list[to]);
      const lengths = Array.from(
        { length: Math.abs(before.length - list[to]) + 1 },
        (_, index) => list[to] + step * index,
      );
      lengths.some((length) =>
        [inTurn, byTheLast].some((make) => accepts(list, make(before, length))),
      );
    }
  }
}
