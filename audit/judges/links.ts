import type { SiteJudge } from "../report/run-judge.ts";
import { idsIn, type Answer } from "../site/ask.ts";
import { findSources, type Source } from "../site/find-sources.ts";
import type { Site } from "../site/site.ts";
import type { Finding } from "../report/finding.ts";

const noSuchPlace = (address: string) => ({
  rule: "no-such-place",
  message: `${address}: nothing there has this id.`,
});

async function problemWith(
  address: string,
  { base, ids: own }: Source,
  origins: readonly string[],
  ask: (url: string) => Promise<Answer>,
): Promise<{ rule: string; message: string } | undefined> {
  if (address === "" || address === "#") {
    return { rule: "leads-nowhere", message: `The address is "${address}".` };
  }
  if (/^(mailto:\S+@\S+\.\S+|tel:\+[\d-]+)$/.test(address)) return undefined;
  if (address.startsWith("#")) {
    return own.includes(address.slice(1)) ? undefined : noSuchPlace(address);
  }
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
  return place === "" || ids.includes(place) ? undefined : noSuchPlace(address);
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
  for (const source of sources) {
    for (const { address, element } of source.addresses) {
      const problem = await problemWith(address, source, origins, ask);
      if (problem) findings.push({ where: source.where, element, ...problem });
    }
  }
  return findings;
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
    }),
    planted: {
      find: () => {
        const addresses = PLANTED.map((each) => ({
          address: each,
          element: each,
        }));
        return checkLinks(
          [{ where: "planted", base: address, addresses, ids: [] }],
          origins,
          ask,
        );
      },
      rules: ["leads-nowhere", "not-200", "no-such-place", "foreign-protocol"],
    },
  };
};
