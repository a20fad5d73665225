import { numberMarks } from "../format/marks.ts";
import { findImageProblems } from "./pictures/image-problems.ts";
import {
  placeImages,
  readImages,
  type PlacedImage,
} from "./pictures/images.ts";
import {
  alwaysOn,
  findLinkProblems,
  removeLinks,
} from "./checks/link-problems.ts";
import { findContradictions } from "./checks/contradictions.ts";
import { findSubjectProblems } from "./checks/subject-problems.ts";
import { findRedirectProblems } from "./checks/redirect-problems.ts";
import { sayWhatIsMeasured } from "./measured.ts";
import {
  fillPlaceholders,
  type Problem,
  type RawFiles,
} from "./placeholders.ts";
import {
  describeFiles,
  findFileProblems,
  readOfferedFiles,
  unfitFiles,
} from "./offered-files.ts";
import { orderSections } from "./section-order.ts";
import { gatherPrices } from "./gather-prices.ts";
import { gatherReport } from "./gather-report.ts";
import { validate } from "./messages.ts";
import { whyHidden } from "./schema/announcement.ts";
import { article, type Article } from "./schema/article.ts";
import { schemas, type Content } from "./schemas.ts";
import {
  articlePath,
  fileName,
  isArticle,
  listPages,
  readSources,
  type SitePage,
} from "./site-pages.ts";
import type { Source } from "./source.ts";
import { misplacedFiles } from "./checks/misplaced-files.ts";
import { findWarnings } from "./checks/warnings.ts";

/** The content of a folder without problems. */
export type LoadedContent = {
  ok: true;
  content: Content;
  /** The published pages of content/pages. */
  articles: readonly Article[];
  /** Every page, published or not. */
  pages: readonly SitePage[];
  /** Warnings: odd but possible. Each names the file, the line and the entry. */
  warnings: string[];
  /** The pictures of content/images that the content uses. */
  images: PlacedImage[];
  /** The text files, for checks of the words themselves. */
  sources: ReadonlyMap<string, Source>;
};

/** What stops the build: file, line, entry and reason of each problem. */
export type ContentProblems = { ok: false; problems: string[] };

/** Whether every file of the content has been read. */
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
  const { filled, firstProblems } = fillPlaceholders(written);
  const images = readImages(folder);
  const pictured = findImageProblems(filled, images);
  const files = readOfferedFiles(folder);
  const offered = findFileProblems(written, files);
  const problems = [...pictured.problems, ...offered.problems];
  const content: Partial<Content> = {};
  for (const [name, schema] of Object.entries(schemas)) {
    const { data, problems: found } = validate(name, schema, filled[name]);
    problems.push(...found);
    if (found.length > 0) continue;
    if (data) orderSections(data, filled[name]);
    Object.assign(content, { [name]: data });
  }
  const {
    articles,
    problems: ofArticles,
    halfWritten,
  } = readArticles(filled, listed);
  const pages = listed.map((page) =>
    halfWritten.has(page.name) ? { ...page, isPublished: false } : page,
  );
  const needed = alwaysOn(pages);
  const describe = (problem: Problem) =>
    sources.get(problem.file)?.describe(problem) ??
    `content/${fileName(problem.file)}: the file is missing`;
  const allProblems = [
    ...misplaced,
    ...unfitFiles(files),
    ...[
      // What a text quotes does not make its links wrong.
      ...(needed.length > 0 ? needed : findLinkProblems(written, pages)),
      ...findRedirectProblems(written, pages),
      ...findSubjectProblems(written),
      ...firstProblems([...problems, ...ofArticles]),
    ].map(describe),
  ];
  if (allProblems.length > 0 || !isComplete(content))
    return { ok: false, problems: allProblems };
  prepare(content, articles, pages);
  const unused = pictured.unused
    .filter((image) => !content.brand.buildOnly.icon?.endsWith(image))
    .map((file) => `content/images/${file}: no entry uses this picture`)
    .concat(offered.unused);
  describeFiles([content, articles], files);
  const placed = placeImages(
    [content, articles],
    images,
    content.pictures.imageHost,
  );
  const odd = [...findWarnings(content, articles, today)];
  const contradicting = Array.from(
    findContradictions(content, filled, today),
    ({ other, ...problem }) =>
      `${describe(problem)} (${describe({ ...other, message: "" }).replace(/: $/, "")})`,
  );
  const { announcement } = content;
  if (announcement && whyHidden(announcement, today) !== undefined)
    content.announcement = undefined;
  return {
    ok: true,
    content,
    articles,
    images: placed,
    warnings: [...odd, ...[...halfWritten.values()].flat()]
      .map(describe)
      .concat(contradicting)
      .concat(unused),
    pages,
    sources,
  };
}

/** Makes the content what pages show: with numbered marks, and without links to nowhere. */
function prepare(
  content: Content,
  articles: readonly Article[],
  pages: readonly SitePage[],
): void {
  const { navigation } = content;
  gatherPrices(content, pages);
  gatherReport(content, pages);
  const empty = content.clients.logos.length === 0 ? ["clients"] : [];
  for (const page of Object.values(content)) if (page) numberMarks(page, empty);
  removeLinks(content, pages);
  for (const { inTheMenu, name, path } of articles)
    if (
      inTheMenu === true &&
      !navigation.main.links.some(({ to }) => to === path)
    )
      navigation.main.links.push({ text: name, to: path });
  sayWhatIsMeasured(content);
}

/** The content of a folder. @throws if it has problems */
export function requireContent(folder: string): LoadedContent {
  const loaded = loadContent(folder);
  if (!loaded.ok) throw new Error(loaded.problems.join("\n"));
  return loaded;
}

/**
 * The published articles. An unpublished one may be half written, so it is not
 * checked; as a draft it is left out while it has problems.
 */
function readArticles(files: RawFiles, pages: readonly SitePage[]) {
  const articles: Article[] = [];
  const problems: Problem[] = [];
  const halfWritten = new Map<string, Problem[]>();
  for (const { name, isPublished, isDraft } of pages) {
    const path = articlePath(name);
    if (!isArticle(name) || !isPublished || !path) continue;
    const { data, problems: found } = validate(
      name,
      article(path),
      files[name],
    );
    if (data) articles.push(data);
    if (isDraft && found.length > 0) halfWritten.set(name, found);
    else problems.push(...found);
  }
  return { articles, problems, halfWritten };
}
