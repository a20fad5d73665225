import { indexedPages } from "./indexed-pages.ts";

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
