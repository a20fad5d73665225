import type { Site } from "../../app/content/site.ts";
import type { Known } from "../../app/head/graph.ts";
import {
  type Facts,
  type PricedPackage,
  type SoldService,
  plainText,
} from "../../app/head/page-facts.ts";
import { basePriceText, priceParts } from "../../app/format/price.ts";

/** The pages that search engines may index. */
export const indexedPages = (facts: Facts) =>
  Array.from(facts, ([path, each]) => ({ path, ...each })).filter(
    ({ head }) => head.searchEngines !== false,
  );

const sitemapFile = (root: string, entries: readonly string[]) =>
  [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<${root} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">`,
    ...entries,
    `</${root}>`,
    "",
  ].join("\n");

const MOST_ADDRESSES = 10_000;

/**
 * sitemap.xml with the canonical URL of every indexed page, or with the sitemaps that
 * have them, if they are very many. Articles and pages of text may have dates: the build does
 * not know when another page's content last changed, and a wrong date is worse than none.
 */
export function sitemaps(
  origin: string,
  listed: readonly { path: string; changed?: string | undefined }[],
): Map<string, string> {
  const urls = listed.map(({ path, changed }) => {
    const date = changed === undefined ? "" : `<lastmod>${changed}</lastmod>`;
    return `  <url><loc>${origin}${path}</loc>${date}</url>`;
  });
  if (urls.length <= MOST_ADDRESSES)
    return new Map([["/sitemap.xml", sitemapFile("urlset", urls)]]);
  const files = new Map<string, string>();
  for (let from = 0; from < urls.length; from += MOST_ADDRESSES)
    files.set(
      `/sitemap-${files.size + 1}.xml`,
      sitemapFile("urlset", urls.slice(from, from + MOST_ADDRESSES)),
    );
  const index = Array.from(
    files.keys(),
    (address) => `  <sitemap><loc>${origin}${address}</loc></sitemap>`,
  );
  return files.set("/sitemap.xml", sitemapFile("sitemapindex", index));
}

/**
 * robots.txt. It disallows nothing, because a crawler must be able to read a page
 * to find its `noindex`.
 */
export const robots = (origin: string): string =>
  `User-agent: *\nAllow: /\n\nSitemap: ${origin}/sitemap.xml\n`;

const DAY_MS = 24 * 60 * 60 * 1000;

/**
 * security.txt: the contact for reports of a vulnerability; RFC 9116. It expires
 * within a year of the build, as the RFC recommends, so that it is reviewed regularly.
 */
export function securityTxt(
  origin: string,
  { content: { company } }: Site,
  today: Date,
): string {
  const expires = new Date(today.getTime() + 364 * DAY_MS);
  // The URL must be https, so a site on this machine has none.
  const canonical = origin.startsWith("https:")
    ? [`Canonical: ${origin}/.well-known/security.txt`]
    : [];
  return [
    `Contact: mailto:${company.email}`,
    `Expires: ${expires.toISOString()}`,
    "Preferred-Languages: en",
    ...canonical,
    "",
  ].join("\n");
}

const link = (text: string, url: string, about: string) =>
  `- [${text}](${url}): ${about}`;

const priceText = (
  entry: PricedPackage,
  { content: { "price-labels": labels } }: Site,
): string =>
  [basePriceText(labels, entry), priceParts(labels, entry).share]
    .filter(Boolean)
    .join(" ");

const priceLinks = (
  origin: string,
  site: Site,
  { name, packages }: SoldService,
) =>
  packages.map((entry) =>
    link(
      entry.name === name ? name : `${name}, ${entry.name}`,
      `${origin}${entry.address}`,
      priceText(entry, site),
    ),
  );

/** llms.txt: the site as one Markdown document; https://llmstxt.org. */
export function llms(origin: string, { site, facts }: Known): string {
  const { brand, company } = site.content;
  const indexed = indexedPages(facts);
  const { telephone, email, address, contacts, offices } = company;
  const lines = [
    `# ${brand.name}`,
    "",
    `> ${facts.get("/")?.head.description}`,
    "",
    [`${brand.legalName}.`, company.registration].filter(Boolean).join(" "),
    "",
    "## Pages",
    "",
    ...indexed.map(({ path, name, head }) =>
      link(name, `${origin}${path}`, head.description),
    ),
    "",
    "## Prices",
    "",
    ...(company.VATNote === undefined ? [] : [company.VATNote, ""]),
    ...indexed.flatMap(({ services = [] }) =>
      services.flatMap((service) => priceLinks(origin, site, service)),
    ),
    "",
    "## Contact",
    "",
    link(telephone.shown, telephone.href, "telephone"),
    link(email, `mailto:${email}`, "email"),
    ...contacts.map(({ name, shown, href }) => link(shown ?? name, href, name)),
    ...[address, ...offices].map(
      ({ street, district, town, postcode }) =>
        `- ${[street, district, town].filter(Boolean).join(", ")} ${postcode}`,
    ),
    "",
  ];
  return plainText(lines.join("\n"));
}
