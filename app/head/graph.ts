import { company } from "../content/company.ts";
import type { PagePath } from "../page-path.ts";
import { companyNode } from "./company-node.ts";
import {
  organizationId,
  refer,
  websiteId,
  type GraphNode,
} from "./graph-node.ts";
import { pageNodes } from "./page-nodes.ts";

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
