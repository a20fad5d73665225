import { fill } from "../../format/text.ts";
import type { CaseStudy } from "../schema/pages/case-studies.ts";
import { inSlot } from "../schema/pictures.ts";
import { suggestion } from "../texts/nearest.ts";
import type { Problem } from "../texts/placeholders.ts";
import type { SiteDocument } from "../pages/site-document.ts";
import type { SitePage } from "../pages/site-pages.ts";
import type { Content } from "../schemas.ts";
import { smallReport } from "./small-report.ts";
import { knownTo } from "../texts/texts.ts";

/** How many articles the home page shows. With fewer it has no such section. */
const ON_HOME = 3;

/** Gives the home page the newest articles, and the team links to what they have written. */
export function placeArticles(
  content: Content,
  documents: readonly SiteDocument[],
  pages: readonly SitePage[],
): void {
  const { about, articles, home } = content;
  const newest = documents
    .flatMap(({ view }) => (view.kind === "article" ? [view.article] : []))
    .slice(0, ON_HOME);
  if (newest.length < ON_HOME) delete home.articles;
  else if (home.articles)
    home.articles.newest = newest.map((article) => ({
      path: article.path,
      title: article.title,
      standfirst: article.standfirst,
      date: article.date,
      answer: article.answer,
      minutes: article.minutes,
      waiting: article.waiting,
      topic: article.topics[0],
    }));
  const authors = knownTo(content)?.authors ?? [];
  for (const member of about.team?.members ?? []) {
    const { name } = member;
    const list = authors.find((author) => author.name === name)?.path;
    if (list && pages.some(({ path }) => path === list))
      member.articles = { text: fill(articles.by, { name }), to: list };
  }
}

const slugOf = (path: string) => path.replace(/^.*\//, "");

const PAGES = ["google-ads", "microsoft-ads"] as const;

/** Reports case studies of the ads pages that have no file. */
export const findCaseProblems = (
  content: Partial<Content>,
  names: readonly string[],
): Problem[] =>
  PAGES.flatMap((file) =>
    (content[file]?.cases?.slugs ?? []).flatMap((slug, index) => {
      const known = names
        .filter((name) => name.startsWith("case-studies/"))
        .map(slugOf);
      if (known.includes(slug)) return [];
      return {
        file,
        path: ["cases", "case studies", index],
        message: `there is no ${slug}.md in content/case-studies.${suggestion(slug, known)}`,
      };
    }),
  );

/** Gives the ads pages the case studies that they name, but those that are switched off. */
export function placeCases(
  content: Content,
  studies: readonly CaseStudy[],
): void {
  for (const name of PAGES) {
    const { cases } = content[name];
    if (!cases) continue;
    const named = cases.slugs.flatMap(
      (slug) => studies.find(({ path }) => slugOf(path) === slug) ?? [],
    );
    cases.caseStudies = named.map((study, index) => ({
      slug: slugOf(study.path),
      path: study.path,
      industry: study.industry ?? study.sector,
      title: study.title,
      description: study.summary,
      results: study.results,
      picture: index === 0 ? inSlot("firstCase", study.picture) : study.picture,
      background: study.background,
    }));
  }
}

/** Gives the ads pages the report, if its page is published. */
export function placeReport(
  content: Content,
  pages: readonly SitePage[],
): void {
  const { hero, sheet, report, client } = content.report;
  const isShown = pages.some(
    ({ name, isPublished }) => name === "report" && isPublished,
  );
  if (!isShown || !sheet) return;
  const small = smallReport(
    { hero, sheet, report, client },
    content.brand.name,
  );
  for (const page of PAGES) content[page].proof = small;
}
