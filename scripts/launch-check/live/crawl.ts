import { unescape } from "node:querystring";

import { attribute, tags, request } from "./request.ts";

/** What a walk along all links of a site has found. */
export type Crawl = {
  /** The HTML of every page, by its path. */
  pages: ReadonlyMap<string, string>;
  /** Dead links and missing files: the address, the reason, and the page that has it. */
  dead: string[];
  /** Files that a page loads without encryption. */
  unencrypted: string[];
};

/** With more pages than this, the site is assumed to generate endless addresses. */
const MOST_PAGES = 1000;

/** What loads something, and the attribute that says from where. */
const LOADING = "img|script|link|source|iframe|video|audio";

const resources = (html: string) =>
  tags(html, LOADING)
    .map((tag) => attribute(tag, tag.startsWith("<link") ? "href" : "src"))
    .filter((address) => address !== undefined);

const links = (html: string) =>
  tags(html, "a")
    .map((tag) => attribute(tag, "href"))
    .filter((address) => address !== undefined);

/** Follows every link within a site, from its home page and these addresses. */
export async function crawl(
  site: URL,
  starts: readonly string[],
): Promise<Crawl> {
  const pages = new Map<string, string>();
  const files = new Map<string, number>();
  const dead: string[] = [];
  const unencrypted: string[] = [];
  /** Paths to visit, each with the page that leads there. */
  const queue = ["/", ...starts].map((path) => ({ path, from: "sitemap.xml" }));
  const fragments: { path: string; id: string; from: string }[] = [];

  const statusOf = async (url: URL) => {
    const known = files.get(url.href);
    if (known !== undefined) return known;
    const { status } = await request(url);
    files.set(url.href, status);
    return status;
  };

  for (const { path, from } of queue) {
    if (pages.has(path)) continue;
    if (pages.size >= MOST_PAGES) {
      dead.push(`${path} on ${from}: not visited, after ${MOST_PAGES} others`);
      break;
    }
    const { status, headers, body } = await request(new URL(path, site));
    const isPage = headers["content-type"]?.startsWith("text/html") ?? false;
    // A redirect would be a second address of a page, and hide it from this walk.
    if (status !== 200) dead.push(`${path} on ${from}: answers ${status}`);
    pages.set(path, status === 200 && isPage ? String(body) : "");
    for (const address of links(pages.get(path) ?? "")) {
      const url = URL.parse(address, new URL(path, site));
      if (url?.origin !== site.origin) continue;
      // A query fills in a form; the page is the same.
      queue.push({ path: url.pathname, from: path });
      if (url.hash.length > 1)
        fragments.push({
          path: url.pathname,
          id: unescape(url.hash.slice(1)),
          from: path,
        });
    }
    for (const address of resources(pages.get(path) ?? "")) {
      const url = URL.parse(address, new URL(path, site));
      if (site.protocol === "https:" && url?.protocol === "http:")
        unencrypted.push(`${address} on ${path}`);
      else if (url?.origin === site.origin && (await statusOf(url)) >= 400)
        dead.push(`${address} on ${path}: answers ${await statusOf(url)}`);
    }
  }
  for (const { path, id, from } of fragments) {
    const html = pages.get(path);
    if (html && !html.includes(` id="${id}"`))
      dead.push(`${path}#${id} on ${from}: the page has no such place`);
  }
  return {
    pages: new Map([...pages].filter(([, html]) => html !== "")),
    dead: [...new Set(dead)],
    unencrypted: [...new Set(unencrypted)],
  };
}
