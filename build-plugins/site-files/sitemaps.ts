import type { GeneratedFile } from "../generated-files.ts";

export const SITEMAP = "/sitemap.xml";

const SCHEMA = "http://www.sitemaps.org/schemas/sitemap/0.9";

const fileOf = (root: string, lines: readonly string[]) =>
  [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<${root} xmlns="${SCHEMA}">`,
    ...lines,
    `</${root}>`,
    "",
  ].join("\n");

/** The most addresses of one sitemap. */
const MOST_URLS = 10_000;

type Indexed = { path: string; changed?: string | undefined };

/**
 * sitemap.xml with the canonical URL of every indexed page, or with the sitemaps that
 * have them, if they are very many. Only articles have dates: the build does not know
 * when another page's content last changed, and a wrong date is worse than none.
 */
export function sitemaps(
  origin: string,
  pages: readonly Indexed[],
): GeneratedFile[] {
  const urls = pages.map(({ path, changed }) => {
    const date = changed === undefined ? "" : `<lastmod>${changed}</lastmod>`;
    return `  <url><loc>${origin}${path}</loc>${date}</url>`;
  });
  if (urls.length <= MOST_URLS)
    return [{ address: SITEMAP, content: () => fileOf("urlset", urls) }];
  const count = Math.ceil(urls.length / MOST_URLS);
  const parts = Array.from({ length: count }, (_, index) => {
    const own = urls.slice(index * MOST_URLS, (index + 1) * MOST_URLS);
    return {
      address: `/sitemap-${index + 1}.xml`,
      content: () => fileOf("urlset", own),
    };
  });
  const lines = parts.map(
    ({ address }) => `  <sitemap><loc>${origin}${address}</loc></sitemap>`,
  );
  return [
    { address: SITEMAP, content: () => fileOf("sitemapindex", lines) },
    ...parts,
  ];
}
