import type { z } from "zod";

import { brand } from "../brand/schema.ts";
import * as estimatorSchema from "../features/estimator/schema.ts";
import { measuring } from "../features/measuring/schema.ts";
import { findImageProblems } from "./image-problems.ts";
import { placeImages, readImages, type PlacedImage } from "./images.ts";
import {
  alwaysOn,
  findLinkProblems,
  withMenuLinks,
  withoutLinksTo,
} from "./links.ts";
import {
  fillPlaceholders,
  type Problem,
  type RawFiles,
} from "./placeholders.ts";
import { explainMarks, numberMarks } from "../format/marks.ts";
import { withMeasuring } from "./measured.ts";
import { explain, problemsOf, withoutConsequences } from "./problems.ts";
import { aboutPage } from "./schema/about.ts";
import { googleAdsPage, microsoftAdsPage } from "./schema/ads.ts";
import { article, type Article } from "./schema/article.ts";
import * as companySchema from "./schema/company.ts";
import {
  contactPage,
  leadDesk,
  namePackages,
  thankYouPage,
} from "./schema/contact.ts";
import { homePage } from "./schema/home.ts";
import * as layout from "./schema/layout.ts";
import { pictures } from "./schema/pictures.ts";
import { privacyPage } from "./schema/privacy.ts";
import { reportPage } from "./schema/report.ts";
import { servicesPage } from "./schema/services.ts";
import * as shared from "./schema/shared.ts";
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

/** The schema of each file in content/, by the file's name without its ending. */
export const schemas = {
  brand,
  company: companySchema.company,
  figures: shared.figures,
  home: homePage,
  services: servicesPage,
  "google-ads": googleAdsPage,
  "microsoft-ads": microsoftAdsPage,
  report: reportPage,
  about: aboutPage,
  contact: contactPage,
  privacy: privacyPage,
  "thank-you": thankYouPage,
  pictures,
  clients: shared.clients,
  estimator: estimatorSchema.estimator,
  "price-labels": shared.priceLabels,
  "note-labels": shared.noteLabels,
  newsletter: layout.newsletterForm,
  navigation: layout.navigation,
  footer: layout.footer,
  "cookie-notice": layout.cookieNotice,
  fallback: layout.fallback,
  "lead-desk": leadDesk,
  measuring,
} satisfies Record<string, z.ZodType>;

type FileName = keyof typeof schemas;

/** All content as the pages use it, by the file's name. */
export type Content = {
  [Name in FileName]: z.output<(typeof schemas)[Name]>;
};

/** The result of reading the content folder. */
export type LoadedContent = {
  /** The content. Files with problems are missing. */
  content: Content;
  /** The published pages of content/pages. */
  articles: readonly Article[];
  /** Every page, published or not. */
  pages: readonly SitePage[];
  /** Every problem: file, line, entry and reason. */
  problems: string[];
  /** Warnings, in the same form: odd but possible. Content with problems has none. */
  warnings: string[];
  /** The pictures of content/images that the content uses. */
  images: PlacedImage[];
  /** The text files, for checks of the words themselves. */
  sources: ReadonlyMap<string, Source>;
};

/** Reads and checks the content folder. */
export function loadContent(folder: string): LoadedContent {
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
  const problems =
    needed.length > 0 ? needed : findLinkProblems(written, pages);
  const images = readImages(folder);
  const pictured = findImageProblems(filled, images);
  problems.push(...pictured.problems);
  const content: Record<string, unknown> = {};
  for (const [name, schema] of Object.entries(schemas)) {
    if (sources.get(name)?.problems.length) continue;
    const { data, error } = schema.safeParse(filled[name], { error: explain });
    if (error) problems.push(...problemsOf(name, error));
    else content[name] = data;
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
      : withoutConsequences(written, unknown, problems).map(describe)),
  ];
  // The schemas' own output, by the same names.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  const checked = content as Content;
  namePackages(checked);
  // A file with problems is missing.
  const empty = checked.clients?.logos.length === 0 ? ["clients"] : [];
  for (const page of Object.values(checked)) numberMarks(page, empty);
  for (const page of [...Object.values(checked), ...articles])
    explainMarks(page, checked.navigation?.sections.note ?? "");
  const placed = placeImages(
    [checked, articles],
    images,
    checked.pictures?.imageHost ?? "",
  );
  return {
    content:
      allProblems.length > 0
        ? checked
        : withMeasuring(
            withMenuLinks(withoutLinksTo(checked, pages), articles),
          ),
    articles,
    pages,
    problems: allProblems,
    warnings:
      allProblems.length > 0
        ? []
        : [
            ...findWarnings(checked, articles).map(describe),
            ...pictured.unused
              .filter((image) => !checked.brand.buildOnly.icon?.endsWith(image))
              .map(
                (file) => `content/images/${file}: no entry uses this picture`,
              ),
          ],
    images: placed,
    sources,
  };
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
