import { FATHOMS, type Mark } from "../../format/marks.ts";
import { fill } from "../../format/text.ts";
import type { LongText } from "../markdown/long-text.ts";
import type { Article, Known } from "../schema/pages/articles.ts";
import type { CaseStudy } from "../schema/pages/case-studies.ts";
import type { TextPage } from "../schema/pages/page.ts";
import type { Content } from "../schemas.ts";
import type { Texts } from "../texts/texts.ts";
import {
  entryOf,
  LIST,
  listPagesOf,
  newestFirst,
  relatedTo,
} from "./list-articles.ts";
import { listCases } from "./list-cases.ts";
import type { DocumentFacts, SiteDocument } from "./site-document.ts";
import { textPath, type SitePage } from "./site-pages.ts";

const MOST_IN_TITLES = 60;

function titleOf(title: string, name: string): string {
  const both = `${title}${/[.?!]$/.test(title) ? "" : "."} ${name}`;
  return both.length <= MOST_IN_TITLES ? both : title;
}

/** The section below the text has the line's next mark, if one is left. */
function partMarks({ parts, closing }: LongText, below?: Mark): Mark[] {
  const fathoms = FATHOMS[parts.length];
  const last = below && fathoms && { ...below, id: "closing", fathoms };
  return [
    ...parts.flatMap(({ mark }) => mark ?? []),
    (closing ? closing.mark : last) ?? [],
  ].flat();
}

/** The facts about a document alone. */
export function documentFacts(document: SiteDocument): DocumentFacts {
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

function pageDocument(page: TextPage): SiteDocument {
  const { path, name, kicker, title, description, searchEngines, text } = page;
  return {
    path,
    name,
    head: { title, description, searchEngines },
    card: { kicker, title: [title], figure: text.stats?.[0] },
    marks: partMarks(text),
    view: { kind: "page", page },
  };
}

function articleDocuments(
  articles: readonly Article[],
  known: Known,
  { articles: words, brand }: Words,
): SiteDocument[] {
  const sorted = newestFirst(articles);
  const lists = listPagesOf(articles, known.authors, known.topics, words);
  const [all] = lists;
  const feedOfAll = all?.feed === undefined ? undefined : { address: all.feed };
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
        head: { title, description },
        card: { kicker: brand.name, title: [heading] },
        ...(path !== LIST && { trail }),
        blog: [list.newest ?? [], list.entries].flat().map((each) => each.path),
        feed:
          feed !== undefined && list.list !== LIST
            ? { address: feed, topic: heading }
            : feedOfAll,
        marks: [hasOthers ? earlier.mark : undefined, closing.mark].flatMap(
          (mark) => mark ?? [],
        ),
        view: { kind: "articles", list },
      };
    }),
    ...sorted.map((article, index): SiteDocument => {
      const { path, title, standfirst, answer, text, topics, author, picture } =
        article;
      const [newer, older] = [sorted[index - 1], sorted[index + 1]];
      return {
        path,
        name: title,
        head: {
          title: titleOf(title, brand.name),
          description: standfirst,
          ...(article.waits !== undefined && { searchEngines: false }),
        },
        card: { kicker: author.name, title: [title], figure: answer },
        trail,
        changed: (article.updated ?? article.date).iso,
        posting: {
          published: article.date.iso,
          author: { name: author.name, role: author.role, path: author.path },
          section: topics[0]?.name ?? "",
          words: text.words,
          photograph: picture?.photograph,
        },
        feed: feedOfAll,
        marks: partMarks(text, words.closing.mark),
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

function caseDocuments(
  cases: readonly CaseStudy[],
  { "case-studies": words, brand }: Words,
): SiteDocument[] {
  const lists = listCases(cases, words);
  const trail = lists
    .slice(0, 1)
    .map(({ path }) => ({ path, name: words.kicker }));
  return [
    ...lists.map((list, index): SiteDocument => {
      const { path, title } = list;
      const { heading, kicker, closing } = words;
      const description =
        index === 0
          ? words.description
          : fill(words.filteredDescription, { name: list.name });
      return {
        path,
        name: index === 0 ? kicker : title,
        head: { title, description },
        card: { kicker: brand.name, title: [heading] },
        ...(index > 0 && { trail }),
        marks: [closing.mark ?? []].flat(),
        view: { kind: "case studies", list },
      };
    }),
    ...cases.map((study): SiteDocument => {
      const { path, title, description, client, results, text, waits } = study;
      const [first] = results;
      return {
        path,
        name: `${client}: ${title}`,
        head: {
          title: titleOf(`${client}: ${words.one}`, brand.name),
          description,
          ...(waits !== undefined && { searchEngines: false }),
        },
        card: {
          kicker: `${words.one} · ${client}`,
          title: [title],
          figure: first && { value: first.value, label: first.measure },
        },
        trail,
        marks: partMarks(text, words.closing.mark),
        view: { kind: "case study", study },
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
