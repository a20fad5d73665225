import { fill } from "../../format/text.ts";
import type { SiteDocument } from "../pages/site-document.ts";
import type { SitePage } from "../pages/site-pages.ts";
import type { Content } from "../schemas.ts";
import { knownTo } from "../texts/texts.ts";

/** How many articles the home page shows. With fewer it has no such section. */
const ON_HOME = 3;

/**
 * Gives the home page the newest articles, and each member of the team who has written
 * some a link to them.
 */
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
    home.articles.newest = newest.map(
      ({
        path,
        title,
        standfirst,
        date,
        answer,
        topics,
        minutes,
        waiting,
      }) => ({
        path,
        title,
        standfirst,
        date,
        answer,
        minutes,
        waiting,
        topic: topics[0],
      }),
    );
  const authors = knownTo(content)?.authors ?? [];
  for (const member of about.team?.members ?? []) {
    const { name } = member;
    const list = authors.find((author) => author.name === name)?.path;
    if (list && pages.some(({ path }) => path === list))
      member.articles = { text: fill(articles.by, { name }), to: list };
  }
}
