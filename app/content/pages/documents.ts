import {
  entryOf,
  LIST,
  listPagesOf,
  newestFirst,
  relatedTo,
} from "../articles/list-articles.ts";
import { caseDocuments } from "../case-studies/case-documents.ts";
import { headOf, marksBelow, marksOfText, titleOf } from "./document-parts.ts";
import type { Article, Known } from "../schema/pages/article.ts";
import type { TextPage } from "../schema/pages/page.ts";
import type { Content } from "../schemas.ts";
import type { DocumentFacts, SiteDocument } from "./site-document.ts";
import { textPath, type SitePage } from "./site-pages.ts";
import type { Texts } from "../texts/texts.ts";

/** The facts about a document alone. */
export function factsOf(document: SiteDocument): DocumentFacts {
  const { view: _view, marks: _marks, ...facts } = document;
  return facts;
}

type Words = Pick<Content, "articles" | "brand" | "case-studies">;

/** Every document, in the order of the site. */
export const listDocuments = (
  { pages, articles, cases }: Texts,
  known: Known,
  words: Words,
): SiteDocument[] => [
  ...pages.map(pageDocument),
  ...articleDocuments(articles, known, words),
  ...caseDocuments(cases, words),
];

function articleDocuments(
  articles: readonly Article[],
  known: Known,
  { articles: words, brand }: Words,
): SiteDocument[] {
  const sorted = newestFirst(articles);
  const lists = listPagesOf(articles, known.authors, known.topics, words);
  const trail = lists
    .slice(0, 1)
    .map(({ path }) => ({ path, name: words.heading }));
  return [
    ...lists.map((list): SiteDocument => {
      const { path, title, description, heading, feed } = list;
      const hasOthers = list.newest === undefined || list.entries.length > 0;
      const { earlier, closing } = words;
      return {
        path,
        name: list.pages.number === 1 ? heading : title,
        head: headOf({ title, description }),
        card: { kicker: brand.name, title: [heading] },
        ...(path !== LIST && { trail }),
        blog: [list.newest ?? [], list.entries].flat().map((each) => each.path),
        feed: feed.includes("/authors/") ? `${LIST}/feed` : feed,
        marks: [hasOthers ? earlier.mark : undefined, closing.mark].flatMap(
          (mark) => mark ?? [],
        ),
        view: { kind: "articles", list },
      };
    }),
    ...sorted.map((article, index): SiteDocument => {
      const { path, title, standfirst, answer, text, topics, author } = article;
      const [newer, older] = [sorted[index - 1], sorted[index + 1]];
      return {
        path,
        name: title,
        head: headOf({
          title: titleOf(title, brand.name),
          description: standfirst,
          ...(article.waits !== undefined && { searchEngines: false }),
        }),
        card: { kicker: author.name, title: [title], figure: answer },
        trail,
        changed: (article.updated ?? article.date).iso,
        posting: {
          published: article.date.iso,
          author: { name: author.name, role: author.role, path: author.path },
          section: topics[0]?.name ?? "",
          words: text.words,
        },
        feed: `${LIST}/feed`,
        marks: [
          ...marksOfText(text),
          ...(text.closing ? [] : marksBelow(text, words.closing.mark)),
        ],
        view: {
          kind: "article",
          article,
          newer: newer && entryOf(newer),
          older: older && entryOf(older),
          related: relatedTo(article, sorted),
        },
      };
    }),
  ];
}

/** The lists as pages that links may lead to; one without entries does not exist. */
export function listAddresses(documents: readonly SiteDocument[]): SitePage[] {
  const lists = documents
    .filter(({ view }) => /^(?:articles|case studies)$/.test(view.kind))
    .map(({ path }) => ({ name: path, path, isPublished: true }));
  const missing = ["pages/articles", "pages/case-studies"].flatMap((name) => {
    const path = textPath(name);
    return !path || lists.some((each) => each.path === path)
      ? []
      : [{ name, path, isPublished: false }];
  });
  return [...lists, ...missing];
}

function pageDocument(page: TextPage): SiteDocument {
  const { path, name, kicker, title, description, searchEngines, text } = page;
  return {
    path,
    name,
    head: headOf({ title, description, searchEngines }),
    card: { kicker, title: [title], figure: text.stats?.[0] },
    marks: marksOfText(text),
    view: { kind: "page", page },
  };
}
