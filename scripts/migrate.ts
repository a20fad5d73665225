// Makes pages of sections from the content of version 1 (docs/updates.md). It and the folder
// migrate/ are thrown away with the next version.
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";
import { type Document, isMap, isSeq, parseDocument } from "yaml";

import { plainKey } from "../app/content/schema/entry.ts";
import { PLACEHOLDER } from "../app/content/texts/placeholders.ts";
import { asYAML } from "../app/content/texts/source.ts";
import { madeOf } from "./migrate/files.ts";
import { get, textOf, used } from "./migrate/nodes.ts";
import { PAGES } from "./migrate/pages.ts";

const folder = process.argv[2] ?? "content";

const fileAt = (name: string) => join(folder, `${name}.yaml`);

function stop(message: string, code: number): never {
  console[code === 0 ? "log" : "error"](`${message}; nothing is changed.`);
  process.exit(code);
}

if (!existsSync(fileAt("home")))
  stop(`${folder} has no home.yaml: it is migrated already`, 0);

function read(name: string): Document {
  const text = readFileSync(fileAt(name), "utf8").replaceAll("\r\n", "\n");
  const document = parseDocument(asYAML(text), { schema: "failsafe" });
  if (document.errors.length > 0 || !isMap(document.contents))
    stop(`${fileAt(name)} cannot be read; put it right first`, 1);
  return document;
}

const pages = Object.keys(PAGES);
const files = new Map(
  [
    ...pages,
    "figures",
    "note-labels",
    "navigation",
    "case-studies",
    "cookie-notice",
  ]
    .filter((name) => existsSync(fileAt(name)))
    .map((name) => [name, read(name)]),
);

type Place = { path: string[]; node: unknown };

/** The nodes of a file, each with the names that lead to it. */
function* nodesIn(node: unknown, path: string[]): Generator<Place> {
  yield { path, node };
  if (isMap(node))
    for (const { key, value } of node.items)
      yield* nodesIn(value, [...path, String(key)]);
  if (isSeq(node))
    for (const [index, item] of node.items.entries())
      yield* nodesIn(item, [...path, String(index + 1)]);
}

const nameOf = (path: readonly string[]) => path.map(plainKey).join(".");

/** How placeholders name a place: of a page by the first section of its kind. */
function shortest(path: readonly string[], file: unknown): readonly string[] {
  const [name = "", key, number, ...rest] = path;
  const sections = get(file, "sections");
  if (key !== "sections" || number === undefined || !isSeq(sections))
    return path;
  const kinds = sections.items.map((item) => textOf(get(item, "section")));
  const kind = kinds[Number(number) - 1] ?? "";
  return kinds.indexOf(kind) === Number(number) - 1
    ? [name, kind, ...rest]
    : path;
}

const before = Array.from(files, ([name, { contents }]) => [
  ...nodesIn(contents, [name]),
]).flat();
const nodeAt = new Map(before.map(({ path, node }) => [nameOf(path), node]));

const { made, added } = madeOf(files);
const now = new Map<unknown, readonly string[]>();
for (const [name, { contents }] of made)
  for (const { path, node } of nodesIn(contents, [name.replace(/^.*\//, "")]))
    now.set(node, shortest(path, contents));

/** A placeholder with the name that its entry has now. */
function renamed(slot: string, name: string): string {
  const old = nameOf(name.split("."));
  const path = now.get(nodeAt.get(old));
  if (!path || nameOf(path) === old) return slot;
  const text = path.join(".");
  return /^[A-Z]/.test(name)
    ? `{${text.charAt(0).toUpperCase()}${text.slice(1)}}`
    : `{${text}}`;
}

mkdirSync(join(folder, "pages"), { recursive: true });
for (const [name, document] of made)
  writeFileSync(fileAt(name), document.toString({ lineWidth: 80 }));
for (const name of pages)
  if (!made.has(name)) rmSync(fileAt(name), { force: true });
if (existsSync(join(folder, "privacy.md")))
  renameSync(join(folder, "privacy.md"), join(folder, "pages/privacy.md"));

for (const below of ["", "pages", "articles", "case-studies"]) {
  const path = join(folder, below);
  for (const name of existsSync(path) ? readdirSync(path) : []) {
    if (!/\.(?:yaml|md)$/.test(name)) continue;
    const text = readFileSync(join(path, name), "utf8");
    const changed = text
      .replaceAll(PLACEHOLDER, renamed)
      .replace(
        "$schema=.schema/privacy.json",
        "$schema=../.schema/privacy.json",
      );
    if (changed !== text) writeFileSync(join(path, name), changed);
  }
}

/** Keys of what nobody reads. */
const NOT_SAID = /^(?:area|at|background|drawing|sample|search)$/;

const left = before.flatMap(({ path: [name = "", ...keys], node }) => {
  const text = textOf(node).replaceAll(/\s+/g, " ");
  const isShown = now.has(node) || used.has(node);
  const isIn = files.has(name) && (made.has(name) || pages.includes(name));
  return text === "" || isShown || !isIn || NOT_SAID.test(keys.at(-1) ?? "")
    ? []
    : `${[`${name}.yaml`, ...keys].join(", ")}: ${text}`;
});
if (left.length > 0)
  console.log(
    ["Left out, because no page shows it any more:", ...left].join("\n  "),
  );
if (added.length > 0)
  console.log(["New, in our words:", ...added].join("\n  "));
console.log(`${folder} has pages of sections now.`);
