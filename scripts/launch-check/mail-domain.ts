import { blocks, type Finding, look } from "./finding.ts";

/** The part of `node:dns/promises` that is asked. */
export type Dns = {
  resolveTxt: (name: string) => Promise<string[][]>;
  resolveMx: (name: string) => Promise<{ exchange: string }[]>;
};

/** The domain of an address such as `Website <web@example.com>`. */
const domainOf = (mailbox: string) =>
  mailbox.slice(mailbox.lastIndexOf("@") + 1).replace(/>\s*$/, "");

/**
 * What a name server answers; nothing if it says that there is no such name or record.
 * @throws if it does not answer
 */
const orNone = async <Item>(asked: Promise<Item[]>): Promise<Item[]> =>
  asked.catch((error: unknown) => {
    const code = error instanceof Error && "code" in error ? error.code : "";
    if (code === "ENOTFOUND" || code === "ENODATA") return [];
    throw error;
  });

/**
 * Whether mail to the agency arrives, and mail from its site is believed.
 *
 * @param email the address that visitors write to
 * @param sender the mailbox that the site sends from, if it sends mail
 */
export async function checkMail(
  dns: Dns,
  email: string,
  sender: string | undefined,
): Promise<Finding[]> {
  const domain = domainOf(sender ?? email);
  const recordsOf = async (name: string, start: string) =>
    (await orNone(dns.resolveTxt(name)))
      .map((parts) => parts.join(""))
      .filter((text) => text.startsWith(start));
  const findDmarc = async (name: string): Promise<string> => {
    if (!name.includes(".")) return "";
    const [record] = await recordsOf(`_dmarc.${name}`, "v=DMARC1");
    return record ?? findDmarc(name.slice(name.indexOf(".") + 1));
  };
  const servers = await orNone(dns.resolveMx(domainOf(email)));
  const spf = await recordsOf(domain, "v=spf1");
  const dmarc = await findDmarc(domain);
  return [
    blocks(
      "Mail to you",
      // A record without a server says that the domain receives no mail.
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
        (dmarc === "" || /;\s*p\s*=\s*none\b/.test(dmarc)) &&
          `${domain} does not say what becomes of mail that only claims to be from it: ${dmarc || "no record"}`,
      ],
      `Put a TXT record at _dmarc.${domain}: at first v=DMARC1; p=none; rua=mailto:…, and when the reports show your own mail passing, p=quarantine.`,
    ),
  ];
}
