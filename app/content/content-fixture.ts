import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { type Document, isMap, isSeq, parseDocument } from "yaml";

import { isSpecified } from "../../scripts/specification.mjs";
import { type Kind, sectionsOf } from "../sections/kinds.ts";
import { readSite, requireSite } from "./read-site.ts";

/** The folder of a copy of the shipped content. */
export let folder = "";

/** Skips the test that runs, and has the summary of `npm test` say why. */
let skip: (description: string) => void = () => undefined;

/** Content that the agency has changed may lack what a test is about; the shipped does not. */
function lacks(what: string): never {
  if (!isSpecified()) skip(what);
  throw new Error(what);
}

/**
 * Each test gets a copy of the content, without its articles, and without what an agency may
 * have added that names others of its entries.
 */
export function copyContent() {
  beforeEach((context) => {
    skip = (description) => {
      Object.assign(context.task.meta, {
        skipped: {
          type: "skip",
          description: `${context.task.name}: ${description}`,
        },
      });
      context.skip(description);
    };
    folder = mkdtempSync(join(tmpdir(), "content-"));
    cpSync("content", folder, { recursive: true });
    for (const name of ["articles", "announcement.yaml", "redirects.yaml"])
      rmSync(join(folder, name), { recursive: true, force: true });
    for (const name of readdirSync(join(folder, "pages")))
      edit(`pages/${name}`, (text) => text.replaceAll(/^ +person: .*\n/gm, ""));
    // Without an article or a case study they may quote what is not there any more.
    for (const name of ["articles", "case-studies"])
      set(`${name}.closing`, { heading: "On", actions: [{ Us: "/contact" }] });
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
export function edit(file: string, change: (text: string) => string) {
  const path = join(folder, file);
  if (!existsSync(path)) lacks(`there is no content/${file}`);
  write(file, change(readFileSync(path, "utf8")));
}

/** Has every link to a page in a text lead to another one. */
export function leadElsewhere(path: string) {
  const link = new RegExp(`\\]\\(${path}\\b[^)]*`, "g");
  for (const name of readdirSync(join(folder, "pages")))
    edit(`pages/${name}`, (text) => text.replaceAll(link, "](/contact"));
}

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
function placeIn(
  name: string,
  { contents }: Document,
  [first = "", ...keys]: string[],
) {
  const sections = isMap(contents) ? contents.get("sections") : undefined;
  const index = isSeq(sections)
    ? sections.items.findIndex(
        (each) => isMap(each) && each.get("section") === first,
      )
    : -1;
  if (isSeq(sections) && index < 0 && keys.length > 0 && first !== "sections")
    lacks(`there is no section ${first} on ${name}`);
  const path = index < 0 ? [first, ...keys] : ["sections", index, ...keys];
  return path.map((key) => (/^\d+$/.test(String(key)) ? Number(key) : key));
}

/** Sets or removes an entry of a copied file, such as "about.people.people.0.name". */
export function set(place: string, value: unknown) {
  const [file = "", ...keys] = place.split(".");
  edit(pathOf(file), (text) => {
    const document = parseDocument(text, { schema: "failsafe" });
    const path = placeIn(file, document, keys);
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
  if (!section) lacks(`${path} has no section ${kind}`);
  return section;
}

/** The problems of the copied content with one entry set to another value. */
export function problemsWith(...entry: Parameters<typeof set>) {
  set(...entry);
  return problems();
}

/** Expects that the copied content has these problems alone, of each a part. */
export const expectTold = (...parts: readonly (string | RegExp)[]): void =>
  expect(problems()).toEqual(
    parts.map((part): unknown =>
      typeof part === "string"
        ? expect.stringContaining(part)
        : expect.stringMatching(part),
    ),
  );

/** Tests that each of these values is refused, for one reason. */
export const testRefused = (
  rows: readonly (readonly [place: string, value: unknown, reason: string])[],
) =>
  test.each(rows)("%s: %j is refused", (place, value, reason) => {
    set(place, value);
    expectTold(reason);
  });
