import { type Finding, listed } from "../finding.ts";
import { meta, request } from "./request.ts";

/** An address that no page has. */
const NOWHERE = "/there-is-no-such-page";

/** Whether an unknown address gets the site's own page, with status 404. */
export async function checkNotFound(site: URL): Promise<Finding> {
  const subject = "Unknown addresses";
  const { status, body } = await request(new URL(NOWHERE, site));
  const isOurs = String(body).includes("<main");
  if (status === 404 && isOurs)
    return { state: "ok", subject, message: "get the site's page, with 404." };
  return {
    state: status === 404 ? "look" : "blocks",
    subject,
    message:
      status === 404
        ? "get a page of the host, not of the site."
        : `get the status ${status}, not 404: search engines take ${status < 400 ? "them for pages" : "the site for broken"}.`,
    remedy:
      "Have the host answer unknown addresses with 404.html and status 404.",
  };
}

/** Whether the home page lets search engines in; previews of hosts often do not. */
export async function checkIndexing(site: URL): Promise<Finding> {
  const { headers, body } = await request(site);
  const said = {
    "the page's meta element": meta(String(body), "robots"),
    "the host's header x-robots-tag": String(headers["x-robots-tag"] ?? ""),
  };
  const closed = Object.entries(said)
    .filter(([, value]) => /\b(?:noindex|none)\b/.test(value ?? ""))
    .map(([place, value]) => `${place}: ${value}`);
  return listed("Search engines", "blocks", closed, {
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
  return listed("robots.txt", "blocks", problems, {
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
    finding: listed("sitemap.xml", "blocks", problems, {
      wrong: "search engines do not learn the site's pages from it.",
      remedy: `Build with SITE_URL=${site.origin}, and publish build/client/sitemap.xml.`,
      right: `names ${urls.length} pages.`,
    }),
  };
}
