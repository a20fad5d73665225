// `npm run samples -- --remove`: takes out what the sample brand has invented about people
// and clients, with the sections that are empty then and the links to what is gone.
import {
  cpSync,
  globSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { createInterface } from "node:readline/promises";
import { isMap, isSeq, visit, type YAMLMap } from "yaml";

import { readSite } from "../../app/content/read-site.ts";
import { FRONT_MATTER } from "../../app/content/texts/source.ts";
import { parseYAML } from "../../editing/format/document.ts";

const isSample = (node: unknown) =>
  isMap(node) && /^\s*(?:yes|true)\s*$/i.test(String(node.get("sample")));

const addressOf = (file: string) =>
  `/${file.replace(/^pages\/(?:home\.yaml$)?/, "").replace(/\.(?:yaml|md)$/, "")}`;

type Gone = { addresses: Set<string>; cases: Set<string>; told: string[] };

/** Takes samples out of a list, and names them; whether none is left. */
function emptied(map: YAMLMap, key: string, file: string, { told }: Gone) {
  const list = map.get(key);
  if (!isSeq(list)) return false;
  const gone = list.items.filter(isSample);
  list.items = list.items.filter((each) => !gone.includes(each));
  for (const each of gone)
    if (isMap(each))
      told.push(`${file}: ${String(each.get("name") ?? each.get("author"))}`);
  return list.items.length === 0;
}

/** Whether a section has nothing left to show. */
function isEmptied(section: unknown, file: string, gone: Gone): boolean {
  if (!isMap(section)) return false;
  const names = section.get("case studies");
  if (isSeq(names)) {
    names.items = names.items.filter((each) => !gone.cases.has(String(each)));
    return names.items.length === 0;
  }
  const people = emptied(section, "people", file, gone);
  return emptied(section, "testimonials", file, gone) || people;
}

const withoutLinks = (text: string, { addresses }: Gone) =>
  text.replaceAll(/\[([^\]]+)\]\((\/[^)\s]*)\)/g, (link, words: string, to) =>
    addresses.has(String(to)) ? words : link,
  );

/** A file without what is gone; as it is, if it has none of it. */
function cleaned(file: string, text: string, gone: Gone): string {
  const [, front = text, body] = FRONT_MATTER.exec(text) ?? [];
  const document = parseYAML(front);
  const { contents } = document;
  if (!isMap(contents)) return text;
  const before = JSON.stringify(document);
  const sections = contents.get("sections");
  if (isSeq(sections))
    sections.items = sections.items.filter((each) => {
      const isLeft = !isEmptied(each, file, gone);
      if (!isLeft && isMap(each))
        gone.addresses.add(
          `${addressOf(file)}#${String(each.get("place") ?? each.get("section"))}`,
        );
      return isLeft;
    });
  if (file === "clients.yaml") emptied(contents, "logos", file, gone);
  const isGone = (node: unknown) =>
    isMap(node) &&
    node.items.some(({ value }) => gone.addresses.has(String(value)));
  visit(document, {
    Pair: (_, { value }) => {
      if (isGone(value)) return visit.REMOVE;
      if (!isSeq(value) || !value.items.some(isGone)) return undefined;
      value.items = value.items.filter((each) => !isGone(each));
      return value.items.length === 0 ? visit.REMOVE : undefined;
    },
    Scalar: (_, node) => {
      if (typeof node.value === "string")
        node.value = withoutLinks(node.value, gone);
    },
  });
  const below = body === undefined ? body : withoutLinks(body, gone);
  if (JSON.stringify(document) === before && below === body) return text;
  const yaml = document.toString({ lineWidth: 0, blockQuote: "literal" });
  if (below === undefined) return yaml;
  const start = yaml.startsWith("---\n") ? "" : "---\n";
  return `${start}${yaml}---\n${below}`;
}

/**
 * Takes the samples out of a content folder; leaves it as it is if it could not be built.
 *
 * @returns what is gone, and what would stop the build
 */
export function removeSamples(folder: string) {
  const copy = mkdtempSync(join(tmpdir(), "samples-"));
  cpSync(folder, copy, { recursive: true });
  const gone: Gone = { addresses: new Set(), cases: new Set(), told: [] };
  const removed: string[] = [];
  for (const file of globSync("{articles,case-studies}/*.md", { cwd: copy })) {
    const text = readFileSync(join(copy, file), "utf8");
    const [, front = ""] = FRONT_MATTER.exec(text) ?? [];
    if (!isSample(parseYAML(front).contents)) continue;
    rmSync(join(copy, file));
    removed.push(file);
    gone.told.push(file);
    gone.addresses.add(addressOf(file));
    if (file.startsWith("case")) gone.cases.add(basename(file, ".md"));
  }
  for (const list of ["articles", "case-studies"])
    if (globSync(`${list}/*.md`, { cwd: copy }).length === 0)
      gone.addresses.add(`/${list}`);
  // Twice: a section that goes later has links in files that come earlier.
  for (const file of [1, 2].flatMap(() =>
    globSync(["*.yaml", "pages/*", "{articles,case-studies}/*.md"], {
      cwd: copy,
    }),
  )) {
    const text = readFileSync(join(copy, file), "utf8");
    writeFileSync(join(copy, file), cleaned(file, text, gone));
  }
  const read = readSite(copy);
  if (read.ok) {
    // Nothing is deleted before all else is in its place.
    cpSync(copy, folder, { recursive: true });
    for (const file of removed) rmSync(join(folder, file));
  }
  rmSync(copy, { recursive: true });
  return { gone: gone.told, problems: read.ok ? [] : read.problems };
}

const LEFT = `
Left, because they are parts of pages that you write anew: whatever else has sample: yes,
such as figures, reasons and answers (npm run samples), the report, and pictures. The note
and the links of what is gone went with it; texts that speak of it did not:
npm run launch-check.`;

/** Asks, unless somebody has said yes, and removes. */
export async function removeAsked(isAgreed: boolean): Promise<void> {
  const input = createInterface({
    input: process.stdin,
    output: process.stdout,
  });
  const question =
    "This takes sample people, cases, articles, testimonials and logos out of content/. Git has them still if they are committed. Go on? (yes or no) ";
  const answer = isAgreed ? "yes" : await input.question(question);
  input.close();
  if (answer.trim().toLowerCase() !== "yes")
    return console.log("Nothing is changed.");
  const { gone, problems } = removeSamples("content");
  if (problems.length === 0) return console.log([...gone, LEFT].join("\n"));
  console.error(
    [
      "Nothing is changed, because the site could not be built then. Put these right first:",
      ...problems,
    ].join("\n"),
  );
  process.exitCode = 1;
}
