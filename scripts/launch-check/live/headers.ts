import {
  type Headers,
  type HstsReach,
  securityHeaders,
} from "../../../server/headers.ts";
import { StartError } from "../../../server/settings.ts";
import { readSite } from "../../../server/site.ts";
import { type Finding, listed } from "../finding.ts";
import type { Crawl } from "./crawl.ts";
import { type Answer, request } from "./request.ts";

/** What the project's own server would send with pages and one file of code. */
async function expectedHeaders(
  build: string,
  common: Headers,
  { pages }: Crawl,
) {
  const hasLeads = /<html[^>]*\sdata-leads/.test(pages.get("/") ?? "");
  const files = await readSite(build, hasLeads);
  const code = files.find(({ address }) => address.endsWith(".js"));
  return files
    .filter((file) => pages.has(file.address) || file === code)
    .map(({ address, headers }) => ({
      address,
      headers: { ...common, ...headers },
    }));
}

/**
 * Compares the headers of the live site with those of the project's own server, and
 * looks whether pages and code come compressed.
 */
export async function checkHeaders(
  site: URL,
  crawl: Crawl,
  build: string,
  hsts: HstsReach,
): Promise<Finding[]> {
  /** Headers without which visitors are less safe. */
  const security = securityHeaders(hsts);
  let expected;
  try {
    expected = await expectedHeaders(build, security, crawl);
  } catch (error) {
    if (!(error instanceof StartError)) throw error;
    const message = "they cannot be compared, because nothing is built here.";
    const remedy = `Run SITE_URL=${site.origin} npm run build, then this check again.`;
    return [{ state: "look", subject: "Headers", message, remedy }];
  }
  // GitHub Pages sends no headers of the site's own; then pages have the policy in them.
  const cannotSend = /http-equiv="content-security-policy"/i.test(
    crawl.pages.get("/") ?? "",
  );
  const missing: string[] = [];
  const different: string[] = [];
  const uncompressed: string[] = [];
  for (const { address, headers } of expected) {
    const answer = await request(new URL(address, site));
    for (const [name, value] of Object.entries(headers)) {
      const got = String(answer.headers[name] ?? "");
      if (got === value) continue;
      if (got === "" && name in security) missing.push(`${address}: ${name}`);
      else
        different.push(`${address}: ${name} is ${cut(got)}, not ${cut(value)}`);
    }
    if (!isCompressed(answer)) uncompressed.push(address);
  }
  return [
    listed("Security headers", cannotSend ? "look" : "blocks", missing, {
      wrong: "the live site lacks these.",
      remedy: "Set the host up as docs/deploy.md says.",
      right: "all are there.",
    }),
    listed("Headers as built", "look", different, {
      wrong: "the live site sends others than this build would.",
      remedy:
        "Publish this build, or see whether the host or a proxy changes them.",
      right: "each page has the same as on the project's own server.",
    }),
    listed("Compression", "look", uncompressed, {
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
