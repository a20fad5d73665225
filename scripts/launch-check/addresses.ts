import { once } from "node:events";
import { isIP } from "node:net";
import { connect } from "node:tls";

import { isPublicHost } from "../../server/settings.ts";
import { blocks, type Finding, look, ok } from "./finding.ts";
import { request } from "./request.ts";

/** Whether the site answers there; without that, nothing else can be looked at. */
export async function checkAddress(site: URL): Promise<Finding> {
  try {
    const { status, headers } = await request(site);
    if (status === 200) return ok("Address", `${site.origin} answers.`);
    return blocks(
      "Address",
      `${site.origin} answers ${status} and leads to ${headers.location ?? "no place"}.`,
      "Run the check with the address where the home page is.",
    );
  } catch (error) {
    return blocks(
      "Address",
      `${site.origin} does not answer: ${String(error)}.`,
      "Start the site, or see whether the address is right.",
    );
  }
}

const DAY_MS = 24 * 60 * 60 * 1000;

/** Whether browsers trust the site's certificate, and until when. */
export async function checkCertificate(site: URL): Promise<Finding> {
  if (site.protocol !== "https:")
    return blocks(
      "Certificate",
      `${site.origin} is not encrypted.`,
      "Have the host or the proxy serve https, with a certificate that renews itself.",
    );
  const socket = connect({
    host: site.hostname,
    port: Number(site.port || 443),
    // The TLS handshake names a host, never an IP address.
    ...(isIP(site.hostname) === 0 && { servername: site.hostname }),
    rejectUnauthorized: false,
  });
  await once(socket, "secureConnect");
  const { authorizationError } = socket;
  const { valid_to: end, subjectaltname } = socket.getPeerCertificate();
  socket.destroy();
  return judgeCertificate(site.hostname, {
    refusal: authorizationError,
    names: subjectaltname ?? "no name",
    daysLeft: Math.floor((Date.parse(end) - Date.now()) / DAY_MS),
  });
}

/** What is wrong with a certificate, and what to do. */
export function judgeCertificate(
  host: string,
  {
    refusal,
    names,
    daysLeft,
  }: { refusal?: Error | undefined; names: string; daysLeft: number },
): Finding {
  if (refusal)
    return blocks(
      "Certificate",
      `browsers refuse it: ${String(refusal)}. It is for ${names}; days left: ${daysLeft}.`,
      `Get a certificate for ${host} from an authority that browsers trust, such as Let's Encrypt.`,
    );
  // Automatic renewal happens at least 30 days before a certificate expires.
  return daysLeft < 21
    ? look(
        "Certificate",
        `it ends in ${daysLeft} days.`,
        "See whether it renews itself, and when.",
      )
    : ok("Certificate", `trusted; days left: ${daysLeft}.`);
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
export async function checkRedirects(
  site: URL,
  others: readonly URL[],
): Promise<Finding[]> {
  if (others.length === 0)
    return [
      look(
        "Redirects",
        `whether http and www lead here cannot be tried for ${site.host}.`,
        "Run the check with the public address.",
      ),
    ];
  return Promise.all(
    others.map(async (other) => {
      const subject = `Redirect from ${other.origin}`;
      const problem = await findProblem(site, other);
      if (problem === undefined) return ok(subject, `leads to ${site.origin}.`);
      return (problem === SHOWS_ITSELF ? blocks : look)(
        subject,
        problem,
        `Have it answer 301 or 308 with the same path and query at ${site.origin}.`,
      );
    }),
  );
}

/** The path and query that a redirect must keep. */
const PLACE = "/contact?from=launch-check";
const MOST_HOPS = 5;
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
