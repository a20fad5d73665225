import { fill } from "../../format/text.ts";
import type { PagePath } from "../../page-path.ts";
import {
  formsIn,
  placed,
  sectionsOf,
  type Section,
} from "../../sections/kinds.ts";
import { LIST, newestFirst } from "../pages/list-articles.ts";
import type { Page, SiteDocument } from "../pages/site-document.ts";
import type { SitePage } from "../pages/site-pages.ts";
import { today as dayOf } from "../schema/date.ts";
import type { Known } from "../schema/pages/articles.ts";
import type { WrittenPage } from "../schema/pages/page.ts";
import { type Navigation, whyHidden } from "../schema/layout.ts";
import type { PageLink } from "../schema/primitives.ts";
import type { Content } from "../schemas.ts";
import type { Site, SiteContent } from "../site.ts";
import type { Texts } from "../texts/texts.ts";
import { gatherPrices } from "./gather-prices.ts";
import { noticeOf } from "./measured.ts";

type Given = {
  content: Content;
  /** The pages of sections, by the names of their files. */
  written: ReadonlyMap<string, WrittenPage>;
  texts: Texts;
  known: Known;
  documents: readonly SiteDocument[];
  pages: readonly SitePage[];
  today: Date;
};

type IsOn = (link: PageLink) => boolean;

/** Links of lists go with a page that is switched off. */
function withLinksOn(section: Section, isOn: IsOn): Section {
  if (section.section !== "list") return section;
  const kept = (entries: Section<"list">["entries"]) =>
    entries.map(({ link, ...entry }) =>
      link && isOn(link) ? { ...entry, link } : entry,
    );
  return {
    ...section,
    entries: kept(section.entries),
    large: section.large && kept(section.large),
  };
}

function pagesOf(
  { content, written, pages }: Pick<Given, "content" | "written" | "pages">,
  isOn: IsOn,
): Page[] {
  const { main, quickLinks } = content.navigation;
  const links = [...main.links, ...quickLinks.links];
  return pages.flatMap(({ name: file, path, isPublished }) => {
    const page = written.get(file);
    if (!page || !isPublished) return [];
    const { name, menu, sections, ...head } = page;
    return {
      path,
      name: name ?? links.find(({ to }) => to === path)?.text ?? head.title,
      head,
      isCampaign: menu === false,
      sections: placed(sections.map((each) => withLinksOn(each, isOn))),
    };
  });
}

/** The menus without pages that are switched off, and with those that ask to be in them. */
function navigationOf(
  navigation: Navigation,
  isOn: IsOn,
  { pages }: Texts,
): Navigation {
  const { main, quickLinks, ourServices } = navigation;
  const added = pages.flatMap(({ inTheMenu, name, path }) =>
    inTheMenu === true && !main.links.some(({ to }) => to === path)
      ? { text: name, to: path }
      : [],
  );
  const on = <List extends { links: PageLink[] }>(list: List) => ({
    ...list,
    links: list.links.filter(isOn),
  });
  return {
    ...navigation,
    main: { ...on(main), links: [...main.links.filter(isOn), ...added] },
    quickLinks: on(quickLinks),
    ourServices: on(ourServices),
  };
}

function contentOf(
  { content, texts, today }: Pick<Given, "content" | "texts" | "today">,
  isOn: IsOn,
): SiteContent {
  const { announcement, company, footer, fallback } = content;
  const link = (given: PageLink | undefined) =>
    given && isOn(given) ? given : undefined;
  return {
    ...content,
    announcement:
      announcement && whyHidden(announcement, today) === undefined
        ? announcement
        : undefined,
    company: {
      ...company,
      closedDays: company.closedDays.filter(
        ({ until }) => until >= dayOf(today),
      ),
    },
    navigation: navigationOf(content.navigation, isOn, texts),
    fallback: { ...fallback, waysBack: fallback.waysBack.filter(isOn) },
    footer: {
      ...footer,
      report: link(footer.report),
      details: link(footer.details),
      privacy: link(footer.privacy),
    },
    "cookie-notice": noticeOf(content["cookie-notice"], content.measuring),
  };
}

/** What follows from the checked files of a site. */
export function deriveSite(given: Given): Site {
  const { texts, known, documents } = given;
  const shown = given.pages.filter(({ isPublished }) => isPublished);
  const paths = new Set<string>(
    [...shown, ...documents].map(({ path }) => path),
  );
  const isOn: IsOn = ({ to }) => paths.has(to.replace(/[?#].*$/, ""));
  const content = contentOf(given, isOn);
  const pages = pagesOf({ ...given, content }, isOn);
  const prices = gatherPrices(content, pages);
  const named = new Set(
    [...pages, ...documents].flatMap(({ sections }) =>
      sections.flatMap(formsIn).map(({ person }) => person),
    ),
  );
  const lists = new Set<PagePath>(documents.map(({ path }) => path));
  return {
    content,
    pages,
    documents,
    drafts: new Map(
      shown.flatMap(({ path, waits }) =>
        waits === undefined ? [] : [[path, waits] as const],
      ),
    ),
    articles: newestFirst(texts.articles),
    cases: texts.cases,
    articlesBy: new Map(
      known.authors.flatMap(({ name, path }) =>
        path && path.startsWith(LIST) && lists.has(path)
          ? [[name, { text: fill(content.articles.by, { name }), to: path }]]
          : [],
      ),
    ),
    persons: new Map(
      known.authors
        .filter(({ name }) => named.has(name))
        .map((each) => [each.name, each]),
    ),
    estimator: { ...content.estimator, prices },
    reportPage: pages.find(
      ({ sections }) => sectionsOf(sections, "sheet").length > 0,
    )?.path,
  };
}
