import { type HstsReach, securityHeaders } from "../../server/headers.ts";
import { readSite } from "../../server/site.ts";
import { blocks, type Finding, listed, look, ok } from "./finding.ts";
import type { Crawl } from "./pages.ts";
import { type Answer, meta, request } from "./request.ts";

/**
 * Compares the headers of the live site with those of the project's own server, and
 * looks whether pages and code come compressed.
 */
export async function checkHeaders(
  site: URL,
  { answers, pages }: Crawl,
  build: string,
  hsts: HstsReach,
): Promise<Finding[]> {
  const home = pages.get("/") ?? "";
  const files = await readSite(build).catch(() => undefined);
  if (!files)
    return [
      look(
        "Headers",
        "they cannot be compared, because nothing is built here.",
        `Run SITE_URL=${site.origin} npm run build, then this check again.`,
      ),
    ];
  // GitHub Pages sends no headers of the site's own; then pages have the policy in them.
  const cannotSend = /http-equiv="content-security-policy"/i.test(home);
  const missing: string[] = [];
  const different: string[] = [];
  const uncompressed: string[] = [];
  /** Headers without which visitors are less safe. */
  const security = securityHeaders(hsts);
  const code = files.find(({ address }) => address.endsWith(".js"));
  for (const file of files) {
    const { address, headers } = file;
    if (!pages.has(address) && file !== code) continue;
    const answer =
      answers.get(address) ?? (await request(new URL(address, site)));
    for (const [name, value] of Object.entries({ ...security, ...headers })) {
      const got = String(answer.headers[name] ?? "");
      if (got === value) continue;
      if (got === "" && name in security) missing.push(`${address}: ${name}`);
      else
        different.push(`${address}: ${name} is ${cut(got)}, not ${cut(value)}`);
    }
    if (!isCompressed(answer)) uncompressed.push(address);
  }
  return [
    listed("Security headers", cannotSend ? look : blocks, missing, {
      wrong: "the live site lacks these.",
      remedy: "Set the host up as docs/deploy.md says.",
      right: "all are there.",
    }),
    listed("Headers as built", look, different, {
      wrong: "the live site sends others than this build would.",
      remedy:
        "Publish this build, or see whether the host or a proxy changes them.",
      right: "each page has the same as on the project's own server.",
    }),
    listed("Compression", look, uncompressed, {
      wrong: "these come uncompressed, and so later.",
      remedy:
        "Configure the host to send the .br and .gz files, or to compress responses itself.",
      right: "pages and code come compressed.",
    }),
  ];
}

/** Very small answers are better left as they are. */
const isCompressed = ({ headers, body }: Answer) =>
  body.length < 1000 ||
  /^(?:br|gzip|zstd)$/.test(headers["content-encoding"] ?? "");

const cut = (value: string) =>
  value === ""
    ? "missing"
    : `"${value.length > 80 ? `${value.slice(0, 80)}…` : value}"`;

/** Whether an unknown address gets the site's own page, with status 404. */
export async function checkNotFound(site: URL): Promise<Finding> {
  const { status, body } = await request(
    new URL("/there-is-no-such-page", site),
  );
  const remedy =
    "Have the host answer unknown addresses with 404.html and status 404.";
  if (status !== 404)
    return blocks(
      "Unknown addresses",
      `get the status ${status}, not 404: search engines take ${status < 400 ? "them for pages" : "the site for broken"}.`,
      remedy,
    );
  return String(body).includes("<main")
    ? ok("Unknown addresses", "get the site's page, with 404.")
    : look(
        "Unknown addresses",
        "get a page of the host, not of the site.",
        remedy,
      );
}

/** Whether the home page lets search engines in; previews of hosts often do not. */
export function checkIndexing({ answers, pages }: Crawl): Finding {
  const header = answers.get("/")?.headers["x-robots-tag"];
  const closed = [
    `the page's meta element: ${meta(pages.get("/") ?? "", "robots") ?? ""}`,
    `the host's header x-robots-tag: ${String(header ?? "")}`,
  ].filter((said) => /\b(?:noindex|none)\b/.test(said));
  return listed("Search engines", blocks, closed, {
    wrong: "the home page tells them to leave it out.",
    remedy:
      "Take `search engines: no` out of content/home.yaml; if it is the host's header, publish to the real address, not to a preview.",
    right: "the home page lets them in.",
  });
}

/** A group of lines of robots.txt: the crawlers that it is about, and their rules. */
const GROUPS = /^(?<!user-agent:.*\n)(?=user-agent:)/im;

/** Whether robots.txt keeps search engines out; it may keep out others. */
const shutsOut = (text: string) =>
  text
    .split(GROUPS)
    .some(
      (group) =>
        /^user-agent:\s*(?:\*|googlebot|bingbot)\s*$/im.test(group) &&
        /^disallow:\s*\/\s*$/im.test(group),
    );

/** Whether robots.txt lets search engines in and names the sitemap. */
export async function checkRobots(site: URL): Promise<Finding> {
  const { status, body } = await request(new URL("/robots.txt", site));
  const text = String(body).replaceAll("\r", "");
  const sitemap = new URL("/sitemap.xml", site).href;
  const problems = [
    ...(status === 200 ? [] : [`it answers ${status}`]),
    ...(shutsOut(text) ? ["it shuts search engines out: Disallow: /"] : []),
    ...(text.split("\n").includes(`Sitemap: ${sitemap}`)
      ? []
      : [`it does not name ${sitemap}`]),
  ];
  return listed("robots.txt", blocks, problems, {
    wrong: "search engines are misled.",
    remedy: `Build with SITE_URL=${site.origin}, and publish build/client/robots.txt as it is.`,
    right: "lets search engines in and names the sitemap.",
  });
}

/** The paths in the sitemap, and whether all are of this site. */
export async function checkSitemap(
  site: URL,
): Promise<{ paths: string[]; finding: Finding }> {
  const { status, body } = await request(new URL("/sitemap.xml", site));
  const urls = Array.from(
    String(body).matchAll(/<loc>([^<]+)<\/loc>/g),
    ([, address = ""]) => address.replaceAll("&amp;", "&"),
  );
  const foreign = urls.filter(
    (address) => URL.parse(address)?.origin !== site.origin,
  );
  const problems = [
    ...(status === 200 ? [] : [`it answers ${status}`]),
    ...(urls.length > 0 ? [] : ["it names no page"]),
    ...foreign.map((address) => `it names ${address}`),
  ];
  return {
    paths: urls
      .filter((address) => !foreign.includes(address))
      .map((address) => new URL(address).pathname),
    finding: listed("sitemap.xml", blocks, problems, {
      wrong: "search engines do not learn the site's pages from it.",
      remedy: `Build with SITE_URL=${site.origin}, and publish build/client/sitemap.xml.`,
      right: `names ${urls.length} pages.`,
    }),
  };
}
