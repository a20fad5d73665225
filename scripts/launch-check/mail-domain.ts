import { promises as dns } from "node:dns";

import { blocks, type Finding, look } from "./finding.ts";

/** What a name server answers; nothing if there is no such name or record. */
const orNone = <Item>(asked: Promise<Item[]>): Promise<Item[]> =>
  asked.catch((error: unknown) => {
    const code = error instanceof Error && "code" in error ? error.code : "";
    if (code === "ENOTFOUND" || code === "ENODATA") return [];
    throw error;
  });

const recordsOf = async (name: string, start: string) =>
  (await orNone(dns.resolveTxt(name)))
    .map((parts) => parts.join(""))
    .filter((text) => text.startsWith(start));

/** The DMARC record of a domain, or of the one above it. */
async function findDmarc(name: string): Promise<string> {
  if (!name.includes(".")) return "no record";
  const [record] = await recordsOf(`_dmarc.${name}`, "v=DMARC1");
  return record ?? findDmarc(name.slice(name.indexOf(".") + 1));
}

const domainOf = (mailbox: string) => mailbox.replace(/.*@|>\s*$/g, "");

/** Whether mail to the agency arrives, and mail from its site, if it sends any, is believed. */
export async function checkMail(
  email: string,
  sender: string | undefined,
): Promise<Finding[]> {
  const domain = domainOf(sender ?? email);
  const servers = await orNone(dns.resolveMx(domainOf(email)));
  const spf = await recordsOf(domain, "v=spf1");
  const dmarc = await findDmarc(domain);
  return [
    blocks(
      "Mail to you",
      // A record without a server says that the domain receives no mail: RFC 7505.
      [
        servers.every(({ exchange }) => exchange === "") &&
          `${domainOf(email)} has no mail server: what visitors write comes back`,
      ],
      "Have your mail provider's MX records put into the DNS.",
    ),
    (sender === undefined ? look : blocks)(
      "SPF",
      [spf.length !== 1 && `${domain} has ${spf.length} records, not one`],
      "Have one TXT record begin with v=spf1, name your mail provider and the server of the site, and end with -all or ~all: it says which servers send your mail.",
    ),
    look(
      "DMARC",
      [
        !/;\s*p\s*=\s*(?!none\b)\w/.test(dmarc) &&
          `${domain} does not say what becomes of mail that only claims to be from it: ${dmarc}`,
      ],
      `Put a TXT record at _dmarc.${domain}: at first v=DMARC1; p=none; rua=mailto:…, and when the reports show your own mail passing, p=quarantine.`,
    ),
  ];
}
