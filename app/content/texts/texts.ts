import { createHash } from "node:crypto";
import type { z } from "zod";

import { fill, slug } from "../../format/text.ts";
import type { TextPath } from "../../page-path.ts";
import { validate } from "./messages.ts";
import type { Problem, RawFiles } from "./placeholders.ts";
import { article, type Article, type Known } from "../schema/pages/article.ts";
import { caseStudy, type CaseStudy } from "../schema/pages/case-study.ts";
import { page, type TextPage } from "../schema/pages/page.ts";
import { inSlot } from "../schema/pictures.ts";
import type { Content } from "../schemas.ts";
import { textPath, type SitePage } from "../pages/site-pages.ts";

/** What the Markdown files have that are published, or that a preview shows. */
export type Texts = {
  pages: readonly TextPage[];
  articles: readonly Article[];
  cases: readonly CaseStudy[];
};

/**
 * The members of the team, who write articles, and the topics of articles with the words
 * around them. Nothing is known if their files have problems.
 */
export function knownTo({
  about,
  articles,
}: Partial<Content>): Known | undefined {
  if (!about || !articles) return undefined;
  const { oneMinute, minutes, draft, waiting } = articles;
  return {
    words: { oneMinute, minutes, draft, waiting },
    topics: articles.topics.flatMap(({ path, ...topic }) =>
      path ? [{ ...topic, path }] : [],
    ),
    authors: (about.team?.members ?? []).map(({ name, position, picture }) => {
      const path = textPath(`articles/authors/${slug(name)}`);
      // A photograph of the image host would need code to cover the drawing.
      const { drawing } = picture;
      const portrait = drawing ? { drawing } : inSlot("author", picture);
      return { name, role: position, portrait, ...(path && { path }) };
    }),
  };
}

/** What a preview says of an article that is not published yet. */
const waitingText = (waits: string, { date }: Article, { words }: Known) =>
  waits === "draft" ? words.draft : fill(words.waiting, { date: date.shown });

type Made<Data> = { data: Data | undefined; problems: Problem[] };

type Last<Schema extends z.ZodType> = Map<
  string,
  { of: string; made: Made<z.output<Schema>> }
>;

/** The files as they were read last: the texts of a large site take seconds. */
const last: {
  pages: Last<ReturnType<typeof page>>;
  articles: Last<ReturnType<typeof article>>;
  cases: Last<ReturnType<typeof caseStudy>>;
} = { pages: new Map(), articles: new Map(), cases: new Map() };

/** What has been read, to be kept for the next start. */
export const textsToKeep = (): string =>
  JSON.stringify(Object.values(last).map((each) => [...each]));

/** Takes what `textsToKeep` returned at an earlier start of the same program. */
export function takeTexts(kept: string): void {
  // oxlint-disable-next-line typescript/no-unsafe-assignment -- these maps were written
  const entries: [string, never][][] = JSON.parse(kept);
  for (const [index, each] of Object.values(last).entries())
    for (const [name, made] of entries[index] ?? []) each.set(name, made);
}

/** Checks a file as `validate` does, unless it and what it refers to are as they were last. */
function check<Schema extends z.ZodType>(
  before: Last<Schema>,
  name: string,
  schema: () => Schema,
  written: unknown,
  known = "",
): Made<z.output<Schema>> {
  const of = createHash("sha256")
    .update(JSON.stringify(written) + known)
    .digest("base64");
  const found = before.get(name);
  if (found?.of === of) return found.made;
  const made = validate(name, schema(), written);
  before.set(name, { of, made });
  return made;
}

/** Reads the Markdown files of a folder that are published, or that a preview shows. */
function readFolder<Data>(
  folder: string,
  pages: readonly SitePage[],
  read: (name: string, path: TextPath) => Made<Data>,
) {
  const problems: Problem[] = [];
  const halfWritten = new Map<string, Problem[]>();
  const texts = pages.flatMap(({ name, isPublished, isDraft, waits }) => {
    const path = textPath(name);
    if (!isPublished || !path || !name.startsWith(`${folder}/`)) return [];
    const { data, problems: found } = read(name, path);
    // A draft may be half written: a preview leaves it out until it can be read.
    const isHalf = (isDraft === true || waits === "draft") && found.length > 0;
    if (isHalf) halfWritten.set(name, found);
    else problems.push(...found);
    return data === undefined ? [] : [{ data, waits }];
  });
  return { texts, problems, halfWritten };
}

/**
 * Reads the Markdown files. One that is switched off may be half written, so it is not
 * checked.
 */
export function readTexts(
  files: RawFiles,
  pages: readonly SitePage[],
  known: Known | undefined,
): {
  texts: Texts;
  problems: Problem[];
  /** Drafts that cannot be read yet, with what is wrong with them. */
  halfWritten: ReadonlyMap<string, Problem[]>;
} {
  const own = readFolder("pages", pages, (name, path) =>
    check(last.pages, name, () => page(path), files[name]),
  );
  const knownText = JSON.stringify(known);
  const articles = known
    ? readFolder("articles", pages, (name, path) =>
        check(
          last.articles,
          name,
          () => article(path, known),
          files[name],
          knownText,
        ),
      )
    : { texts: [], problems: [], halfWritten: new Map<string, Problem[]>() };
  const cases = readFolder("case-studies", pages, (name, path) =>
    check(last.cases, name, () => caseStudy(path), files[name]),
  );
  return {
    texts: {
      cases: cases.texts.map(({ data, waits }) => ({ ...data, waits })),
      pages: own.texts.map(({ data }) => data),
      articles: articles.texts.map(({ data, waits }) => ({
        ...data,
        waits,
        waiting: known && waits && waitingText(waits, data, known),
      })),
    },
    problems: [...own.problems, ...articles.problems, ...cases.problems],
    halfWritten: new Map([
      ...own.halfWritten,
      ...articles.halfWritten,
      ...cases.halfWritten,
    ]),
  };
}
