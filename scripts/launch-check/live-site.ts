import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { type DefaultTreeAdapterTypes, parse } from "parse5";

import type { Destination } from "../../app/content/schema/privacy.ts";
import { OWN_SERVER } from "../../app/features/forms/receiver.ts";
import { type HstsReach, securityHeaders } from "../../server/headers.ts";
import { isPublicHost } from "../../server/settings.ts";
import { readBuiltFiles, type BuiltFile } from "../../server/built-files.ts";
import { blocks, type Finding, listed, look, ok } from "./finding.ts";

/** What the home page of a live site says of the site. */
type Home = {
  /** What becomes of the forms. */
  destination: Destination;
  /** Whether the security policy is in the page, for hosts that send no headers. */
  hasPolicy: boolean;
};

type Options = {
  /** The folder of the build that the site should be. */
  build: string;
  /** How far the site's HSTS should reach. */
  hsts: HstsReach;
  /** The addresses that should lead to the site. */
  others?: readonly URL[];
};

/** Requests an address once. Redirects are not followed. */
const ask = (url: URL) =>
  fetch(url, { redirect: "manual", signal: AbortSignal.timeout(20_000) });

/** Reads the home page of a live site, if it can be opened. */
export async function readHome(
  site: URL,
): Promise<{ home?: Home; finding: Finding }> {
  try {
    const response = await ask(site);
    if (response.status === 200)
      return {
        home: homeOf(await response.text()),
        finding: ok("Address", `${site.origin} answers.`),
      };
    const place = response.headers.get("location") ?? "no place";
    return {
      finding: blocks(
        "Address",
        `${site.origin} answers ${response.status} and leads to ${place}.`,
        "Run the check with the address where the home page is.",
      ),
    };
  } catch (error) {
    return {
      finding: blocks(
        "Address",
        `browsers cannot open ${site.origin}: ${reasonOf(error)}.`,
        "Start the site, see whether the address is right, and have the host or the proxy get a certificate that renews itself.",
      ),
    };
  }
}

const reasonOf = (error: unknown) =>
  String(error instanceof Error ? (error.cause ?? error) : error);

/** The attributes of each element of an HTML document, with its name. */
function* elementsIn(
  node: DefaultTreeAdapterTypes.Node,
): Generator<Readonly<Record<string, string>>> {
  if ("attrs" in node)
    yield Object.fromEntries([
      ...node.attrs.map(({ name, value }) => [name, value]),
      ["element", node.tagName],
    ]);
  if ("childNodes" in node)
    for (const child of node.childNodes) yield* elementsIn(child);
}

function homeOf(text: string): Home {
  const all = [...elementsIn(parse(text))];
  const receiver = all.find(({ element }) => element === "html")?.[
    "data-forms"
  ];
  const destination = receiver === OWN_SERVER ? "server" : "service";
  return {
    destination: receiver === undefined ? "nowhere" : destination,
    hasPolicy: all.some(
      (each) => each["http-equiv"]?.toLowerCase() === "content-security-policy",
    ),
  };
}

/** Looks at what of a live site only this project knows how it should be. */
export async function checkLiveSite(
  site: URL,
  home: Home,
  { build, hsts, others = otherAddresses(site) }: Options,
): Promise<Finding[]> {
  const redirects = await checkRedirects(site, others);
  const files = await readBuiltFiles(build).catch(() => undefined);
  if (!files)
    return [
      ...redirects,
      look(
        "Headers",
        "they cannot be compared, because nothing is built here.",
        `Run SITE_URL=${site.origin} npm run build, then this check again.`,
      ),
    ];
  return [
    ...redirects,
    ...(await checkHeaders(site, home, files, securityHeaders(hsts))),
    await checkForCrawlers(site, join(build, "client")),
  ];
}

/** The addresses that people try for a site: without encryption, with and without www. */
export function otherAddresses({ port, hostname }: URL): URL[] {
  if (port !== "" || !isPublicHost(hostname)) return [];
  const other = hostname.startsWith("www.")
    ? hostname.slice("www.".length)
    : `www.${hostname}`;
  return [`http://${hostname}`, `https://${other}`, `http://${other}`].map(
    (address) => new URL(address),
  );
}

/** Whether the other addresses lead to the site, for good, at the same place. */
export const checkRedirects = (
  site: URL,
  others: readonly URL[],
): Promise<Finding[]> =>
  Promise.all(
    others.map(async (other) => {
      const subject = `Redirect from ${other.origin}`;
      const problem = await findProblem(site, other).catch(
        (error: unknown) => `nobody answers: ${reasonOf(error)}.`,
      );
      if (problem === undefined) return ok(subject, `leads to ${site.origin}.`);
      return (problem === SHOWS_ITSELF ? blocks : look)(
        subject,
        problem,
        `Have it answer 301 or 308 with the same path and query at ${site.origin}.`,
      );
    }),
  );

/** The path and query that a redirect must keep. */
const PLACE = "/contact?from=launch-check";
const MOST_HOPS = 5;
const SHOWS_ITSELF = "it shows the site itself, at a second address.";

async function findProblem(site: URL, other: URL): Promise<string | undefined> {
  let url = new URL(PLACE, other);
  for (let hops = 0; url.origin !== site.origin; hops += 1) {
    const { ok: isPage, status, headers } = await ask(url);
    if (isPage) return SHOWS_ITSELF;
    if (hops === MOST_HOPS) return "it redirects without end.";
    if (status !== 301 && status !== 308)
      return `it answers ${status}, which is no redirect for good.`;
    url = new URL(headers.get("location") ?? "", url);
  }
  return url.href === new URL(PLACE, site).href
    ? undefined
    : `it leads to ${url.href}, not to the same place.`;
}

/** Compares pages and one script with what the project's own server answers. */
async function checkHeaders(
  site: URL,
  { hasPolicy }: Home,
  files: readonly BuiltFile[],
  security: Readonly<Record<string, string>>,
): Promise<Finding[]> {
  const missing: string[] = [];
  const different: string[] = [];
  const script = files.find(({ address }) => address.endsWith(".js"));
  for (const file of files) {
    if (!file.path.endsWith(".html") && file !== script) continue;
    const isUnknown = file.address === "/404";
    const address = isUnknown ? "/no-such-page" : file.address;
    const { status, headers } = await ask(new URL(address, site));
    if (status !== (isUnknown ? 404 : 200))
      different.push(`${address}: answers ${status}`);
    for (const [name, value] of Object.entries({
      ...security,
      ...file.headers,
    })) {
      const got = headers.get(name) ?? "";
      if (got === "" && name in security) missing.push(`${address}: ${name}`);
      else if (got !== value)
        different.push(`${address}: ${name} is ${cut(got)}, not ${cut(value)}`);
    }
  }
  return [
    listed("Security headers", hasPolicy ? look : blocks, missing, {
      wrong: "the live site lacks these.",
      remedy: "Set the host up as docs/deploy.md says.",
      right: "all are there.",
    }),
    listed("Pages, policy and caching as built", blocks, different, {
      wrong: "the live site answers otherwise than this build's own server.",
      remedy:
        "Publish this build, or see whether the host or a proxy changes its answers.",
      right: "each page answers as the project's own server does.",
    }),
  ];
}

const cut = (value: string) =>
  value === ""
    ? "missing"
    : `"${value.length > 80 ? `${value.slice(0, 80)}…` : value}"`;

/** Whether the lists for search engines are those of this build, for this address. */
async function checkForCrawlers(site: URL, client: string): Promise<Finding> {
  const wrong: string[] = [];
  for (const name of ["sitemap.xml", "robots.txt"]) {
    const response = await ask(new URL(name, site));
    const live = response.status === 200 ? await response.text() : "";
    if (live !== (await readFile(join(client, name), "utf8")))
      wrong.push(`/${name}: is not that of this build`);
    if (!live.includes(`${site.origin}/`))
      wrong.push(`/${name}: does not name ${site.origin}`);
  }
  return listed("sitemap.xml and robots.txt", blocks, wrong, {
    wrong: "search engines do not learn the site's pages from them.",
    remedy: `Build with SITE_URL=${site.origin}, and publish everything in build/client.`,
    right: `both are this build's, for ${site.origin}.`,
  });
}
