import { company } from "../../app/content/company.ts";
import { home } from "../../app/content/home.ts";
import {
  pages,
  paths,
  type PricedPackage,
  type SoldService,
} from "../../app/head/pages.ts";
import {
  basePriceText,
  plainText,
  shareText,
} from "../../app/head/plain-text.ts";

/**
 * The canonical address of every indexed page. Without dates: nothing here
 * knows when a page last changed in substance, and a wrong date is worse.
 */
export function sitemap(origin: string): string {
  const urls = indexedPages.map(
    ({ path }) => `  <url><loc>${origin}${path}</loc></url>`,
  );
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...urls,
    "</urlset>",
    "",
  ].join("\n");
}

/** Nothing is closed: a page that may not be indexed must be read to say so. */
export function robots(origin: string, sitemapAddress: string): string {
  return `User-agent: *\nAllow: /\n\nSitemap: ${origin}${sitemapAddress}\n`;
}

/** What search engines are to find: every page but those left out of them. */
const indexedPages = paths
  .map((path) => ({ path, ...pages[path] }))
  .filter(({ head }) => head.isIndexed !== false);

const link = (text: string, url: string, about: string) =>
  `- [${text}](${url}): ${about}`;

function priceText({ basePence, percentOfSpend }: PricedPackage): string {
  const base = basePriceText(basePence);
  if (percentOfSpend === undefined) return base;
  return `${base} ${shareText(percentOfSpend)}`;
}

const priceLinks = (origin: string, { name, packages }: SoldService) =>
  packages.map((entry) =>
    link(
      entry.name === name ? name : `${name}, ${entry.name}`,
      `${origin}${entry.address}`,
      priceText(entry),
    ),
  );

/** The site in one page of Markdown, after llmstxt.org. */
export function llms(origin: string): string {
  const { street, district, town, postcode } = company.address;
  const { telephone, email } = company;
  const lines = [
    `# ${company.name}`,
    "",
    `> ${company.blurb} ${home.head.description}`,
    "",
    `${company.legalName}. ${company.registration.statement}`,
    "",
    "## Pages",
    "",
    ...indexedPages.map(({ path, name, head }) =>
      link(name, `${origin}${path}`, head.description),
    ),
    "",
    "## Prices",
    "",
    company.vat.note,
    "",
    ...indexedPages.flatMap(({ services = [] }) =>
      services.flatMap((service) => priceLinks(origin, service)),
    ),
    "",
    "## Contact",
    "",
    link(telephone.shown, telephone.href, "telephone"),
    link(email.address, `mailto:${email.address}`, "email"),
    `- ${street}, ${district}, ${town} ${postcode}`,
    "",
  ];
  return plainText(lines.join("\n"));
}
