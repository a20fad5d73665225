import brand from "content/brand.yaml";
import company from "content/company.yaml";
import home from "content/home.yaml";
import { formatPence } from "../format/numbers.ts";
import type { PagePath } from "../page-path.ts";
import { articleNodes } from "./article-nodes.ts";
import { ICONS } from "./icons.ts";
import { organizationId, refer, webPageId, type GraphNode } from "./ids.ts";
import {
  cardAddress,
  factsOf,
  pages,
  type PageFacts,
  type PricedPackage,
  type SoldService,
} from "./page-heads.ts";
import {
  basePriceText,
  plainBlocks,
  plainText,
  shareText,
} from "./plain-text.ts";

/** The id of the node of the site, which every page's graph contains. */
const websiteId = (origin: string) => `${origin}/#website`;

const HOME: PagePath = "/";

/** UN/CEFACT's codes of the units that the prices are given in. */
const MONTH = "MON";
const PER_CENT = "P1";

type Questions = NonNullable<PageFacts["questions"]>;

const breadcrumbId = (path: PagePath, origin: string) =>
  `${origin}${path}#breadcrumb`;

/**
 * The structured data of a page: one schema.org graph, whose nodes keep their
 * ids from page to page. Without a path it describes the company and the site.
 */
export function pageGraph(path: PagePath | undefined, origin: string) {
  return {
    "@context": "https://schema.org",
    "@graph": [
      companyNode(origin),
      websiteNode(origin),
      ...(path ? pageNodes(path, origin) : []),
    ],
  };
}

/** schema.org's names of the days, by the content's names. */
const DAYS = {
  Mon: "Monday",
  Tue: "Tuesday",
  Wed: "Wednesday",
  Thu: "Thursday",
  Fri: "Friday",
  Sat: "Saturday",
  Sun: "Sunday",
} as const;

/** An hour of the day such as 9.5 as text: "09:30". */
function clock(hour: number): string {
  const minutes = Math.round((hour % 1) * 60);
  return [Math.floor(hour), minutes]
    .map((part) => String(part).padStart(2, "0"))
    .join(":");
}

/** Days without an entry count as closed. */
function openingHours(): GraphNode[] {
  return company.openings.flatMap((opening) =>
    "hours" in opening
      ? {
          "@type": "OpeningHoursSpecification",
          dayOfWeek: opening.days.map((day) => DAYS[day]),
          opens: clock(opening.hours.opens),
          closes: clock(opening.hours.closes),
        }
      : [],
  );
}

/** From the cheapest package of the site to the most expensive: "£750–£3,000". */
function priceRange(): string | undefined {
  const prices = [...pages.values()]
    .flatMap(({ services = [] }) => services)
    .flatMap(({ packages }) => packages)
    .map(({ basePence }) => basePence);
  if (prices.length === 0) return undefined;
  return [Math.min(...prices), Math.max(...prices)].map(formatPence).join("–");
}

function postalAddress(): GraphNode {
  const { street, district, town, postcode, countryCode } = company.address;
  return {
    "@type": "PostalAddress",
    streetAddress: `${street}, ${district}`,
    addressLocality: town,
    postalCode: plainText(postcode),
    addressCountry: countryCode,
  };
}

/** The company's node, which is the same on every page. */
function companyNode(origin: string): GraphNode {
  return {
    "@type": "ProfessionalService",
    "@id": organizationId(origin),
    name: brand.name,
    legalName: brand.legalName,
    url: `${origin}/`,
    description: home.description,
    logo: `${origin}${ICONS.large.src}`,
    image: `${origin}${cardAddress("/")}`,
    telephone: company.telephone.href.replace("tel:", ""),
    email: company.email,
    address: postalAddress(),
    openingHoursSpecification: openingHours(),
    priceRange: priceRange(),
    foundingDate: String(company.founded),
  };
}

function websiteNode(origin: string): GraphNode {
  return {
    "@type": "WebSite",
    "@id": websiteId(origin),
    url: `${origin}/`,
    name: brand.name,
    inLanguage: "en-GB",
    publisher: refer(organizationId(origin)),
  };
}

function pageNodes(path: PagePath, origin: string): GraphNode[] {
  const { services = [], questions } = factsOf(path);
  return [
    webPageNode(path, origin),
    ...(path === HOME ? [] : [breadcrumbNode(path, origin)]),
    ...services.map((service) => serviceNode(service, origin)),
    ...(questions ? [faqNode(questions, path, origin)] : []),
    ...articleNodes(path, origin),
  ];
}

function webPageNode(path: PagePath, origin: string): GraphNode {
  const { head, services = [] } = factsOf(path);
  const url = `${origin}${path}`;
  const subjects =
    path === HOME
      ? [organizationId(origin)]
      : services.map(({ address }) => `${origin}${address}`);
  return {
    "@type": "WebPage",
    "@id": webPageId(path, origin),
    url,
    name: head.title,
    description: plainText(head.description),
    isPartOf: refer(websiteId(origin)),
    ...(subjects.length > 0 && { about: subjects.map(refer) }),
    ...(path !== HOME && { breadcrumb: refer(breadcrumbId(path, origin)) }),
  };
}

function breadcrumbNode(path: PagePath, origin: string): GraphNode {
  return {
    "@type": "BreadcrumbList",
    "@id": breadcrumbId(path, origin),
    itemListElement: [
      { path: HOME, name: factsOf(HOME).name },
      ...(factsOf(path).trail ?? []),
      { path, name: factsOf(path).name },
    ].map((step, index) => ({
      "@type": "ListItem",
      position: index + 1,
      name: step.name,
      item: `${origin}${step.path}`,
    })),
  };
}

function serviceNode(
  { address, name, description, packages }: SoldService,
  origin: string,
): GraphNode {
  return {
    "@type": "Service",
    "@id": `${origin}${address}`,
    name: plainText(name),
    description: plainText(description),
    provider: refer(organizationId(origin)),
    offers: packages.map((entry) => ({
      "@type": "Offer",
      name: entry.name,
      url: `${origin}${entry.address}`,
      priceSpecification: priceSpecifications(entry),
    })),
  };
}

function priceSpecifications({
  basePence,
  percentOfSpend,
}: PricedPackage): GraphNode[] {
  const base = {
    "@type": "UnitPriceSpecification",
    price: basePence / 100,
    priceCurrency: "GBP",
    unitCode: MONTH,
    valueAddedTaxIncluded: company.vat.isIncluded,
    description: basePriceText(basePence),
  };
  if (percentOfSpend === undefined) return [base];
  const share = {
    "@type": "UnitPriceSpecification",
    price: percentOfSpend,
    unitCode: PER_CENT,
    valueAddedTaxIncluded: company.vat.isIncluded,
    description: shareText(percentOfSpend),
  };
  return [base, share];
}

function faqNode(
  questions: Questions,
  path: PagePath,
  origin: string,
): GraphNode {
  return {
    "@type": "FAQPage",
    "@id": `${origin}${path}#faq`,
    isPartOf: refer(webPageId(path, origin)),
    mainEntity: questions.map(({ question, answer }) => ({
      "@type": "Question",
      name: plainText(question),
      acceptedAnswer: { "@type": "Answer", text: plainBlocks(answer) },
    })),
  };
}
