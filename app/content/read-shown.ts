import {
  findLinkProblems,
  needed,
  findUnknownNames,
} from "./checks/link-problems.ts";
import {
  findTakenAddresses,
  misplacedFiles,
} from "./checks/misplaced-files.ts";
import { addressesOf, findRedirectProblems } from "./checks/redirects.ts";
import { checkFiles, findLacking } from "./checks/check-files.ts";
import {
  findDoubleNetworks,
  findNetworkGaps,
  findSpeakingOf,
} from "./checks/network-pages.ts";
import {
  asksImageHost,
  findHiddenAnnouncement,
  findWarnings,
  objectsIn,
  sameHeads,
  contradictionsIn,
} from "./checks/warnings.ts";
import { deriveSite } from "./derived/derive-site.ts";
import {
  findFileProblems,
  readOfferedFiles,
  unfitFiles,
  withFileSizes,
} from "./derived/offered-files.ts";
import { listDocuments } from "./pages/documents.ts";
import {
  fileName,
  idleFiles,
  listPages,
  type SitePage,
} from "./pages/site-pages.ts";
import { findImageProblems } from "./pictures/image-problems.ts";
import {
  placeImages,
  readImages,
  type PlacedImage,
} from "./pictures/images.ts";
import { schemas, type Content } from "./schemas.ts";
import type { Site } from "./site.ts";
import { fillPlaceholders, type Problem } from "./texts/placeholders.ts";
import type { Source } from "./texts/source.ts";
import { knownTo, readTexts } from "./texts/texts.ts";

/** A content folder without problems. */
export type ReadSite = {
  ok: true;
  site: Site;
  /** Every page that has a file, published or not. */
  listed: readonly SitePage[];
  warnings: string[];
  images: PlacedImage[];
  asksImageHost: boolean;
  sources: ReadonlyMap<string, Source>;
  /** Of these files those that visitors see something of. */
  shown: ReadonlyMap<string, Source>;
};

/** What stops the build: file, line, entry and reason of each problem. */
export type SiteProblems = { ok: false; problems: string[] };

const isComplete = (read: Partial<Content>): read is Content =>
  Object.keys(schemas).every((name) => name in read);

export type Given = {
  folder: string;
  sources: ReadonlyMap<string, Source>;
  today: Date;
  showsDrafts: boolean;
  /** The files of drafts that are not shown, because they have problems. */
  wrong: readonly string[];
};

/** Reads a content folder with what is published, or shown beside it. */
export function readShown({
  folder,
  sources,
  today,
  showsDrafts,
  wrong,
}: Given): ReadSite | SiteProblems {
  const pages = listPages(sources, showsDrafts, wrong);
  const idle = idleFiles(sources, pages);
  const isOff = (file: string) =>
    idle.includes(file) ||
    pages.some(
      ({ name, isPublished, waits }) =>
        name === file && !isPublished && waits === "draft",
    );
  const misplaced = misplacedFiles(folder, Object.keys(schemas), pages);
  const broken = [...sources.values()].flatMap(({ file, problems }) =>
    misplaced.some((each) => each.startsWith(`${file}:`)) ? [] : problems,
  );
  // What quotes an unreadable file is wrong only because of it.
  if (broken.length > 0)
    return { ok: false, problems: [...broken, ...misplaced] };

  const written = Object.fromEntries(
    Array.from(sources, ([name, { data }]) => [name, data]),
  );
  const used = Object.fromEntries(
    Object.entries(written).filter(([name]) => !idle.includes(name)),
  );
  const { filled, firstProblems, countsOfOne } = fillPlaceholders(
    written,
    isOff,
  );
  const images = readImages(folder);
  const pictured = findImageProblems(filled, images);
  const files = readOfferedFiles(folder);
  const offered = findFileProblems(written, files);
  const filledIn = withFileSizes(filled, files);

  const checked = checkFiles(filledIn, idle, pages);
  const { content, written: sections, arePagesRead } = checked;
  const known = knownTo(content, sections, arePagesRead);
  const read = readTexts(filledIn, pages, known);
  const documents =
    known && isComplete(content)
      ? listDocuments(read.texts, known, content)
      : [];
  const describe = (problem: Problem) =>
    sources.get(problem.file)?.describe(problem) ??
    `content/${fileName(problem.file)}: ${problem.file in schemas ? "the file is missing. Put it back, even if no page shows its words; a newer version may need one (docs/updates.md)" : problem.message}`;
  const lacking = needed(pages);
  const { options = {} } = content["contact-form"]?.fields.subject ?? {};
  const subjects = Object.keys(options);
  const links =
    // What a text quotes does not make its links wrong.
    lacking.length > 0
      ? []
      : findLinkProblems(
          used,
          pages,
          arePagesRead && read.problems.length === 0 && isComplete(content)
            ? documents
            : undefined,
          subjects,
        );
  const allProblems = [
    ...misplaced,
    ...unfitFiles(files),
    ...[
      ...lacking,
      ...links.filter(({ isGone }) => isGone !== true),
      ...findRedirectProblems(
        written,
        addressesOf(pages, documents, files.keys()),
        documents.length > 0,
      ),
      ...findLacking(used, content, sections),
      ...firstProblems([
        ...[...pictured.problems, ...offered.problems].filter(
          ({ file }) => !isOff(file),
        ),
        ...checked.problems,
        ...read.problems,
        ...findUnknownNames(sections, {
          // Without subjects the contact form has problems of its own.
          subject: subjects.length > 0 ? subjects : undefined,
          person: arePagesRead
            ? known?.authors.map(({ name }) => name)
            : undefined,
          "case study": [...sources.keys()].flatMap(
            (name) => /^case-studies\/(.*)/.exec(name)?.[1] ?? [],
          ),
        }),
        ...findDoubleNetworks(sections),
        ...findTakenAddresses(documents),
      ]),
    ].map(describe),
  ];
  if (allProblems.length > 0 || !isComplete(content) || !known)
    return { ok: false, problems: allProblems };

  const site = deriveSite({
    content,
    written: sections,
    texts: read.texts,
    known,
    documents,
    pages,
    today,
  });
  const objects = objectsIn(site);
  const placed = placeImages(objects, images, content.pictures.imageHost);
  return {
    ok: true,
    site,
    listed: pages,
    images: placed,
    asksImageHost: asksImageHost(objects),
    sources,
    shown: new Map(
      [...sources].filter(
        ([file]) =>
          !idle.includes(file) &&
          !pages.some(({ name, isPublished }) => name === file && !isPublished),
      ),
    ),
    warnings: [
      ...[
        ...findHiddenAnnouncement(content, today),
        ...findWarnings(site, read.texts, objects, today),
        ...pictured.findUnfit(placed),
        ...countsOfOne,
        ...links,
        ...findSpeakingOf(used, pages, content.navigation),
        ...findNetworkGaps(site),
      ].map(describe),
      ...contradictionsIn(site, filled, today, describe),
      ...sameHeads(site),
      ...pictured.unused.map(
        (file) => `content/images/${file}: no entry uses this picture`,
      ),
      ...offered.unused,
    ],
  };
}
