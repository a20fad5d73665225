import { numberMarks } from "../format/marks.ts";
import { findImageProblems } from "./image-problems.ts";
import { placeImages, readImages, type PlacedImage } from "./images.ts";
import {
  alwaysOn,
  findLinkProblems,
  withMenuLinks,
  withoutLinksTo,
} from "./link-problems.ts";
import { withMeasuring } from "./measured.ts";
import {
  fillPlaceholders,
  type Problem,
  type RawFiles,
} from "./placeholders.ts";
import { explain, firstProblems, problemsOf } from "./messages.ts";
import { article, type Article } from "./schema/article.ts";
import { namePackages } from "./schema/contact.ts";
import { schemas, type Content } from "./schemas.ts";
import {
  articlePath,
  isArticle,
  listPages,
  misplacedFiles,
  readSources,
  type SitePage,
} from "./site-pages.ts";
import type { Source } from "./source.ts";
import { findWarnings } from "./warnings.ts";

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
export function loadContent(folder: string): LoadedContent | ContentProblems {
  const sources = readSources(folder);
  const pages = listPages(sources);
  const misplaced = misplacedFiles(folder, Object.keys(schemas), pages);
  const broken = [...sources.values()].flatMap(({ file, problems }) =>
    misplaced.some((each) => each.startsWith(`${file}:`)) ? [] : problems,
  );
  const written = Object.fromEntries(
    Array.from(sources, ([name, { data }]) => [name, data]),
  );
  const { filled, problems: unknown } = fillPlaceholders(written);
  const needed = alwaysOn(pages);
  // What a text quotes does not make its links wrong.
  const ofLinks = needed.length > 0 ? needed : findLinkProblems(written, pages);
  const images = readImages(folder);
  const pictured = findImageProblems(filled, images);
  const problems = [...pictured.problems];
  const content: Partial<Content> = {};
  for (const [name, schema] of Object.entries(schemas)) {
    if (sources.get(name)?.problems.length) continue;
    const { data, error } = schema.safeParse(filled[name], { error: explain });
    if (error) problems.push(...problemsOf(name, error));
    else Object.assign(content, { [name]: data });
  }
  const { articles, problems: ofArticles } = readArticles(filled, pages);
  problems.push(
    ...ofArticles.filter(({ file }) => !sources.get(file)?.problems.length),
  );
  const describe = (problem: Problem) =>
    sources.get(problem.file)?.describe(problem) ??
    `content/${problem.file}.${problem.file === "privacy" ? "md" : "yaml"}: the file is missing`;
  const allProblems = [
    ...broken,
    ...misplaced,
    // What quotes an unreadable file is wrong only because of it.
    ...(broken.length > 0
      ? []
      : [...ofLinks, ...firstProblems(written, unknown, problems)].map(
          describe,
        )),
  ];
  if (allProblems.length > 0 || !isComplete(content))
    return { ok: false, problems: allProblems };
  const unused = pictured.unused
    .filter((image) => !content.brand.buildOnly.icon?.endsWith(image))
    .map((file) => `content/images/${file}: no entry uses this picture`);
  return {
    ok: true,
    ...prepare(content, articles, pages),
    images: placeImages(
      [content, articles],
      images,
      content.pictures.imageHost,
    ),
    warnings: [...findWarnings(content, articles).map(describe), ...unused],
    pages,
    sources,
  };
}

/** The content as pages show it: with numbered marks, and without links to nowhere. */
function prepare(
  content: Content,
  articles: Article[],
  pages: readonly SitePage[],
): Pick<LoadedContent, "content" | "articles"> {
  namePackages(content);
  const empty = content.clients.logos.length === 0 ? ["clients"] : [];
  for (const page of Object.values(content)) numberMarks(page, empty);
  return {
    content: withMeasuring(
      withMenuLinks(withoutLinksTo(content, pages), articles),
    ),
    articles,
  };
}

/** The content of a folder. @throws if it has problems */
export function requireContent(folder: string): LoadedContent {
  const loaded = loadContent(folder);
  if (!loaded.ok) throw new Error(loaded.problems.join("\n"));
  return loaded;
}

/**
 * The published articles. An unpublished one may be half written, so it is not
 * checked.
 */
function readArticles(files: RawFiles, pages: readonly SitePage[]) {
  const articles: Article[] = [];
  const problems: Problem[] = [];
  for (const { name, isPublished } of pages) {
    const path = articlePath(name);
    if (!isArticle(name) || !isPublished || !path) continue;
    const { data, error } = article(path).safeParse(files[name], {
      error: explain,
    });
    if (data) articles.push(data);
    if (error) problems.push(...problemsOf(name, error));
  }
  return { articles, problems };
}
