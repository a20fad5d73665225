import { globSync, readFileSync } from "node:fs";
import * as fc from "fast-check";
import { expect, test } from "vitest";

import { isMapping } from "../../app/content/schema/entry";
import { KIND_KEY } from "../../app/sections/kinds";
import { isSpecified } from "../../scripts/specification.mjs";
import { editorConfig } from "../config/config";
import type { EditorField } from "../config/fields-of";
import { entryField, type EntryData, type Field } from "./fields";
import { formatFor } from "./format";

/** Every file of the content, as the editor writes it, with its fields. */
const files = editorConfig()
  .collections.flatMap((each) =>
    "files" in each
      ? each.files
      : globSync(`${each.folder}/*.${each.extension}`).map((file) => ({
          ...each,
          file,
        })),
  )
  .filter(({ file }) => globSync(file).length > 0)
  .map(({ file, fields }) => {
    const format = formatFor(fields);
    const shipped = readFileSync(file, "utf8");
    const text = format.toFile(format.fromFile(shipped));
    const value = entryOf(format.fromFile(text), fields);
    const save = (edited: EntryData) => format.toFile(entryOf(edited, fields));
    const read = (saved: string) => entryOf(format.fromFile(saved), fields);
    return { file, fields, shipped, text, value, save, read };
  });

/** A value as Sveltia CMS saves it: in the order of the fields, with what is empty. */
function asSaved(
  value: unknown,
  { widget, field, fields = [], types, ...rest }: Partial<Field>,
): unknown {
  if (typeof value === "string") return value.replaceAll("\u00a0", " ").trim();
  if (Array.isArray(value) && widget === "list")
    return value.map((item) =>
      asSaved(
        item,
        entryField({ name: "", field, fields, types, ...rest }, item),
      ),
    );
  if (isMapping(value)) {
    const own: readonly Field[] =
      types?.find(({ name }) => name === value.type)?.fields ?? fields;
    return Object.fromEntries([
      ...Object.entries(value).filter(
        ([key]) => !own.some(({ name }) => name === key),
      ),
      ...own.map((part) => [part.name, asSaved(value[part.name], part)]),
    ]);
  }
  if (value !== undefined) return value;
  if (widget === "boolean") return rest.default;
  if (widget === "list") return [];
  return widget === "object" ? null : "";
}

function entryOf(value: EntryData, fields: readonly EditorField[]): EntryData {
  const saved = asSaved(value, { widget: "object", fields });
  return isMapping(saved) ? saved : {};
}

/** A part of a value, with the keys that lead to it. */
type Place = { of: object; keys: string[]; part: unknown };

const entriesOf = (value: object): [string, unknown][] => Object.entries(value);

const placesIn = (of: unknown, above: string[] = []): Place[] =>
  typeof of !== "object" || of === null
    ? []
    : entriesOf(of).flatMap(([key, part]) => {
        if (key === "_original" || key === "type" || key === KIND_KEY)
          return [];
        const keys = [...above, key];
        return [{ of, keys, part }, ...placesIn(part, keys)];
      });

const put = ({ of, keys }: Place, value: unknown) =>
  Object.assign(of, { [keys.at(-1) ?? ""]: value });

/** The lines of a text that another has not, between the first and the last of them. */
function linesChanged(before: string, after: string): string[] {
  const [old, now] = [before.split("\n"), after.split("\n")];
  const isSame = (at: number) => old.at(at) === now.at(at);
  let [start, end] = [0, -1];
  while (start < old.length && isSame(start)) start++;
  const shorter = Math.min(old.length, now.length);
  while (shorter + end >= start && isSame(end)) end--;
  return old.slice(start, old.length + end + 1);
}

const COMMENT = /^\s*(#.*)$|^ *[\w ]+:(?: [^"'>|#]*)? (# .*)$/;

/** The comments of a file's YAML. */
const commentsIn = (text: string): string[] =>
  (text.split(/\n---\n/)[0] ?? "")
    .split("\n")
    .flatMap((line) => COMMENT.exec(line)?.slice(1).filter(Boolean) ?? []);

test.each(files)("$file stays as it is", ({ text, value, save }) => {
  expect(save(value)).toBe(text);
});

// People who edit the files themselves need not write as the editor does.
test.runIf(isSpecified()).each(files)(
  "$file is as the editor writes it",
  ({ shipped, text }) => {
    expect(shipped).toBe(text);
  },
);

const lettersOf = (text: string) => text.replaceAll(/[^\p{L}\d]/gu, "");

/** The parts of a file that may hold a text: itself and, in one line, its entry with its keys. */
const partsWith = ({ of, part }: Place): string[] =>
  [
    String(part),
    // Both texts of a short link are in one line.
    Object.values(of).join(""),
    Object.entries(of)
      .filter(([, value]) => value)
      .join("")
      .replaceAll("/images/", ""),
  ].map(lettersOf);

/** What the lines say that an edit has changed, without the keys that lead to it. */
function changedText(before: string, after: string, keys: string[]): string {
  let changed = linesChanged(before, after)
    .map((line) => lettersOf(line.replace(/ # .*/, "")))
    .join("");
  for (const key of keys.map(lettersOf))
    if (changed.startsWith(key)) changed = changed.slice(key.length);
  return changed;
}

/** Texts that YAML or Markdown could take for something else. */
const anyText = fc
  .oneof(
    fc.constantFrom(
      ...'a: b|# a|a # b|- a|"a"|“a”|\'|yes|00000000|{company.name}|{|[a, b]|&a|*a|!|%|@|`|>|>-|?|null|~'.split(
        "|",
      ),
      "|",
      "one\ntwo",
      "one\n\n- two\n- three",
      "one\n\n“two”\n>\nthree",
      "  spaces  ",
      "tab\there",
      "é 😀 \u2028",
      `${"word ".repeat(30)}- 1. # > ${"word ".repeat(30)}`,
    ),
    fc.string({ unit: "grapheme", minLength: 1 }),
    fc.lorem({ maxCount: 40 }),
  )
  .filter((text) => text.trim() !== "");

const edit = fc.record({
  file: fc.nat(files.length - 1),
  place: fc.nat(),
  from: fc.nat(),
  to: fc.nat(),
  text: anyText,
});

/** The same comment may stand at several entries. */
const countIn = (text: string, comment: string) => text.split(comment).length;

const linesOf = (text: string) => text.split("\n").filter(Boolean).toSorted();

const kinds = ["change", "add", "remove", "move"];

test.each(kinds)("%s: 250 edits are read back, and comments stay", (kind) => {
  fc.assert(
    fc.property(edit, ({ file: at, place: nth, from, to, text }) => {
      const file = files[at];
      if (!file) return;
      const edited = structuredClone(file.value);
      const places = placesIn(edited).filter(({ part }) =>
        kind === "change"
          ? typeof part === "string"
          : Array.isArray(part) && part.length > 0,
      );
      const place = places[nth % places.length];
      if (!place) return;
      const own = partsWith(place);
      if (kind === "change") put(place, text);
      if (Array.isArray(place.part)) {
        const items: unknown[] = place.part;
        const [item] =
          kind === "add"
            ? [structuredClone(items[from % items.length])]
            : items.splice(from % items.length, 1);
        const added = [item];
        if (kind === "add")
          for (const each of placesIn(added))
            if (typeof each.part === "string") put(each, text);
        if (kind !== "remove")
          items.splice(to % (items.length + 1), 0, ...added);
      }
      const saved = file.save(edited);
      expect({ ...file.read(saved), _original: "" }).toEqual({
        ...entryOf(edited, file.fields),
        _original: "",
      });
      const lost = commentsIn(file.text).filter(
        (each) =>
          each !== "#" && countIn(saved, each) < countIn(file.text, each),
      );
      const before = kind === "move" ? file.text : saved;
      expect(linesOf(saved)).toEqual(linesOf(before));
      const gone = linesChanged(file.text, saved).join("\n");
      expect(kind === "remove" ? commentsIn(gone) : []).toEqual(
        expect.arrayContaining(lost),
      );
      if (kind !== "change") return;
      const changed = changedText(file.text, saved, place.keys);
      expect(own.find((each) => each.includes(changed))).toBeDefined();
    }),
    { numRuns: 250 },
  );
});
