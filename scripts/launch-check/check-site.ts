import { promises as systemDns } from "node:dns";

import type { HstsReach } from "../../server/headers.ts";
import {
  type Destination,
  OWN_SERVER,
} from "../../app/features/leads/leads-context.ts";
import type { Finding } from "./finding.ts";
import { checkCertificate } from "./live/certificate.ts";
import { crawl } from "./live/crawl.ts";
import {
  checkIndexing,
  checkNotFound,
  checkRobots,
  checkSitemap,
} from "./live/files.ts";
import { checkHeaders } from "./live/headers.ts";
import {
  checkMailFrom,
  checkMailTo,
  type Dns,
  domainOf,
} from "./live/mail-domain.ts";
import { checkCards, checkPages } from "./live/pages.ts";
import { checkRedirects, otherAddresses } from "./live/redirects.ts";
import { request, attribute, tags } from "./live/request.ts";

type Options = {
  /** The folder of the build that the site should be. */
  build: string;
  /** How far the site's HSTS should reach. */
  hsts?: HstsReach;
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
    hsts = "host",
    email,
    sender,
    others = otherAddresses(site),
    dns = systemDns,
  }: Options,
): Promise<Finding[]> {
  const from = domainOf(sender ?? email);
  const mail = await attempt("Mail domain", async () => [
    await checkMailTo(dns, domainOf(email)),
    ...(await checkMailFrom(dns, from, sender !== undefined)),
  ]);
  const address = await checkAddress(site);
  if (address.state !== "ok") return [address, ...mail];
  const visits = await attempt("Visit", async () => {
    const { paths, finding } = await checkSitemap(site);
    const walk = await crawl(site, paths);
    return [
      ...(await checkHeaders(site, walk, build, hsts)),
      await checkNotFound(site),
      await checkIndexing(site),
      await checkRobots(site),
      finding,
      ...checkPages(site, walk),
      await checkCards(site, walk),
    ];
  });
  return [
    address,
    ...(await attempt("Certificate", async () => [
      await checkCertificate(site),
    ])),
    ...(await checkRedirects(site, others)),
    ...visits,
    ...mail,
  ];
}

/** A check that cannot be finished is a finding too. */
const attempt = async (subject: string, check: () => Promise<Finding[]>) =>
  check().catch((error: unknown): Finding[] => [
    {
      state: "blocks",
      subject,
      message: `this could not be looked at: ${String(error)}.`,
      remedy:
        "Run the check again; if it stays so, see whether site and network are up.",
    },
  ]);

/** Whether the site answers there; without that, nothing else can be looked at. */
async function checkAddress(site: URL): Promise<Finding> {
  const subject = "Address";
  try {
    const { status, headers } = await request(site);
    if (status === 200)
      return { state: "ok", subject, message: `${site.origin} answers.` };
    const target = headers.location ?? "no place";
    return {
      state: "blocks",
      subject,
      message: `${site.origin} answers ${status} and leads to ${target}.`,
      remedy: "Run the check with the address where the home page is.",
    };
  } catch (error) {
    return {
      state: "blocks",
      subject,
      message: `${site.origin} does not answer: ${String(error)}.`,
      remedy: "Start the site, or see whether the address is right.",
    };
  }
}

/** What becomes of the forms of a live site, or undefined if it does not answer. */
export async function readDestination(
  site: URL,
): Promise<Destination | undefined> {
  try {
    const { status, body } = await request(site);
    const [html = ""] = tags(String(body), "html");
    const receiver = attribute(html, "data-leads");
    if (status !== 200) return undefined;
    if (receiver === undefined) return "nowhere";
    return receiver === OWN_SERVER ? "server" : "service";
  } catch {
    return undefined;
  }
}
