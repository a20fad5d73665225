import type { SiteJudge } from "../report/run-judge.ts";
import type { Site } from "../site/site.ts";
import { checkVocabulary } from "./vocabulary.ts";
import Validator from "@adobe/structured-data-validator";
import WebAutoExtractor from "@marbec/web-auto-extractor";
import { z } from "zod";
import type { Finding } from "../report/finding.ts";

const node = z.looseObject({
  "@type": z.union([z.string(), z.array(z.string())]),
  "@id": z.string().optional(),
});
const graph = z.object({
  "@context": z.literal("https://schema.org"),
  "@graph": z.array(node),
});

/** What each page's graph has besides the company and the site. */
const EXPECTED: Record<string, readonly string[]> = {
  "/services": ["BreadcrumbList", "FAQPage"],
  "/about": ["BreadcrumbList", "FAQPage"],
  "/google-ads": ["BreadcrumbList", "Service"],
  "/microsoft-ads": ["BreadcrumbList", "Service"],
  "/contact": ["BreadcrumbList"],
  "/privacy": ["BreadcrumbList"],
};

/** Nobody may rate a business in its own name. */
const FORBIDDEN = ["Review", "AggregateRating"];

/** Every thing in a graph, however deep. */
function thingsIn(value: unknown): Map<string, unknown>[] {
  if (typeof value !== "object" || value === null) return [];
  const inside = Object.values(value).flatMap(thingsIn);
  return Array.isArray(value)
    ? inside
    : [new Map(Object.entries(value)), ...inside];
}

function ownRules(path: string, json: string): Omit<Finding, "where">[] {
  const parsed = graph.safeParse(JSON.parse(json));
  if (!parsed.success) {
    return [
      {
        rule: "graph",
        element: json.slice(0, 100),
        message: z.prettifyError(parsed.error),
      },
    ];
  }
  const things = parsed.data["@graph"];
  const types = things.flatMap((each) => each["@type"]);
  const ids = things.map((each) => each["@id"]);
  const found: Omit<Finding, "where">[] = [];
  for (const type of [
    "ProfessionalService",
    "WebSite",
    ...(EXPECTED[path] ?? []),
  ]) {
    if (types.includes(type)) continue;
    found.push({
      rule: "expected-type",
      element: types.join(" "),
      message: `The graph has no ${type}.`,
    });
  }
  for (const thing of thingsIn(things)) {
    const [type, id] = [thing.get("@type"), thing.get("@id")];
    if (typeof type === "string" && FORBIDDEN.includes(type)) {
      const message = `No ${type} of one's own.`;
      found.push({ rule: "forbidden-type", element: type, message });
    }
    if (thing.size === 1 && typeof id === "string" && !ids.includes(id)) {
      const message = "Nothing in the graph has this id.";
      found.push({ rule: "dangling-id", element: id, message });
    }
  }
  return found;
}

/**
 * Adobe's structured data validator with the rules of Google's rich results,
 * and what the site itself wants of its graphs. Warnings tell of fields that
 * are optional, and do not count.
 */
async function validateStructuredData(
  path: string,
  html: string,
  jsonLd: readonly string[],
): Promise<Finding[]> {
  if (jsonLd.length !== 1) {
    return [
      {
        where: path,
        rule: "one-graph",
        element: "",
        message: `There are ${jsonLd.length} scripts with JSON-LD, not one.`,
      },
    ];
  }
  const extracted = new WebAutoExtractor({ addLocation: true }).parse(html);
  const issues = await new Validator().validate(extracted);
  const errors = issues
    .filter(({ severity }) => severity === "ERROR")
    .map(({ issueMessage, rootType, path: place = [] }) => ({
      rule: rootType,
      element: place.map(({ type, property }) => type ?? property).join(" > "),
      message: issueMessage,
    }));
  return [...errors, ...ownRules(path, jsonLd[0] ?? "")].map((each) => ({
    where: path,
    ...each,
  }));
}

const PLANTED = JSON.stringify({
  "@context": "https://schema.org",
  "@graph": [
    { "@type": "WebSite", naem: "Planted", publisher: { "@id": "#nobody" } },
    {
      "@type": "BreadcrumbList",
      itemListElement: [{ "@type": "ListItem", name: "No position" }],
    },
    { "@type": "AggregateRating", ratingValue: 5 },
  ],
});

const PLANTED_PAGE = `<!DOCTYPE html><title>Planted</title><script type="application/ld+json">${PLANTED}</script>`;

export const structuredData = ({ pages }: Site): SiteJudge => ({
  name: "structured data",
  judged: pages.map(({ path }) => path),
  find: async () => {
    const valid = pages.map(({ path, html, markup }) =>
      validateStructuredData(path, html, markup.jsonLd),
    );
    const graphs = new Map(
      pages.flatMap(({ path, markup }) =>
        markup.jsonLd.map((json) => [path, json]),
      ),
    );
    const findings = [
      ...(await Promise.all(valid)).flat(),
      ...(await checkVocabulary(graphs)),
    ];
    return { findings };
  },
  planted: {
    find: async () => [
      ...(await validateStructuredData("/services", PLANTED_PAGE, [PLANTED])),
      ...(await checkVocabulary(new Map([["planted", PLANTED]]))),
    ],
    rules: [
      "BreadcrumbList",
      "expected-type",
      "forbidden-type",
      "dangling-id",
      "schema.org vocabulary",
    ],
  },
});
