import brand from "content/brand.yaml";
import company from "content/company.yaml";
import type { PagePath } from "../page-path.ts";
import {
  companyNode,
  organizationId,
  refer,
  websiteId,
  type GraphNode,
} from "./company-node.ts";
import {
  factsOf,
  type PageFacts,
  type PricedPackage,
  type SoldService,
} from "./pages.ts";
import { basePriceText, plainText, shareText } from "./plain-text.ts";

/** The language of the whole site, like the document's `lang`. */
const LANGUAGE = "en-GB";

const HOME: PagePath = "/";

/** UN/CEFACT's codes of the units that the prices are given in. */
const MONTH = "MON";
const PER_CENT = "P1";

type Questions = NonNullable<PageFacts["questions"]>;

const webPageId = (path: PagePath, origin: string) =>
  `${origin}${path}#webpage`;

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

function websiteNode(origin: string): GraphNode {
  return {
    "@type": "WebSite",
    "@id": websiteId(origin),
    url: `${origin}/`,
    name: brand.name,
    inLanguage: LANGUAGE,
    publisher: refer(organizationId(origin)),
  };
}

/** The page itself, its breadcrumb, its services and its questions. */
function pageNodes(path: PagePath, origin: string): GraphNode[] {
  const { services = [], questions } = factsOf(path);
  return [
    webPageNode(path, origin),
    ...(path === HOME ? [] : [breadcrumbNode(path, origin)]),
    ...services.map((service) => serviceNode(service, origin)),
    ...(questions ? [faqNode(questions, path, origin)] : []),
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
    itemListElement: [HOME, path].map((step, index) => ({
      "@type": "ListItem",
      position: index + 1,
      name: factsOf(step).name,
      item: `${origin}${step}`,
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
    mainEntity: questions.map(questionNode),
  };
}

function questionNode({ question, answer }: Questions[number]): GraphNode {
  return {
    "@type": "Question",
    name: plainText(question),
    acceptedAnswer: { "@type": "Answer", text: plainText(answer) },
  };
}
