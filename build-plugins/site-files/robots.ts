/** Nothing is closed: a page that may not be indexed must be read to say so. */
export function robots(origin: string, sitemapAddress: string): string {
  return `User-agent: *\nAllow: /\n\nSitemap: ${origin}${sitemapAddress}\n`;
}
