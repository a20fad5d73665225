import { globSync } from "node:fs";
import { join } from "node:path";
import { parse, stringify } from "yaml";
import type { z } from "zod";

import { editorSchema } from "../../app/content/editor-schema.ts";
import { readSite } from "../../app/content/read-site.ts";
import { schemas } from "../../app/content/schemas.ts";
import {
  isMapping,
  partOf,
  normalizedKey,
} from "../../app/content/schema/entry.ts";
import { KIND_KEY, kinds } from "../../app/sections/kinds.ts";
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
        (each) => normalizedKey(each) === normalizedKey(key),
      );
      if (name !== undefined) yield* listsIn(value[name], part);
    }
  }
}

/** Two entries of a list may have to differ in these. */
const NAMES = ["id", "name", "place", "question"];

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
          `${"abcdefghijklmnopqrstuvwxyz".charAt(index % 26)}${index > 25 ? "a" : ""}`,
        ),
  );

const byTheLast = (entries: readonly unknown[], length: number) => [
  ...entries.slice(Math.max(0, entries.length - length)),
  ...inTurn(entries.slice(-1), 1 + length - entries.length).slice(1),
];

/** The lists of a file: of a page those of its sections, which themselves stay as they are. */
function* listsOf(name: string, content: unknown): Generator<List> {
  const schema = Object.entries(schemas).find(([each]) => each === name)?.[1];
  if (schema) yield* listsIn(content, editorSchema(schema));
  const sections = partOf(content, "sections");
  for (const section of Array.isArray(sections) ? sections : []) {
    const kind = Object.entries(kinds).find(
      ([each]) => each === partOf(section, KIND_KEY),
    )?.[1];
    if (kind) yield* listsIn(section, editorSchema(kind));
  }
}

/**
 * Gives every list of a site's content the least or the most entries that its schema
 * allows. What other rules forbid, as rising numbers do, comes as near as it can.
 */
export function setListLengths(site: SiteCopy, to: "least" | "most"): void {
  const folder = join(site.folder, "content");
  for (const found of globSync("{,pages/}*.yaml", { cwd: folder })) {
    const file = `content/${found}`;
    const content: unknown = parse(site.read(file), { schema: "failsafe" });
    const accepts = ({ entries }: List, others: readonly unknown[]) => {
      entries.splice(0, entries.length, ...others);
      // Where the lines of a text end matters; a copy is written whole.
      site.write(
        file,
        stringify(content, {
          blockQuote: "literal",
          aliasDuplicateObjects: false,
        }),
      );
      return readSite(folder).ok;
    };
    for (const list of listsOf(found.replace(".yaml", ""), content)) {
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
