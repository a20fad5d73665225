import { documents, published } from "virtual:site-pages";

import about from "content/about.yaml";
import articles from "content/articles.yaml";
import brand from "content/brand.yaml";
import company from "content/company.yaml";
import contact from "content/contact.yaml";
import googleAds from "content/google-ads.yaml";
import home from "content/home.yaml";
import microsoftAds from "content/microsoft-ads.yaml";
import navigation from "content/navigation.yaml";
import privacy from "content/privacy.md";
import type { DocumentFacts } from "../content/pages/site-document.ts";
import type { PageHead } from "../content/schema/primitives.ts";
import type { Faq, PricingPackage } from "../content/schema/shared.ts";
import report from "content/report.yaml";
import services from "content/services.yaml";
import thankYou from "content/thank-you.yaml";
import type { DesignedPath, PageAddress, PagePath } from "../page-path.ts";
import { formatPence } from "../format/numbers.ts";
import { basePriceText, plainText, shareText } from "./plain-text.ts";

/** A package with its monthly price in pence and the URL path of its price list. */
export type PricedPackage = Pick<PricingPackage, "name" | "basePence"> & {
  percentOfSpend?: number;
  address: PageAddress;
};

/** A service that is sold in packages. */
export interface SoldService {
  address: PageAddress;
  name: string;
  description: string;
  packages: readonly PricedPackage[];
}

/** The texts of a page's social card. */
export interface Card {
  kicker: string;
  title: readonly string[];
  /** The figure below the title, and what it counts. */
  figure?: { value: string; label: string } | undefined;
}

/** The facts about a page for search engines and social networks. */
export interface PageFacts extends Omit<DocumentFacts, "path" | "card"> {
  services?: readonly SoldService[] | undefined;
  questions?: Faq["items"] | undefined;
  card: Card;
}

const { lastUpdated } = privacy.hero;

function nameOf(path: DesignedPath, { title }: PageHead): string {
  const links = [...navigation.main.links, ...navigation.quickLinks.links];
  return links.find(({ to }) => to === path)?.text ?? title;
}

/** The lowest of several monthly prices, for a card. */
function lowestPrice(packages: readonly Omit<PricedPackage, "address">[] = []) {
  const [lowest] = packages.toSorted((a, b) => a.basePence - b.basePence);
  if (!lowest) return undefined;
  const { basePence, percentOfSpend } = lowest;
  const share = percentOfSpend === undefined ? "" : shareText(percentOfSpend);
  return {
    value: basePriceText(basePence),
    label: share ? `${share}. ${company.vat.note}` : company.vat.note,
  };
}

/** Each ads page sells one service in several packages. */
const adsFacts = (
  path: "/google-ads" | "/microsoft-ads",
  page: typeof googleAds | typeof microsoftAds,
): PageFacts => ({
  name: nameOf(path, page),
  head: page,
  services: [
    {
      address: `${path}#service`,
      name: page.hero.kicker,
      description: page.description,
      packages: (page.pricing?.packages ?? []).map((entry) => ({
        ...entry,
        address: page.hero.pricesLink.to,
      })),
    },
  ],
  questions: page.faq?.items,
  card: { ...page.hero, figure: lowestPrice(page.pricing?.packages) },
});

/** A page of page-path.ts without an entry fails the typecheck. */
const designed: Record<DesignedPath, PageFacts> = {
  "/": {
    name: nameOf("/", home),
    head: home,
    card: {
      ...home.hero,
      figure: {
        value: home.hero.chart.change.replace("-", "−"),
        label: home.hero.chart.caption?.heading ?? home.hero.chart.label,
      },
    },
  },
  "/services": {
    name: nameOf("/services", services),
    head: services,
    services: services.packages?.packages.map((entry) => {
      const address = `/services#${entry.id}` as const;
      const { name, forWhom: description } = entry;
      return { address, name, description, packages: [{ ...entry, address }] };
    }),
    questions: services.faq?.items,
    card: {
      ...services.hero,
      figure: lowestPrice(services.packages?.packages),
    },
  },
  "/google-ads": adsFacts("/google-ads", googleAds),
  "/microsoft-ads": adsFacts("/microsoft-ads", microsoftAds),
  "/report": {
    name: report.hero.kicker,
    head: report,
    card: {
      ...report.hero,
      figure: report.sheet && {
        value: formatPence(report.report.costPence),
        label: report.sheet.numbers.cost.label,
      },
    },
  },
  "/about": {
    name: nameOf("/about", about),
    head: about,
    questions: about.faq?.items,
    card: {
      ...about.hero,
      figure: about.story && {
        value: String(company.founded),
        label: about.story.heading,
      },
    },
  },
  "/contact": {
    name: nameOf("/contact", contact),
    head: contact,
    card: {
      ...contact.hero,
      figure: { value: company.telephone.shown, label: company.email },
    },
  },
  "/privacy": {
    name: nameOf("/privacy", privacy),
    head: privacy,
    card: {
      kicker: `${lastUpdated.label} ${lastUpdated.date.shown}`,
      title: [privacy.hero.heading],
    },
  },
  "/thank-you": {
    name: thankYou.heading,
    head: thankYou,
    card: { kicker: thankYou.kicker, title: [thankYou.heading] },
  },
};

const isDesigned = (path: PagePath): path is DesignedPath =>
  Object.hasOwn(designed, path);

/** The facts about every published page by its URL path, in the order of the site. */
export const pageFacts: ReadonlyMap<PagePath, PageFacts> = new Map<
  PagePath,
  PageFacts
>([
  ...published
    .filter(isDesigned)
    .map((path) => [path, designed[path]] as const),
  ...documents.map(
    ({ path, card: { kicker = brand.name, ...card }, ...facts }) =>
      [path, { ...facts, card: { ...card, kicker } }] as const,
  ),
]);

/** @throws if the page is not published */
export function factsOf(path: PagePath): PageFacts {
  const facts = pageFacts.get(path);
  if (!facts) throw new Error(`${path} is not a published page`);
  return facts;
}

/** Whether a URL path is a page of the site. */
export const isPagePath = (path: string): path is PagePath =>
  new Set<string>(pageFacts.keys()).has(path);

/** The kinds of feeds, how their addresses end, and what they are called. */
export const FEEDS = [
  { type: "application/atom+xml", ending: "xml", kind: articles.feeds.atom },
  { type: "application/feed+json", ending: "json", kind: articles.feeds.json },
] as const;

/** The title of the feeds of all articles, or of a topic. */
export const feedTitle = (topic?: string): string =>
  [`${brand.name}: ${articles.heading}`, topic].filter(Boolean).join(", ");

/** The size of a social card in px, as the social networks recommend it. */
export const CARD_SIZE = { width: 1200, height: 630 } as const;

/**
 * The URL path of a page's social card. It has no content hash, so that links
 * shared before a deployment still find their picture.
 */
export function cardAddress(path: PagePath): string {
  const name = path.slice(1).replaceAll("/", "-") || "home";
  return `/social/${name}.png`;
}

export function cardText(path: PagePath): string {
  const { kicker, title, figure } = factsOf(path).card;
  const words = figure ? `${figure.value} ${figure.label}` : kicker;
  return plainText(`${title.join(" ")} ${words.replace(/\.$/, "")}.`);
}
