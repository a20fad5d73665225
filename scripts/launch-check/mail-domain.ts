import { blocks, type Finding, look, ok } from "./finding.ts";

/** The part of `node:dns/promises` that is asked. */
export type Dns = {
  resolveTxt: (name: string) => Promise<string[][]>;
  resolveMx: (name: string) => Promise<{ exchange: string }[]>;
};

/** The domain of an address such as `Website <web@example.com>`. */
export const domainOf = (mailbox: string): string =>
  /@([^\s<>@]+)>?\s*$/.exec(mailbox)?.[1]?.toLowerCase() ?? "";

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

/** The TXT records of a name that begin so. */
const textsOf = async (dns: Dns, name: string, start: RegExp) =>
  (await orNone(dns.resolveTxt(name)))
    .map((parts) => parts.join(""))
    .filter((text) => start.test(text));

/** The DMARC record of a domain or of the next one above it that has one. */
async function findDmarc(dns: Dns, domain: string) {
  const labels = domain.split(".");
  for (let first = 0; first < labels.length - 1; first += 1) {
    const name = `_dmarc.${labels.slice(first).join(".")}`;
    const [record] = await textsOf(dns, name, /^v=DMARC1\b/);
    if (record !== undefined) return record;
  }
  return undefined;
}

/** Whether mail to a domain arrives. */
export async function checkMailTo(dns: Dns, domain: string): Promise<Finding> {
  const exchanges = await orNone(dns.resolveMx(domain));
  // A record without a server says that the domain receives no mail.
  return exchanges.some(({ exchange }) => exchange !== "")
    ? ok("Mail to you", `${domain} receives mail.`)
    : blocks(
        "Mail to you",
        `${domain} has no mail server: what visitors write comes back.`,
        "Have your mail provider's MX records put into the DNS.",
      );
}

/**
 * Whether mail from a domain is believed.
 *
 * @param sends whether the site sends mail itself, so that it must be believed
 */
export async function checkMailFrom(
  dns: Dns,
  domain: string,
  sends: boolean,
): Promise<Finding[]> {
  const toFinding = sends ? blocks : look;
  const spf = await textsOf(dns, domain, /^v=spf1\b/);
  return [
    spfFinding(domain, spf, toFinding),
    dmarcFinding(domain, await findDmarc(dns, domain), toFinding),
  ];
}

function spfFinding(
  domain: string,
  records: readonly string[],
  toFinding: typeof blocks,
): Finding {
  const remedy =
    "Have one TXT record begin with v=spf1, name your mail provider and the server of the site, and end with -all or ~all.";
  if (records.length > 1)
    return blocks(
      "SPF",
      `${domain} has ${records.length} records; with more than one, none counts.`,
      remedy,
      records,
    );
  return records.length === 1
    ? ok("SPF", `${domain}: ${records[0]}.`)
    : toFinding(
        "SPF",
        `${domain} does not say which servers send its mail.`,
        remedy,
      );
}

function dmarcFinding(
  domain: string,
  record: string | undefined,
  toFinding: typeof blocks,
): Finding {
  if (record === undefined)
    return toFinding(
      "DMARC",
      `${domain} does not say what becomes of mail that only claims to be from it.`,
      `Put a TXT record at _dmarc.${domain}, at first v=DMARC1; p=none; rua=mailto:…, and later p=quarantine.`,
    );
  if (/;\s*p\s*=\s*none\b/.test(record))
    return look(
      "DMARC",
      `${domain} only watches: ${record}`,
      "When the reports show your own mail passing, write p=quarantine.",
    );
  return ok("DMARC", `${domain}: ${record}`);
}
