import { promises as dns } from "node:dns";

import { blocks, type Finding, look } from "./finding.ts";

/** What a name server answers; nothing if there is no such name or record. */
const orNone = <Item>(asked: Promise<Item[]>): Promise<Item[]> =>
  asked.catch((error: unknown) => {
    const code = error instanceof Error && "code" in error ? error.code : "";
    if (code === "ENOTFOUND" || code === "ENODATA") return [];
    throw error;
  });

const domainOf = (mailbox: string) => mailbox.replace(/.*@|>\s*$/g, "");

/** Whether mail to the agency arrives, and mail from its site, if it sends any, is believed. */
export async function checkMail(
  email: string,
  sender: string | undefined,
): Promise<Finding[]> {
  const domain = domainOf(sender ?? email);
  const servers = await orNone(dns.resolveMx(domainOf(email)));
  const texts = await orNone(dns.resolveTxt(domain));
  const spf = texts.filter((parts) => parts.join("").startsWith("v=spf1"));
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
  ];
}
