import { readFile } from "node:fs/promises";
import { join } from "node:path";

import { isPublicHost } from "../../server/enquiries/settings.ts";
import { readBuiltFiles } from "../../server/built-files.ts";
import { blocks, type Finding, look } from "./finding.ts";

/** The addresses that people try for a site: without encryption, with and without www. */
export function otherAddresses({ port, hostname }: URL): string[] {
  if (port !== "" || !isPublicHost(hostname)) return [];
  const other = hostname.startsWith("www.")
    ? hostname.slice("www.".length)
    : `www.${hostname}`;
  return [`http://${hostname}`, `https://${other}`, `http://${other}`];
}

const ask = (url: URL, redirect: RequestRedirect) =>
  fetch(url, { redirect, signal: AbortSignal.timeout(20_000) });

const PLACE = "/contact?from=launch-check";

/** Whether others lead to the same place; one that shows a page is a second address, and blocks. */
export async function checkRedirects(
  site: URL,
  others = otherAddresses(site),
): Promise<Finding> {
  const reached = await Promise.all(
    others.map(async (other) => {
      const answer = ask(new URL(PLACE, other), "follow");
      return { other, place: await answer.then(({ url }) => url, String) };
    }),
  );
  const wrong = reached.filter(
    ({ place }) => place !== new URL(PLACE, site).href,
  );
  const isShown = wrong.some(({ other, place }) => place.startsWith(other));
  return (isShown ? blocks : look)(
    "Redirects",
    wrong.map(({ other, place }) => `${other}${PLACE} leads to ${place}`),
    `Have these answer 301 or 308 with the same path and query at ${site.origin}.`,
  );
}

/** Compares pages, a script and the lists for search engines with our own server's answers. */
export async function checkAsBuilt(site: URL, build: string): Promise<Finding> {
  const faults: string[] = [];
  const files = await readBuiltFiles(build);
  const script = files.find(({ address }) => address.endsWith(".js"));
  for (const file of files) {
    const isList = ["/sitemap.xml", "/robots.txt"].includes(file.address);
    if (!file.path.endsWith(".html") && file !== script && !isList) continue;
    const isUnknown = file.address === "/404";
    const address = isUnknown ? "/no-such-page" : file.address;
    const response = await ask(new URL(address, site), "manual");
    if (response.status !== (isUnknown ? 404 : 200))
      faults.push(`${address}: answers ${response.status}`);
    for (const [name, value] of Object.entries(file.headers)) {
      const got = response.headers.get(name) ?? "missing";
      if (got !== value)
        faults.push(`${address}: ${name} is ${cut(got)}, not ${cut(value)}`);
    }
    const text = await response.text();
    const built = join(file.root, file.path);
    if (isList && text !== (await readFile(built, "utf8")))
      faults.push(`${address}: is not that of this build`);
    if (isList && !text.includes(`${site.origin}/`))
      faults.push(`${address}: does not name ${site.origin}`);
  }
  return blocks(
    "Pages, policy, caching and sitemap as built",
    faults,
    `Build with SITE_URL=${site.origin}, publish everything in build/client, set the host up as docs/deploy.md says, and see whether a proxy changes its answers.`,
  );
}

const cut = (value: string) =>
  value.length > 80 ? `${value.slice(0, 80)}…` : value;
