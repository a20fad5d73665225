import { company } from "../content/company.ts";
import type { PagePath } from "../page-path.ts";
import {
  companyNode,
  organizationId,
  refer,
  websiteId,
  type GraphNode,
} from "./company-node.ts";
import {
  pages,
  type PageFacts,
  type PricedPackage,
  type SoldService,
} from "./pages.ts";
import { basePriceText, plainText, shareText } from "./plain-text.ts";

/** UN/CEFACT's codes for what a price is counted in. */
const MONTH = "MON";
const PER_CENT = "P1";

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

/** A service and what each of its packages costs. */
export function serviceNode(
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

const HOME: PagePath = "/";

const questionNode = ({
  question,
  answer,
}: NonNullable<PageFacts["questions"]>[number]): GraphNode => ({
  "@type": "Question",
  name: plainText(question),
  acceptedAnswer: { "@type": "Answer", text: plainText(answer) },
});

const webPageId = (path: PagePath, origin: string) =>
  `${origin}${path}#webpage`;

const breadcrumbId = (path: PagePath, origin: string) =>
  `${origin}${path}#breadcrumb`;

function breadcrumbNode(path: PagePath, origin: string): GraphNode {
  return {
    "@type": "BreadcrumbList",
    "@id": breadcrumbId(path, origin),
    itemListElement: [HOME, path].map((step, index) => ({
      "@type": "ListItem",
      position: index + 1,
      name: pages[step].name,
      item: `${origin}${step}`,
    })),
  };
}

function webPageNode(path: PagePath, origin: string): GraphNode {
  const { head, services = [] } = pages[path];
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

function faqNode(
  questions: NonNullable<PageFacts["questions"]>,
  path: PagePath,
  origin: string,
): GraphNode {
  return {
    "@type": "FAQPage",
    "@id": `${origin}${path}#faq`,
    isPartOf: refer(webPageId(path, origin)),
    mainEntity: questions.map(questionNode),
  };
}

/** A page, the way to it, what it sells and what it answers. */
export function pageNodes(path: PagePath, origin: string): GraphNode[] {
  const { services = [], questions } = pages[path];
  return [
    webPageNode(path, origin),
    ...(path === HOME ? [] : [breadcrumbNode(path, origin)]),
    ...services.map((service) => serviceNode(service, origin)),
    ...(questions ? [faqNode(questions, path, origin)] : []),
  ];
}

/** The language of the whole site, as the document's `lang` says it. */
const LANGUAGE = "en-GB";

function websiteNode(origin: string): GraphNode {
  return {
    "@type": "WebSite",
    "@id": websiteId(origin),
    url: `${origin}/`,
    name: company.name,
    inLanguage: LANGUAGE,
    publisher: refer(organizationId(origin)),
  };
}

/**
 * What schema.org's readers are told of a page: one graph whose things keep
 * their ids from page to page. Without a path, of the site alone.
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
