import { promises as systemDns } from "node:dns";

import type { Destination } from "../../app/content/schema/privacy.ts";
import { OWN_SERVER } from "../../app/features/leads/leads-context.ts";
import type { HstsReach } from "../../server/headers.ts";
import {
  checkAddress,
  checkCertificate,
  checkRedirects,
  otherAddresses,
} from "./addresses.ts";
import {
  checkHeaders,
  checkIndexing,
  checkNotFound,
  checkRobots,
  checkSitemap,
} from "./answers.ts";
import { blocks, type Finding } from "./finding.ts";
import {
  checkMailFrom,
  checkMailTo,
  type Dns,
  domainOf,
} from "./mail-domain.ts";
import { checkCards, checkPages, crawl } from "./pages.ts";
import { elements, request } from "./request.ts";

type Options = {
  /** The folder of the build that the site should be. */
  build: string;
  /** How far the site's HSTS should reach. */
  hsts: HstsReach;
  /** The address that visitors write to. */
  email: string;
  /** The mailbox that the site sends from, if it sends mail. */
  sender: string | undefined;
  /** The addresses that should lead to the site. */
  others?: readonly URL[];
  dns?: Dns;
};

/** Looks at a live site as visitors, search engines and mail servers do. */
export async function checkSite(
  site: URL,
  {
    build,
    hsts,
    email,
    sender,
    others = otherAddresses(site),
    dns = systemDns,
  }: Options,
): Promise<Finding[]> {
  const mail = await attempt("Mail domain", async () => [
    await checkMailTo(dns, domainOf(email)),
    ...(await checkMailFrom(
      dns,
      domainOf(sender ?? email),
      sender !== undefined,
    )),
  ]);
  const address = await checkAddress(site);
  if (address.state !== "ok") return [address, ...mail];
  const visit = await attempt("Visit", async () => {
    const { paths, finding } = await checkSitemap(site);
    const walk = await crawl(site, paths);
    return [
      await checkCertificate(site),
      ...(await checkRedirects(site, others)),
      ...(await checkHeaders(site, walk, build, hsts)),
      await checkNotFound(site),
      checkIndexing(walk),
      await checkRobots(site),
      finding,
      ...checkPages(site, walk),
      await checkCards(site, walk),
    ];
  });
  return [address, ...visit, ...mail];
}

/** A check that cannot be finished is a finding too. */
const attempt = async (subject: string, check: () => Promise<Finding[]>) =>
  check().catch((error: unknown) => [
    blocks(
      subject,
      `this could not be looked at: ${String(error)}.`,
      "Run the check again; if it stays so, see whether site and network are up.",
    ),
  ]);

/** What becomes of the forms of a live site, or undefined if it does not answer. */
export async function readDestination(
  site: URL,
): Promise<Destination | undefined> {
  const answer = await request(site).catch(() => undefined);
  if (answer?.status !== 200) return undefined;
  const [html] = elements(String(answer.body), "html");
  const receiver = html?.["data-leads"];
  if (receiver === undefined) return "nowhere";
  return receiver === OWN_SERVER ? "server" : "service";
}
