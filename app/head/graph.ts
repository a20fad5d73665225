import type { Site } from "../content/site.ts";
import { photographAddress } from "../components/photograph.tsx";
import { basePriceText, priceParts } from "../format/price.ts";
import type { PagePath } from "../page-path.ts";
import {
  companyNodes,
  HOME,
  organization,
  type GraphNode,
} from "./company-node.ts";
import {
  cardAddress,
  type Facts,
  type PageFacts,
  type PricedPackage,
  type SoldService,
  plainBlocks,
  plainText,
} from "./page-facts.ts";

/** The properties whose values are addresses. This site's are without the origin. */
const ADDRESSES = new Set(["@id", "url", "item", "image", "logo"]);

const website = { "@id": "/#website" };

/** UN/CEFACT's codes of the units that the prices are given in. */
const MONTH = "MON";
const PER_CENT = "P1";

/** The site and what is known about its pages. */
export type Known = { site: Site; facts: Facts };

/** A page's schema.org graph as JSON; of an unknown path, the company's and the site's. */
export function pageGraph(
  path: PagePath,
  known: Known,
  origin: string,
): string {
  const graph = {
    "@context": "https://schema.org",
    "@graph": [
      ...companyNodes(known.site, known.facts),
      websiteNode(known),
      ...pageNodes(path, known),
    ],
  };
  return JSON.stringify(graph, (key, value: unknown) =>
    typeof value === "string" && ADDRESSES.has(key) && value.startsWith("/")
      ? origin + value
      : value,
  );
}

const websiteNode = ({ site }: Known): GraphNode => ({
  "@type": "WebSite",
  ...website,
  url: HOME,
  name: site.content.brand.name,
  inLanguage: "en-GB",
  publisher: organization,
});

function pageNodes(path: PagePath, { site, facts: all }: Known): GraphNode[] {
  const facts = all.get(path);
  if (!facts) return [];
  const nameOf = (other: PagePath) => all.get(other)?.name ?? "";
  const { head, name, trail = [], services = [], questions, blog } = facts;
  const page = { "@id": `${path}#webpage` };
  const breadcrumb = { "@id": `${path}#breadcrumb` };
  const subjects =
    path === HOME
      ? [organization]
      : services.map(({ address }) => ({ "@id": address }));
  const nodes: GraphNode[] = [
    {
      "@type": "WebPage",
      ...page,
      url: path,
      name: head.title,
      description: plainText(head.description),
      isPartOf: website,
      ...(subjects.length > 0 && { about: subjects }),
      ...(path !== HOME && { breadcrumb }),
    },
  ];
  if (path !== HOME)
    nodes.push({
      "@type": "BreadcrumbList",
      ...breadcrumb,
      itemListElement: [
        { path: HOME, name: nameOf(HOME) },
        ...trail,
        { path, name },
      ].map((step, index) => ({
        "@type": "ListItem",
        position: index + 1,
        name: step.name,
        item: step.path,
      })),
    });
  nodes.push(...services.map((service) => serviceNode(service, site)));
  if (questions)
    nodes.push({
      "@type": "FAQPage",
      "@id": `${path}#faq`,
      isPartOf: page,
      mainEntity: questions.map(({ question, answer }) => ({
        "@type": "Question",
        name: plainText(question),
        acceptedAnswer: { "@type": "Answer", text: plainBlocks(answer) },
      })),
    });
  if (facts.posting) nodes.push(postingNode(path, facts, facts.posting));
  if (blog)
    nodes.push({
      "@type": "Blog",
      "@id": `${path}#blog`,
      name,
      publisher: organization,
      blogPost: blog.map((article) => ({
        "@type": "BlogPosting",
        url: article,
        headline: plainText(nameOf(article)),
      })),
    });
  return nodes;
}

const serviceNode = (service: SoldService, site: Site): GraphNode => ({
  "@type": "Service",
  "@id": service.address,
  name: plainText(service.name),
  description: plainText(service.description),
  provider: organization,
  offers: service.packages.map((entry) => {
    const prices = priceSpecifications(entry, site);
    return {
      "@type": "Offer",
      name: entry.name,
      url: entry.address,
      ...(prices.length > 0 && { priceSpecification: prices }),
    };
  }),
});

function priceSpecifications(
  item: PricedPackage,
  { content: { company, "price-labels": labels } }: Site,
): GraphNode[] {
  const { basePence, percentOfSpend, isOnce, isLeast } = item;
  if (basePence === undefined) return [];
  const valueAddedTaxIncluded = company.vat?.isIncluded;
  const base = {
    "@type": isOnce ? "PriceSpecification" : "UnitPriceSpecification",
    [isLeast ? "minPrice" : "price"]: basePence / 100,
    priceCurrency: "GBP",
    ...(!isOnce && { unitCode: MONTH }),
    valueAddedTaxIncluded,
    description: basePriceText(labels, item),
  };
  if (percentOfSpend === undefined) return [base];
  const share = {
    "@type": "UnitPriceSpecification",
    price: percentOfSpend,
    unitCode: PER_CENT,
    valueAddedTaxIncluded,
    description: priceParts(labels, item).share,
  };
  return [base, share];
}

const postingNode = (
  path: PagePath,
  { name, head, changed }: PageFacts,
  posting: NonNullable<PageFacts["posting"]>,
): GraphNode => ({
  "@type": "BlogPosting",
  "@id": `${path}#article`,
  mainEntityOfPage: { "@id": `${path}#webpage` },
  headline: plainText(name),
  description: plainText(head.description),
  image: posting.photograph
    ? photographAddress(posting.photograph)
    : cardAddress(path),
  datePublished: posting.published,
  dateModified: changed ?? posting.published,
  articleSection: posting.section,
  wordCount: posting.words,
  inLanguage: "en-GB",
  author: {
    "@type": "Person",
    name: posting.author.name,
    jobTitle: posting.author.role,
    ...(posting.author.path && { url: posting.author.path }),
  },
  publisher: organization,
});
