import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";

import type { Content } from "./load.ts";
import type { Problem, RawFiles } from "./placeholders.ts";
import { explain, problemsOf } from "./problems.ts";
import { article, type Article } from "./schema/article.ts";
import {
  articlePath,
  ARTICLES,
  isArticle,
  type SitePage,
} from "./site-pages.ts";

/** Reports the files of content/pages that cannot be pages. */
export function strayArticles(
  folder: string,
  pages: readonly SitePage[],
): string[] {
  const path = join(folder, ARTICLES);
  if (!existsSync(path)) return [];
  return readdirSync(path)
    .filter((file) => !file.startsWith("."))
    .flatMap((file) => {
      const name = `${ARTICLES}/${file.replace(/\.md$/, "")}`;
      if (pages.some((page) => page.name === name)) return [];
      const reason = !file.endsWith(".md")
        ? "is not a page; a page is a Markdown file such as summer-offer.md"
        : articlePath(name)
          ? `the address ${articlePath(name)} is taken; give the file another name`
          : "the name of the file becomes the page's address, so it has small letters, digits and single dashes only, such as summer-offer.md";
      return [`content/${ARTICLES}/${file}: ${reason}`];
    });
}

/**
 * The published articles. An unpublished one may be half written, so it is not
 * checked.
 */
export function readArticles(files: RawFiles, pages: readonly SitePage[]) {
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

/** The content with a link to each article that is in the menu. */
export function withMenuLinks(
  content: Content,
  articles: readonly Article[],
): Content {
  const links = articles
    .filter(({ inTheMenu }) => inTheMenu === true)
    .map(({ name, path }) => ({ text: name, to: path }));
  const { navigation } = content;
  const { main } = navigation;
  return {
    ...content,
    navigation: {
      ...navigation,
      main: { ...main, links: [...main.links, ...links] },
    },
  };
}
