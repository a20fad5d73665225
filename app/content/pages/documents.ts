import { fill } from "../../format/text.ts";
import { placed, type Section } from "../../sections/kinds.ts";
import { measuredText } from "../derived/measured.ts";
import type { LongText, Part } from "../markdown/long-text.ts";
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
import type { SiteDocument } from "./site-document.ts";
import { framesOf } from "../../sections/keys.ts";

type Sections = {
  above?: readonly Section[] | undefined;
  below?: readonly Section[] | undefined;
};

/**
 * A text with the sections above and below it. The parts of the text keep their ids, which
 * its links name; the marks go on from above through the text to below.
 */
function aroundText(text: LongText, { above = [], below = [] }: Sections) {
  const { parts } = text;
  const frames = framesOf(
    [
      ...above,
      ...parts.map(({ mark }) => ({ section: "part", mark: mark && "" })),
      ...below,
    ],
    parts.map(({ id }) => id),
  );
  const end = above.length + parts.length;
  return {
    above: placed(
      above,
      frames.map((frame) => ({ ...frame, isLast: false })),
    ),
    text: {
      ...text,
      parts: parts.map(({ mark, ...part }, index): Part => {
        const fathoms = frames[above.length + index]?.mark?.fathoms;
        return mark && fathoms ? { ...part, mark: { ...mark, fathoms } } : part;
      }),
    },
    below: placed(below, frames.slice(end)),
  };
}

const MOST_IN_TITLES = 60;

function titleOf(title: string, name: string): string {
  const both = `${title}${/[.?!]$/.test(title) ? "" : ":"} ${name}`;
  return both.length <= MOST_IN_TITLES ? both : title;
}

type Words = Pick<Content, "articles" | "brand" | "case-studies" | "measuring">;

type WrittenClosing = Words["articles"]["closing"];

/** The closing of all of a kind. Its mark is not the page's first. */
const usualClosing = (usual: WrittenClosing) =>
  placed([{ section: "closing", ...usual }]).map((section) => {
    const { mark } = section.frame;
    return {
      ...section,
      frame: { ...section.frame, mark: mark && { ...mark, isFirst: false } },
    };
  });

/** The sections below a text: its own, or the closing of all its kind. */
const belowText = (
  { text, below }: Pick<Article, "text" | "below">,
  usual: WrittenClosing,
) => (below ? aroundText(text, { below }).below : usualClosing(usual));

/** Every document, in the order of the site. */
export const listDocuments = (
  { pages, articles, cases }: Texts,
  known: Known,
  words: Words,
): SiteDocument[] => [
  ...pages.map((page) => pageDocument(page, words)),
  ...articleDocuments(articles, known, words),
  ...caseDocuments(cases, words),
];

function pageDocument(page: TextPage, { measuring }: Words): SiteDocument {
  const { path, name, kicker, title, heading, description } = page;
  const { searchEngines, updated } = page;
  const shown = measuredText(page.text, measuring);
  const { above, text, below } = aroundText(shown, page);
  const [figure] = text.stats ?? [];
  return {
    path,
    name,
    head: { title, description, searchEngines },
    card: {
      kicker,
      title: [heading],
      figure: figure?.when ? undefined : figure,
    },
    ...(updated && { changed: updated.iso }),
    sections: [...above, ...below],
    above: above.length,
    view: { kind: "page", page: { ...page, text } },
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
        sections: usualClosing(words.closing),
        above: 0,
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
        sections: belowText(article, words.closing),
        above: 0,
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
        sections: usualClosing(closing),
        above: 0,
        view: { kind: "case studies", list },
      };
    }),
    ...cases.map((study): SiteDocument => {
      const { path, title, description, client, results } = study;
      const [first] = results;
      return {
        path,
        name: `${client}: ${title}`,
        head: {
          title: titleOf(`${client} ${words.one.toLowerCase()}`, brand.name),
          description,
        },
        card: {
          kicker: `${words.one} · ${client}`,
          title: [title],
          figure: first && { value: first.value, label: first.measure },
        },
        trail,
        sections: belowText(study, words.closing),
        above: 0,
        view: { kind: "case study", study },
      };
    }),
  ];
}
