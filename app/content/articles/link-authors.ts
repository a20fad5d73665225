import { fill } from "../../format/text.ts";
import type { Content } from "../schemas.ts";
import type { SitePage } from "../pages/site-pages.ts";
import { knownTo } from "../texts/texts.ts";

/** Gives each member of the team who has written articles a link to them. */
export function linkAuthors(
  content: Content,
  pages: readonly SitePage[],
): void {
  const { about, articles } = content;
  const authors = knownTo(content)?.authors ?? [];
  for (const member of about.team?.members ?? []) {
    const { name } = member;
    const list = authors.find((author) => author.name === name)?.path;
    if (list && pages.some(({ path }) => path === list))
      member.articles = { text: fill(articles.by, { name }), to: list };
  }
}
