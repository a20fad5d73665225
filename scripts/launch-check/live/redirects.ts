import { isPublicHost } from "../../../server/public-host.ts";
import type { Finding } from "../finding.ts";
import { request } from "./request.ts";

/** The addresses that people try for a site: without encryption, with and without www. */
export function otherAddresses(url: URL): URL[] {
  if (url.port !== "" || !isPublicHost(url.hostname)) return [];
  const other = url.hostname.startsWith("www.")
    ? url.hostname.slice("www.".length)
    : `www.${url.hostname}`;
  return [`http://${url.hostname}`, `https://${other}`, `http://${other}`].map(
    (address) => new URL(address),
  );
}

/** The path and query that a redirect must keep. */
const PLACE = "/contact?from=launch-check";
const MOST_HOPS = 5;

/** Whether the other addresses lead to the site, for good, at the same place. */
export async function checkRedirects(
  site: URL,
  others: readonly URL[],
): Promise<Finding[]> {
  if (others.length === 0)
    return [
      {
        state: "look",
        subject: "Redirects",
        message: `whether http and www lead here cannot be tried for ${site.host}.`,
        remedy: "Run the check with the public address.",
      },
    ];
  return Promise.all(
    others.map(async (other): Promise<Finding> => {
      const subject = `Redirect from ${other.origin}`;
      const problem = await findProblem(site, other);
      if (problem === undefined)
        return { state: "ok", subject, message: `leads to ${site.origin}.` };
      return {
        state: problem === SHOWS_ITSELF ? "blocks" : "look",
        subject,
        message: problem,
        remedy: `Have it answer 301 or 308 with the same path and query at ${site.origin}.`,
      };
    }),
  );
}

const SHOWS_ITSELF = "it shows the site itself, at a second address.";

async function findProblem(site: URL, other: URL): Promise<string | undefined> {
  let url = new URL(PLACE, other);
  const statuses: number[] = [];
  try {
    while (url.origin !== site.origin && statuses.length < MOST_HOPS) {
      const { status, headers } = await request(url);
      if (status >= 200 && status < 300) return SHOWS_ITSELF;
      if (headers.location === undefined) return `it answers ${status}.`;
      statuses.push(status);
      url = new URL(headers.location, url);
    }
  } catch (error) {
    return `nobody answers: ${String(error)}.`;
  }
  if (url.origin !== site.origin) return "it redirects without end.";
  if (url.href !== new URL(PLACE, site).href)
    return `it leads to ${url.href}, not to the same place.`;
  return statuses.every((status) => status === 301 || status === 308)
    ? undefined
    : `it answers ${statuses.join(", ")}, which is not for good.`;
}
