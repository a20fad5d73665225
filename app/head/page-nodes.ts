import type { PagePath } from "../page-path.ts";
import {
  organizationId,
  refer,
  websiteId,
  type GraphNode,
} from "./graph-node.ts";
import { pages, type PageFacts } from "./pages.ts";
import { plainText } from "./plain-text.ts";
import { serviceNode } from "./service-node.ts";

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
