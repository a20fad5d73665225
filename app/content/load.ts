import { numberMarks } from "../format/marks.ts";
import { contradictionsIn } from "./checks/contradictions.ts";
import {
  alwaysOn,
  findLinkProblems,
  findRedirectProblems,
  findSubjectProblems,
  removeLinks,
  subjectsOf,
} from "./checks/link-problems.ts";
import {
  findTakenAddresses,
  misplacedFiles,
} from "./checks/misplaced-files.ts";
import { asksImageHost, findWarnings, sameHeads } from "./checks/warnings.ts";
import { gatherPrices } from "./derived/gather-prices.ts";
import { sayWhatIsMeasured } from "./derived/measured.ts";
import {
  findFileProblems,
  readOfferedFiles,
  unfitFiles,
  withFileSizes,
} from "./derived/offered-files.ts";
import {
  findCaseProblems,
  placeArticles,
  placeCases,
  placeReport,
} from "./derived/place-texts.ts";
import { listAddresses, listDocuments } from "./pages/documents.ts";
import type { SiteDocument } from "./pages/site-document.ts";
import {
  fileName,
  listPages,
  readSources,
  type SitePage,
} from "./pages/site-pages.ts";
import { findImageProblems } from "./pictures/image-problems.ts";
import {
  placeImages,
  readImages,
  type PlacedImage,
} from "./pictures/images.ts";
import { whyHidden } from "./schema/announcement.ts";
import { isMapping, plainKey } from "./schema/entry.ts";
import { schemas, type Content } from "./schemas.ts";
import { fillPlaceholders, type Problem } from "./texts/placeholders.ts";
import type { Source } from "./texts/source.ts";
import { knownTo, readTexts, type Texts } from "./texts/texts.ts";
import { validateAgain } from "./texts/validate-again.ts";

/** The content of a folder without problems. */
export type LoadedContent = {
  ok: true;
  content: Content;
  documents: readonly SiteDocument[];
  pages: readonly SitePage[];
  warnings: string[];
  images: PlacedImage[];
  asksImageHost: boolean;
  sources: ReadonlyMap<string, Source>;
};

/** What stops the build: file, line, entry and reason of each problem. */
export type ContentProblems = { ok: false; problems: string[] };

const isComplete = (read: object): read is Content =>
  Object.keys(schemas).every((name) => name in read);

/** Reads and checks the content folder. */
export function loadContent(
  folder: string,
  today = new Date(),
  showsDrafts = false,
): LoadedContent | ContentProblems {
  const sources = readSources(folder);
  const listed = listPages(sources, showsDrafts);
  const misplaced = misplacedFiles(folder, Object.keys(schemas), listed);
  const broken = [...sources.values()].flatMap(({ file, problems }) =>
    misplaced.some((each) => each.startsWith(`${file}:`)) ? [] : problems,
  );
  // What quotes an unreadable file is wrong only because of it.
  if (broken.length > 0)
    return { ok: false, problems: [...broken, ...misplaced] };
  const written = Object.fromEntries(
    Array.from(sources, ([name, { data }]) => [name, data]),
  );
  const { filled, firstProblems, countsOfOne } = fillPlaceholders(written);
  const images = readImages(folder);
  const pictured = findImageProblems(filled, images);
  const files = readOfferedFiles(folder);
  const offered = findFileProblems(written, files);
  const shown = withFileSizes(filled, files);
  const problems = [...pictured.problems, ...offered.problems];
  const content: Partial<Content> = {};
  for (const [name, schema] of Object.entries(schemas)) {
    const { data, problems: found } = validateAgain(name, schema, shown[name]);
    problems.push(...found);
    if (found.length > 0) continue;
    if (data) orderSections(data, shown[name]);
    Object.assign(content, { [name]: data });
  }
  const known = knownTo(content);
  const read = readTexts(shown, listed, known);
  const pages = listed.map((page) =>
    read.halfWritten.some(({ file }) => file === page.name)
      ? { ...page, isPublished: false }
      : page,
  );
  const documents =
    known && isComplete(content)
      ? listDocuments(read.texts, known, content)
      : [];
  const addresses = [...pages, ...listAddresses(documents)];
  const needed = alwaysOn(pages);
  const describe = (problem: Problem) =>
    sources.get(problem.file)?.describe(problem) ??
    `content/${fileName(problem.file)}: the file is missing; a newer version may need it (docs/updates.md)`;
  const allProblems = [
    ...misplaced,
    ...unfitFiles(files),
    ...[
      // What a text quotes does not make its links wrong.
      ...(needed.length > 0
        ? needed
        : findLinkProblems(written, addresses, subjectsOf(content))),
      ...findRedirectProblems(written, pages),
      ...findSubjectProblems(content),
      ...firstProblems([
        ...problems,
        ...read.problems,
        ...findCaseProblems(content, [...sources.keys()]),
        ...findTakenAddresses(documents),
      ]),
    ].map(describe),
  ];
  if (allProblems.length > 0 || !isComplete(content))
    return { ok: false, problems: allProblems };
  prepare(content, read.texts, documents, addresses);
  const { buildOnly, logo } = content.brand;
  const ofBrand = [buildOnly.icon, logo?.light.file, logo?.dark.file];
  const unused = pictured.unused
    .filter((image) => !ofBrand.some((file) => file?.endsWith(image)))
    .map((file) => `content/images/${file}: no entry uses this picture`);
  const objects = objectsIn([content, documents]);
  const placed = placeImages(objects, images, content.pictures.imageHost);
  const odd = [
    ...findWarnings(content, objects, today),
    ...pictured.findSmall(placed),
  ];
  const contradicting = contradictionsIn(content, filled, today, describe);
  const { announcement } = content;
  if (announcement && whyHidden(announcement, today) !== undefined)
    content.announcement = undefined;
  return {
    ok: true,
    content,
    documents,
    images: placed,
    asksImageHost: asksImageHost(objects),
    warnings: [
      ...[...odd, ...countsOfOne, ...read.halfWritten].map(describe),
      ...contradicting,
      ...sameHeads(content, pages, documents),
      ...unused,
      ...offered.unused,
    ],
    pages,
    sources,
  };
}

/** The pictures and films of long texts, the same objects until their files change. */
const inTexts = new WeakMap<object, object[]>();

function objectsIn(value: unknown, found = new Set<object>()): Set<object> {
  if (typeof value !== "object" || value === null || found.has(value))
    return found;
  found.add(value);
  const parts = Object.values(value);
  if (!("parts" in value && "words" in value)) {
    for (const part of parts) objectsIn(part, found);
    return found;
  }
  const shown =
    inTexts.get(value) ??
    parts.flatMap((part) =>
      [...objectsIn(part)].filter((each) => "slot" in each || "player" in each),
    );
  inTexts.set(value, shown);
  for (const each of shown) found.add(each);
  return found;
}

/** What follows a page; the contact page ends with the next steps. */
const LAST = ["closing", "next"];

/** Sorts a page's sections as its file has them: the hero first, what ends a page last. */
function orderSections(page: object, written: unknown): void {
  if (!isMapping(written)) return;
  const keys = Object.keys(written).map(plainKey);
  const placeOf = (name: string) => {
    if (name === "hero") return -1;
    return LAST.includes(name) ? keys.length : keys.indexOf(plainKey(name));
  };
  const entries = Object.entries(page).toSorted(
    ([one], [other]) => placeOf(one) - placeOf(other),
  );
  for (const [name] of entries) Reflect.deleteProperty(page, name);
  Object.assign(page, Object.fromEntries(entries));
}

function prepare(
  content: Content,
  { pages: added, cases }: Texts,
  documents: readonly SiteDocument[],
  pages: readonly SitePage[],
): void {
  const { navigation } = content;
  gatherPrices(content, pages);
  placeReport(content, pages);
  placeArticles(content, documents, pages);
  const empty = content.clients.logos.length === 0 ? ["clients"] : [];
  for (const page of Object.values(content)) if (page) numberMarks(page, empty);
  removeLinks(content, pages);
  for (const { inTheMenu, name, path } of added)
    if (
      inTheMenu === true &&
      !navigation.main.links.some(({ to }) => to === path)
    )
      navigation.main.links.push({ text: name, to: path });
  placeCases(content, cases);
  sayWhatIsMeasured(content);
}

/** The content of a folder. @throws if it has problems */
export function requireContent(
  folder: string,
  showsDrafts = false,
): LoadedContent {
  const loaded = loadContent(folder, new Date(), showsDrafts);
  if (!loaded.ok) throw new Error(loaded.problems.join("\n"));
  return loaded;
}
