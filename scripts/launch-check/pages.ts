import { imageSize } from "image-size";

import { blocks, type Finding, listed, look } from "./finding.ts";
import { type Answer, elements, meta, request } from "./request.ts";

/** What a walk along all links of a site has found. */
export type Crawl = {
  /** The answers for all pages and files, by their paths. */
  answers: ReadonlyMap<string, Answer>;
  /** The HTML of every page, by its path. */
  pages: ReadonlyMap<string, string>;
  /** Dead links and missing files: the address, the page that has it, the status. */
  dead: readonly string[];
  /** Files that a page loads without encryption. */
  unencrypted: readonly string[];
};

/** With more pages than this, the site is assumed to generate endless addresses. */
const MOST_PAGES = 1000;

/**
 * Follows every link within a site, from its home page and these addresses. Places
 * within a page are not looked for: the build refuses links to those that are not there.
 */
export async function crawl(
  site: URL,
  starts: readonly string[],
): Promise<Crawl> {
  const answers = new Map<string, Answer>();
  const pages = new Map<string, string>();
  const dead: string[] = [];
  const unencrypted = new Set<string>();
  /** The paths to ask for, each with the page that has led there first. */
  const queue = new Map(["/", ...starts].map((path) => [path, "sitemap.xml"]));

  for (const [path, from] of queue) {
    if (pages.size >= MOST_PAGES) {
      dead.push(`${path} on ${from}: not visited, after ${MOST_PAGES} others`);
      break;
    }
    const answer = await request(new URL(path, site));
    answers.set(path, answer);
    const { status, headers, body } = answer;
    // A redirect would be a second address of a page, and hide it from this walk.
    if (status !== 200) dead.push(`${path} on ${from}: answers ${status}`);
    if (status !== 200 || !headers["content-type"]?.startsWith("text/html"))
      continue;
    const html = String(body);
    pages.set(path, html);
    const loaded = elements(
      html,
      "img|script|link|source|iframe|video|audio",
    ).flatMap(({ src, href }) => src ?? href ?? []);
    const linked = elements(html, "a").flatMap(({ href }) => href ?? []);
    for (const address of [...loaded, ...linked]) {
      const url = URL.parse(address, new URL(path, site));
      // A query fills in a form; the page is the same.
      if (url?.origin === site.origin && !queue.has(url.pathname))
        queue.set(url.pathname, path);
    }
    for (const address of loaded)
      if (site.protocol === "https:" && address.startsWith("http:"))
        unencrypted.add(`${address} on ${path}`);
  }
  return { answers, pages, dead, unencrypted: [...unencrypted] };
}

/** Links, mixed content and canonical addresses of all pages. */
export function checkPages(
  site: URL,
  { pages, dead, unencrypted }: Crawl,
): Finding[] {
  const canonicals = Array.from(pages, ([path, html]) => {
    if (meta(html, "robots")?.includes("noindex")) return [];
    const links = elements(html, "link");
    const { href } = links.find(({ rel }) => rel === "canonical") ?? {};
    const isOwn = href === new URL(path, site).href;
    return isOwn ? [] : `${path}: says ${href ?? "nothing"}`;
  }).flat();
  return [
    listed("Links", blocks, dead, {
      wrong: "these do not lead straight to a page or file.",
      remedy:
        "Publish what is missing, correct the links, or have the host redirect as docs/deploy.md says.",
      right: `all links within the ${pages.size} pages lead straight to a page or file.`,
    }),
    listed("Mixed content", blocks, unencrypted, {
      wrong: "pages load these without encryption; browsers refuse that.",
      remedy: "Name them with https.",
      right: "everything is loaded with encryption.",
    }),
    listed("Canonical addresses", blocks, canonicals, {
      wrong: "these pages name another address than their own as the true one.",
      remedy: `Build with SITE_URL=${site.origin} and publish again.`,
      right: "each page names its own.",
    }),
  ];
}

/** Whether the picture for shared links is there for each page, and fits. */
export async function checkCards(
  site: URL,
  { pages }: Crawl,
): Promise<Finding> {
  const wrong: string[] = [];
  for (const [path, html] of pages) {
    const problem = await findCardProblem(site, meta(html, "og:image"));
    if (problem !== undefined) wrong.push(`${path}: ${problem}`);
  }
  return listed("Pictures for shared links", look, wrong, {
    wrong: "social networks cannot show these.",
    remedy: `Build with SITE_URL=${site.origin}, and publish everything in build/client.`,
    right: "each page has one of 1200 by 630.",
  });
}

async function findCardProblem(
  site: URL,
  address: string | undefined,
): Promise<string | undefined> {
  if (address === undefined) return "has none";
  const url = URL.parse(address);
  if (url?.origin !== site.origin) return `${address} is not at ${site.origin}`;
  const { status, headers, body } = await request(url);
  if (status !== 200) return `${address} answers ${status}`;
  const type = headers["content-type"] ?? "no type";
  if (!/^image\/(?:png|jpeg)$/.test(type)) return `${address} is ${type}`;
  const { width, height } = imageSize(body);
  return width === 1200 && height === 630
    ? undefined
    : `${address} is ${width} by ${height}, not 1200 by 630`;
}
