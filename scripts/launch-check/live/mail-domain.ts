import type { Finding } from "../finding.ts";

/** The part of `node:dns/promises` that is asked. */
export type Dns = {
  resolveTxt: (name: string) => Promise<string[][]>;
  resolveMx: (name: string) => Promise<{ exchange: string }[]>;
};

/** The domain of an address such as `Website <web@example.com>`. */
export const domainOf = (mailbox: string): string =>
  /@([^\s<>@]+)>?\s*$/.exec(mailbox)?.[1]?.toLowerCase() ?? "";

/** What a name server says if there is no such name or record. */
const ABSENT = ["ENOTFOUND", "ENODATA"];

/** @throws if the name server does not answer */
async function orNone<Item>(asked: Promise<Item[]>): Promise<Item[]> {
  try {
    return await asked;
  } catch (error) {
    const code = error instanceof Error && "code" in error ? error.code : "";
    if (ABSENT.includes(String(code))) return [];
    throw error;
  }
}

const texts = async (dns: Dns, name: string): Promise<string[]> =>
  (await orNone(dns.resolveTxt(name))).map((parts) => parts.join(""));

/** The domain and those above it, but not the last: a.b.uk, b.uk. */
function* withParents(domain: string): Generator<string> {
  const labels = domain.split(".");
  for (let first = 0; first < labels.length - 1; first += 1)
    yield labels.slice(first).join(".");
}

async function findDmarc(dns: Dns, domain: string) {
  for (const each of withParents(domain)) {
    const record = (await texts(dns, `_dmarc.${each}`)).find((text) =>
      /^v=DMARC1\b/.test(text),
    );
    if (record !== undefined) return record;
  }
  return undefined;
}

/** Whether mail to a domain arrives. */
export async function checkMailTo(dns: Dns, domain: string): Promise<Finding> {
  const subject = "Mail to you";
  const exchanges = await orNone(dns.resolveMx(domain));
  // A record without a server says that the domain receives no mail.
  if (exchanges.some(({ exchange }) => exchange !== ""))
    return { state: "ok", subject, message: `${domain} receives mail.` };
  return {
    state: "blocks",
    subject,
    message: `${domain} has no mail server: what visitors write comes back.`,
    remedy: "Have your mail provider's MX records put into the DNS.",
  };
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
  const serious = sends ? "blocks" : "look";
  const spf = (await texts(dns, domain)).filter((text) =>
    /^v=spf1\b/.test(text),
  );
  const dmarc = await findDmarc(dns, domain);
  return [
    spf.length === 1
      ? { state: "ok", subject: "SPF", message: `${domain}: ${spf[0]}.` }
      : {
          state: spf.length > 1 ? "blocks" : serious,
          subject: "SPF",
          message:
            spf.length > 1
              ? `${domain} has ${spf.length} records; with more than one, none counts.`
              : `${domain} does not say which servers send its mail.`,
          places: spf,
          remedy:
            "Have one TXT record begin with v=spf1, name your mail provider and the server of the site, and end with -all or ~all.",
        },
    dmarcFinding(domain, dmarc, serious),
  ];
}

function dmarcFinding(
  domain: string,
  record: string | undefined,
  serious: "blocks" | "look",
): Finding {
  const subject = "DMARC";
  if (record === undefined)
    return {
      state: serious,
      subject,
      message: `${domain} does not say what becomes of mail that only claims to be from it.`,
      remedy: `Put a TXT record at _dmarc.${domain}, at first v=DMARC1; p=none; rua=mailto:…, and later p=quarantine.`,
    };
  if (/;\s*p\s*=\s*none\b/.test(record))
    return {
      state: "look",
      subject,
      message: `${domain} only watches: ${record}`,
      remedy:
        "When the reports show your own mail passing, write p=quarantine.",
    };
  return { state: "ok", subject, message: `${domain}: ${record}` };
}
