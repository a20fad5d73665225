import type { SiteJudge } from "../report/run-judge.ts";
import { idsIn, type Answer } from "../site/ask.ts";
import { findSources, type Source } from "../site/find-sources.ts";
import type { Site } from "../site/site.ts";
import type { Finding } from "../report/finding.ts";

/** The one host besides the site's own that it loads from. */
const IMAGE_HOST = "https://images.unsplash.com";

async function problemWith(
  address: string,
  base: string,
  origins: readonly string[],
  ask: (url: string) => Promise<Answer>,
): Promise<{ rule: string; message: string } | undefined> {
  if (address === "" || address === "#") {
    return { rule: "leads-nowhere", message: `The address is "${address}".` };
  }
  if (/^(mailto:\S+@\S+\.\S+|tel:\+[\d-]+)$/.test(address)) return undefined;
  const url = URL.parse(address, base);
  if (!url) return { rule: "malformed", message: `${address} is no address.` };
  if (!origins.includes(url.origin)) {
    return url.protocol === "https:"
      ? undefined
      : {
          rule: "foreign-protocol",
          message: `${address} is neither https nor the site's own.`,
        };
  }
  const { status, ids } = await ask(url.pathname + url.search);
  if (status !== 200)
    return { rule: "not-200", message: `${address} answers ${status}.` };
  const place = decodeURIComponent(url.hash.slice(1));
  return place === "" || ids.includes(place)
    ? undefined
    : {
        rule: "no-such-place",
        message: `${address}: there is no id "${place}".`,
      };
}

/**
 * Every address of the site's own that its sources name must answer 200, and
 * the place after "#" must be there.
 * @param origins what counts as the site's own: where it stands, where it will
 */
async function checkLinks(
  sources: readonly Source[],
  origins: readonly string[],
  ask: (path: string) => Promise<Answer>,
): Promise<Finding[]> {
  const findings: Finding[] = [];
  for (const { where, base, addresses } of sources) {
    for (const { address, element } of addresses) {
      const problem = await problemWith(address, base, origins, ask);
      if (problem) findings.push({ where, element, ...problem });
    }
  }
  return findings;
}

/** The hosts of other people that the sources name; nobody asks them here. */
function otherHosts(
  sources: readonly Source[],
  origins: readonly string[],
): string[] {
  const hosts = sources
    .flatMap(({ base, addresses }) =>
      addresses.map(({ address }) => URL.parse(address, base)),
    )
    .filter((url) => url?.protocol.startsWith("http"))
    .map((url) => url?.origin ?? "")
    .filter((origin) => !origins.includes(origin) && origin !== IMAGE_HOST);
  return [...new Set(hosts)];
}

const PLANTED = [
  "#",
  "/no-such-page",
  "/#no-such-place",
  "http://elsewhere.test/",
];

export const links = (site: Site): SiteJudge => {
  const { address, origin, fetchFile } = site;
  const sources = findSources(site);
  const origins = [address, origin];
  const ask = async (path: string) => idsIn(await fetchFile(path));
  return {
    name: "links, places and files",
    judged: sources.map(({ where }) => where),
    find: async () => ({
      findings: await checkLinks(sources, origins, ask),
      remarks: [
        `of other people, not asked: ${otherHosts(sources, origins).join(" ")}`,
      ],
    }),
    planted: {
      find: () => {
        const addresses = PLANTED.map((each) => ({
          address: each,
          element: each,
        }));
        return checkLinks(
          [{ where: "planted", base: address, addresses }],
          origins,
          ask,
        );
      },
      rules: ["leads-nowhere", "not-200", "no-such-place", "foreign-protocol"],
    },
  };
};
