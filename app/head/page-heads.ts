import { documents, published } from "virtual:site-pages";

import {
  about,
  articles,
  brand,
  company,
  contact,
  googleAds,
  home,
  microsoftAds,
  navigation,
  privacy,
  report,
  services,
  thankYou,
} from "virtual:content";
import type { DocumentFacts } from "../content/pages/site-document.ts";
import type { PageHead } from "../content/schema/primitives.ts";
import type { Faq, PricingPackage } from "../content/schema/shared.ts";
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
  figure?: { value: string; label: string } | undefined;
}

export interface PageFacts extends Omit<DocumentFacts, "path" | "card"> {
  services?: readonly SoldService[] | undefined;
  questions?: Faq["items"] | undefined;
  card: Card;
}

const { lastUpdated } = privacy.hero;

/** The name of a page is what a menu calls it. */
function factsAt(path: DesignedPath, head: PageHead, card: Card): PageFacts {
  const links = [...navigation.main.links, ...navigation.quickLinks.links];
  const link = links.find(({ to }) => to === path);
  return { name: link?.text ?? head.title, head, card };
}

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

const adsFacts = (
  path: "/google-ads" | "/microsoft-ads",
  page: typeof googleAds | typeof microsoftAds,
): PageFacts => ({
  ...factsAt(path, page, {
    ...page.hero,
    figure: lowestPrice(page.pricing?.packages),
  }),
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
});

/** A page of page-path.ts without an entry fails the typecheck. */
const designed: Record<DesignedPath, PageFacts> = {
  "/": factsAt("/", home, {
    ...home.hero,
    figure: {
      value: home.hero.chart.change.replace("-", "−"),
      label: home.hero.chart.caption?.heading ?? home.hero.chart.label,
    },
  }),
  "/services": {
    ...factsAt("/services", services, {
      ...services.hero,
      figure: lowestPrice(services.packages?.packages),
    }),
    services: services.packages?.packages.map((entry) => {
      const address = `/services#${entry.id}` as const;
      const { name, forWhom: description } = entry;
      return { address, name, description, packages: [{ ...entry, address }] };
    }),
    questions: services.faq?.items,
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
    ...factsAt("/about", about, {
      ...about.hero,
      figure: about.story && {
        value: String(company.founded),
        label: about.story.heading,
      },
    }),
    questions: about.faq?.items,
  },
  "/contact": factsAt("/contact", contact, {
    ...contact.hero,
    figure: { value: company.telephone.shown, label: company.email },
  }),
  "/privacy": factsAt("/privacy", privacy, {
    kicker: `${lastUpdated.label} ${lastUpdated.date.shown}`,
    title: [privacy.hero.heading],
  }),
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

/** Without a hash: links that were shared before a deployment still find their picture. */
export function cardAddress(path: PagePath): string {
  const name = path.slice(1).replaceAll("/", "-") || "home";
  return `/social/${name}.png`;
}

export function cardText(path: PagePath): string {
  const { kicker, title, figure } = factsOf(path).card;
  const words = figure ? `${figure.value} ${figure.label}` : kicker;
  return plainText(`${title.join(" ")} ${words.replace(/\.$/, "")}.`);
}
