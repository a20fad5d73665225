import about from "content/about.yaml";
import company from "content/company.yaml";
import contact from "content/contact.yaml";
import googleAds from "content/google-ads.yaml";
import home from "content/home.yaml";
import microsoftAds from "content/microsoft-ads.yaml";
import navigation from "content/navigation.yaml";
import privacy from "content/privacy.md";
import type { PageHead } from "../content/schema/primitives.ts";
import type { Faq, PricingPackage } from "../content/schema/shared.ts";
import services from "content/services.yaml";
import thankYou from "content/thank-you.yaml";
import { formatLongDate } from "../format/long-date.ts";
import type { PageAddress, PagePath } from "../page-path.ts";

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
interface Card {
  kicker: string;
  title: readonly string[];
  /** The drawing below the title, in words. */
  drawing: string;
}

/** The facts about a page for search engines and social networks. */
export interface PageFacts {
  /** The text of the links to the page. */
  name: string;
  head: PageHead;
  services?: readonly SoldService[];
  questions?: Faq["items"];
  card: Card;
}

const { lastUpdated } = privacy.hero;

type LinkedPath = Exclude<PagePath, "/thank-you">;

/** @throws if no link of the navigation leads to the page */
function nameOf(path: LinkedPath): string {
  const links = [...navigation.main.links, ...navigation.quickLinks.links];
  const link = links.find(({ to }) => to === path);
  if (!link) throw new Error(`content/navigation.yaml: no link to ${path}`);
  return link.text;
}

type AdsPage = typeof googleAds | typeof microsoftAds;

/** Each ads page sells one service in several packages. */
function adsService(
  path: PagePath,
  { description, hero, pricing }: AdsPage,
): SoldService {
  return {
    address: `${path}#service`,
    name: hero.kicker,
    description,
    packages: pricing.packages.map((entry) => ({
      ...entry,
      address: hero.pricesLink.to,
    })),
  };
}

/** Each package of the services page is a service of its own. */
const packageServices = services.packages.packages.map((entry): SoldService => {
  const address = `/services#${entry.id}` as const;
  const { name, blurb: description } = entry;
  return { address, name, description, packages: [{ ...entry, address }] };
});

/** The facts about every page. A route without an entry fails the typecheck. */
export const pages: Record<PagePath, PageFacts> = {
  "/": {
    name: nameOf("/"),
    head: home,
    card: { ...home.hero, drawing: home.hero.soundings.label },
  },
  "/services": {
    name: nameOf("/services"),
    head: services,
    services: packageServices,
    questions: services.faq.items,
    card: { ...services.hero, drawing: services.hero.pricesLabel },
  },
  "/google-ads": {
    name: nameOf("/google-ads"),
    head: googleAds,
    services: [adsService("/google-ads", googleAds)],
    card: { ...googleAds.hero, drawing: googleAds.hero.auction.label },
  },
  "/microsoft-ads": {
    name: nameOf("/microsoft-ads"),
    head: microsoftAds,
    services: [adsService("/microsoft-ads", microsoftAds)],
    card: { ...microsoftAds.hero, drawing: microsoftAds.hero.waters.label },
  },
  "/about": {
    name: nameOf("/about"),
    head: about,
    questions: about.faq.items,
    card: { ...about.hero, drawing: about.hero.drawingAlt },
  },
  "/contact": {
    name: nameOf("/contact"),
    head: contact,
    card: {
      ...contact.hero,
      drawing: `${company.telephone.shown}, ${company.email}`,
    },
  },
  "/privacy": {
    name: nameOf("/privacy"),
    head: privacy,
    card: {
      kicker: `${lastUpdated.label} ${formatLongDate(lastUpdated.date)}`,
      title: [privacy.hero.heading],
      drawing: privacy.hero.inShort
        .map(({ value, label }) => `${value} ${label}`)
        .join(", "),
    },
  },
  "/thank-you": {
    name: thankYou.heading,
    head: thankYou,
    card: {
      kicker: thankYou.kicker,
      title: [thankYou.heading],
      drawing: thankYou.stamp.word,
    },
  },
};

/** Whether a URL path is a page of the site. */
export const isPage = (path: string): path is PagePath =>
  Object.hasOwn(pages, path);

/** The URL path of every page, in the order of routes.ts. */
export const paths: readonly PagePath[] = Object.keys(pages).filter(isPage);
