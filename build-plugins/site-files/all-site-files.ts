import { readFileSync } from "node:fs";
import { dirname, join } from "node:path";

import brand from "content/brand.yaml";
import company from "content/company.yaml";
import home from "content/home.yaml";
import type { SiteDocument } from "../../app/content/pages/site-document.ts";
import type { Brand } from "../../app/brand/schema.ts";
import { MANIFEST } from "../../app/head/icons.ts";
import {
  pages,
  type PricedPackage,
  type SoldService,
} from "../../app/head/page-heads.ts";
import {
  basePriceText,
  plainText,
  shareText,
} from "../../app/head/plain-text.ts";
import type { GeneratedFile } from "../generated-files.ts";
import { cardFiles } from "./cards.tsx";
import { drawingFiles } from "./drawings.ts";
import { feedFiles } from "./feeds.tsx";
import { iconFiles, manifest } from "./icons.ts";
import { SITEMAP, sitemaps } from "./sitemaps.ts";

/** Every generated file: drawings, icons, social cards, and lists for crawlers. */
export function allSiteFiles(
  origin: string,
  buildOnly: Brand["buildOnly"],
  documents: readonly SiteDocument[],
): GeneratedFile[] {
  return [
    ...sitemaps(origin, indexedPages),
    ...feedFiles(origin, documents),
    { address: "/robots.txt", content: () => robots(origin, SITEMAP) },
    { address: "/llms.txt", content: () => llms(origin) },
    {
      address: "/.well-known/security.txt",
      content: () => securityTxt(origin, new Date()),
    },
    {
      address: "/font-licences.txt",
      content: () => fontLicences(buildOnly.typefaces),
    },
    { address: MANIFEST, content: () => manifest() },
    ...iconFiles(buildOnly),
    ...drawingFiles(buildOnly.palette),
    ...cardFiles(buildOnly),
  ];
}

/** The licences of the web fonts, which must be distributed with them. */
function fontLicences({ text, labels }: Brand["buildOnly"]["typefaces"]) {
  const packages = [text, labels].map(({ file }) => dirname(dirname(file)));
  return [...new Set(packages)]
    .map((folder) => readFileSync(join(folder, "LICENSE"), "utf8"))
    .join("\n\n");
}

/** The pages that search engines may index. */
export const indexedPages = Array.from(pages, ([path, facts]) => ({
  path,
  ...facts,
})).filter(({ head }) => head.searchEngines !== false);

/**
 * robots.txt. It disallows nothing, because a crawler must be able to read a page
 * to find its `noindex`.
 */
export function robots(origin: string, sitemapAddress: string): string {
  return `User-agent: *\nAllow: /\n\nSitemap: ${origin}${sitemapAddress}\n`;
}

const DAY_MS = 24 * 60 * 60 * 1000;

/**
 * security.txt: the contact for reports of a vulnerability; RFC 9116. It expires
 * within a year of the build, as the RFC recommends, so that it is reviewed regularly.
 */
export function securityTxt(origin: string, today: Date): string {
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

/** llms.txt: the site as one Markdown document; https://llmstxt.org. */
export function llms(origin: string): string {
  const { street, district, town, postcode } = company.address;
  const { telephone, email } = company;
  const lines = [
    `# ${brand.name}`,
    "",
    `> ${home.description}`,
    "",
    `${brand.legalName}. ${company.registration}`,
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
    link(email, `mailto:${email}`, "email"),
    `- ${street}, ${district}, ${town} ${postcode}`,
    "",
  ];
  return plainText(lines.join("\n"));
}
