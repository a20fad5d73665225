import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { type Document, isMap, isSeq, parseDocument } from "yaml";

import { type Kind, sectionsOf } from "../sections/kinds.ts";
import { readSite, requireSite } from "./read-site.ts";

/** The folder of a copy of the shipped content. */
export let folder = "";

/** Each test gets a copy of the shipped content, without its articles. */
export function copyContent() {
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), "content-"));
    cpSync("content", folder, { recursive: true });
    rmSync(join(folder, "articles"), { recursive: true, force: true });
  });

  afterEach(() => {
    rmSync(folder, { recursive: true });
  });
}

/** Gives each copy an author and three topics that the tests of articles name. */
export function nameAuthorAndTopics() {
  beforeEach(() => {
    set("about.people.people", [
      {
        name: "Helen Marsh",
        position: "Head of Paid Search",
        bio: "She reads.",
      },
    ]);
    set("articles.topics", [
      { name: "Fees", description: "What an agency costs, and why." },
      { name: "Working it out", description: "What a click may cost." },
      { name: "Microsoft Ads", description: "What Bing is good for." },
    ]);
  });
}

/** Writes a file of the copied content. */
export function write(file: string, text: string | Buffer) {
  mkdirSync(dirname(join(folder, file)), { recursive: true });
  writeFileSync(join(folder, file), text);
}

/** Changes the text of a copied file. */
export const edit = (file: string, change: (text: string) => string) =>
  write(file, change(readFileSync(join(folder, file), "utf8")));

/** The copied content. @throws if it has problems */
export function load() {
  const { site, ...read } = requireSite(folder);
  return { ...read, ...site };
}

/** What a document of the copied content shows, if there is one at a path. */
export const viewAt = (path: string) =>
  load().documents.find((each) => each.path === path)?.view;

/** The problems of the copied content. */
export function problems(): string[] {
  const loaded = readSite(folder);
  return loaded.ok ? [] : loaded.problems;
}

/** A copied file by its name: a page, or one that pages share. */
const pathOf = (name: string) =>
  existsSync(join(folder, `pages/${name}.yaml`))
    ? `pages/${name}.yaml`
    : `${name}.yaml`;

/** Of a page the first section of a kind may be named, as in placeholders. */
function placeIn({ contents }: Document, [first = "", ...keys]: string[]) {
  const sections = isMap(contents) ? contents.get("sections") : undefined;
  const index = isSeq(sections)
    ? sections.items.findIndex(
        (each) => isMap(each) && each.get("section") === first,
      )
    : -1;
  const path = index < 0 ? [first, ...keys] : ["sections", index, ...keys];
  return path.map((key) => (/^\d+$/.test(String(key)) ? Number(key) : key));
}

/** Sets or removes an entry of a copied file, such as "about.people.people.0.name". */
export function set(place: string, value: unknown) {
  const [file = "", ...keys] = place.split(".");
  edit(pathOf(file), (text) => {
    const document = parseDocument(text, { schema: "failsafe" });
    const path = placeIn(document, keys);
    if (value === undefined) document.deleteIn(path);
    else document.setIn(path, value);
    return document.toString();
  });
}

/** The copied content with one entry set to another value. */
export function loadWith(...entry: Parameters<typeof set>) {
  set(...entry);
  return load();
}

/** The first section of a kind on a page of the copied content. */
export function sectionOf<Of extends Kind>(path: string, kind: Of) {
  const page = load().pages.find((each) => each.path === path);
  const [section] = sectionsOf(page?.sections ?? [], kind);
  if (!section) throw new Error(`${path} has no section ${kind}`);
  return section;
}

/** The problems of the copied content with one entry set to another value. */
export function problemsWith(...entry: Parameters<typeof set>) {
  set(...entry);
  return problems();
}

/** Tests that each of these values is refused, for one reason. */
export const testRefused = (
  rows: readonly (readonly [place: string, value: unknown, reason: string])[],
) =>
  test.each(rows)("%s: %j is refused", (place, value, reason) => {
    expect(problemsWith(place, value)).toEqual([
      expect.stringContaining(reason),
    ]);
  });
