import type { z } from "zod";

import { slug } from "../../format/slug.ts";
import type { PagePath } from "../../page-path.ts";
import { validate } from "./messages.ts";
import type { Problem, RawFiles } from "./placeholders.ts";
import { article, type Article, type Known } from "../schema/pages/articles.ts";
import { caseStudy, type CaseStudy } from "../schema/pages/case-studies.ts";
import { page, type TextPage, type WrittenPage } from "../schema/pages/page.ts";
import { today } from "../schema/date.ts";
import { inSlot } from "../schema/pictures.ts";
import type { Content } from "../schemas.ts";
import { textPath, type FOLDERS, type SitePage } from "../pages/site-pages.ts";

/** What the Markdown files have that are published, or that a preview shows. */
export type Texts = {
  pages: readonly TextPage[];
  articles: readonly Article[];
  cases: readonly CaseStudy[];
};

/** The authors and topics that articles can name; nothing while their file has problems. */
export function knownTo(
  { articles }: Partial<Content>,
  pages: ReadonlyMap<string, WrittenPage>,
  areAllRead: boolean,
): Known | undefined {
  if (!articles) return undefined;
  const people = [...pages.values()].flatMap(({ sections }) =>
    sections.flatMap((each) => (each.section === "people" ? each.people : [])),
  );
  // Several pages may show one person.
  const unique = new Map(people.map((person) => [person.name, person]));
  const { oneMinute, minutes } = articles;
  return {
    words: { oneMinute, minutes },
    topics: articles.topics.flatMap(({ path, ...topic }) =>
      path ? [{ ...topic, path }] : [],
    ),
    authors: Array.from(unique.values(), ({ name, position, bio, picture }) => {
      const path = textPath(`articles/authors/${slug(name)}`);
      // A photograph of the image host would need code to cover the drawing.
      const { drawing } = picture;
      const portrait = drawing ? { drawing } : inSlot("author", picture);
      return { name, role: position, bio, portrait, ...(path && { path }) };
    }),
    ...(!areAllRead && { mayLackAuthors: true }),
  };
}

/** Reads what is published, or shown in a preview: what is switched off may be half written. */
export function readTexts(
  files: RawFiles,
  pages: readonly SitePage[],
  known: Known | undefined,
) {
  const problems: Problem[] = [];

  function readFolder<Text extends object>(
    folder: keyof typeof FOLDERS,
    schemaOf: (path: PagePath) => z.ZodType<Text>,
  ) {
    return pages.flatMap(({ name, isMarkdown, isPublished, waits }) => {
      const path = isMarkdown ? textPath(name) : undefined;
      const isDated = waits !== undefined && waits !== "draft";
      // What waits is read too: nobody may be there when its day comes.
      if (!path || !name.startsWith(`${folder}/`) || !(isPublished || isDated))
        return [];
      const made = validate(name, schemaOf(path), files[name]);
      problems.push(...made.problems);
      return made.data && isPublished ? [made.data] : [];
    });
  }

  const texts: Texts = {
    pages: readFolder("pages", page),
    articles: known
      ? readFolder("articles", (path) => article(path, known))
      : [],
    cases: readFolder("case-studies", caseStudy),
  };
  for (const { path, updated } of texts.articles)
    if (updated && updated.iso > today())
      problems.push({
        file: path.slice(1),
        path: ["updated"],
        message: "is in the future",
      });
  return { texts, problems };
}
