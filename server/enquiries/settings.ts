import { BlockList, isIP } from "node:net";
import { z } from "zod";

/** Names that are reserved for tests, documents and private networks. */
const RESERVED =
  /(?:^|\.)(?:localhost|local|internal|test|example|invalid|example\.(?:com|net|org))$/;

/** Whether a host has a public name: not an IP address and not a reserved name. */
export const isPublicHost = (host: string): boolean =>
  host.includes(".") && isIP(host) === 0 && !RESERVED.test(host);

/** https://fetch.spec.whatwg.org/#port-blocking, 2026-11-27 */
const BLOCKED_PORTS =
  "1 7 9 11 13 15 17 19 20 21 22 23 25 37 42 43 53 69 77 79 87 95 101 102 103 104 109 110 111 113 115 117 119 123 135 137 139 143 161 179 389 427 465 512 513 514 515 526 530 531 532 540 548 554 556 563 587 601 636 989 990 993 995 1719 1720 1723 2049 3659 4045 4190 5060 5061 6000 6566 6665 6666 6667 6668 6669 6679 6697 10080".split(
    " ",
  );

/** Whether fetch, also a browser's, sends to an address. */
const canBeFetched = ({ username, password, port }: URL) =>
  username + password === "" && !BLOCKED_PORTS.includes(port);

const isHttps = (text: string) => {
  const url = URL.parse(text);
  // A form service on this machine may use http, for tests.
  return (
    (url?.protocol === "https:" || url?.hostname === "localhost") &&
    canBeFetched(url)
  );
};

const PRIVATE = new BlockList();
for (const [network, bits] of [
  ["10.0.0.0", 8],
  ["127.0.0.0", 8],
  ["172.16.0.0", 12],
  ["192.168.0.0", 16],
  ["::1", 128],
  ["fc00::", 7],
] as const)
  PRIVATE.addSubnet(network, bits, isIP(network) === 6 ? "ipv6" : "ipv4");

function isPrivate({ hostname }: URL): boolean {
  const host = hostname.replaceAll(/[[\]]/g, "");
  const version = isIP(host);
  return version === 0
    ? !isPublicHost(host)
    : PRIVATE.check(host, version === 6 ? "ipv6" : "ipv4");
}

const isEncryptedOrPrivate = (url: URL | null) =>
  url !== null &&
  canBeFetched(url) &&
  (url.protocol === "https:" || isPrivate(url));

/** An address whose user and password can be decoded. */
const addressWith = (protocol: RegExp) =>
  z.url({ protocol }).refine((text) => {
    const { username = "", password = "" } = URL.parse(text) ?? {};
    try {
      return [username, password].map(decodeURIComponent).length > 0;
    } catch {
      return false;
    }
  });

const FETCHABLE = "without user:password@, at a port that fetch allows";

const ENCODED =
  "within the password % is written %25, @ %40, / %2F, : %3A, ? %3F and # %23";

/** A switch that is off unless it is `yes`. */
export const flag = z
  .enum(["yes", "no"])
  .default("no")
  .transform((text) => text === "yes")
  .describe("yes or no");

export const wholeNumber = (least: number, most: number) =>
  z
    .string()
    .regex(/^\d{1,7}$/)
    .transform(Number)
    .refine((number) => number >= least && number <= most)
    .describe(`a whole number from ${least} to ${most}`);

/** Of printable characters without <>@, and letters that hardly a mail server takes. */
const ADDRESS = "[!-+--;=?A-~]+@[!-+--;=?A-~]+";

/** An address, alone or as `Name <name@example.com>`; a colon would begin a group of them. */
const mailbox = z
  .string()
  .regex(new RegExp(`^(?:[^<>\\r\\n,:;]*<${ADDRESS}>|${ADDRESS})$`))
  .describe(
    "an e-mail address in ASCII, like enquiries@example.com or Website <enquiries@example.com>",
  );

/** Each description completes the sentence "expected …" of an error message. */
export const deskShape = {
  ENQUIRIES_DATABASE: z
    .union([z.string().regex(/^sqlite:./), addressWith(/^postgres(?:ql)?$/)])
    .optional()
    .describe(
      `a file, like sqlite:data/enquiries.db, or a database, like postgres://user:password@host/name (${ENCODED})`,
    ),
  ENQUIRIES_ENDPOINT: z
    .string()
    .refine(isHttps)
    .transform((text) => new URL(text).href)
    .optional()
    .describe(`the https address of a form service, ${FETCHABLE}`),
  ENQUIRIES_SMTP: addressWith(/^smtps?$/)
    .optional()
    .describe(
      `a mail server, like smtp://user:password@mail.example.com:587 (${ENCODED})`,
    ),
  ENQUIRIES_MAIL_FROM: mailbox.optional(),
  ENQUIRIES_MAIL_TO: mailbox.optional(),
  ENQUIRIES_ACKNOWLEDGE: flag,
  ENQUIRIES_WEBHOOK: z
    .url({ protocol: /^https?$/ })
    .refine((text) => isEncryptedOrPrivate(URL.parse(text)))
    .optional()
    .describe(
      `an https address (http only in a private network), ${FETCHABLE}`,
    ),
  ENQUIRIES_WEBHOOK_SECRET: z
    .string()
    .regex(/^whsec_[A-Za-z\d+/]{32,}={0,2}$/)
    .optional()
    .describe(
      "whsec_ and at least 24 random bytes in Base64: make one with `openssl rand -base64 32`",
    ),
  ENQUIRIES_ADDRESS_HEADER: z
    .string()
    .regex(/^[a-z\d-]+$/i)
    .transform((text) => text.toLowerCase())
    .optional()
    .describe(
      "the name of the header in which your own proxy writes the visitor's address, like x-real-ip",
    ),
  ENQUIRIES_RATE: wholeNumber(1, 9_999_999).default(10),
  ENQUIRIES_RATE_OVERALL: wholeNumber(1, 9_999_999).default(600),
  METRICS_PORT: wholeNumber(1, 65_535).optional(),
};

type DeskVariables = z.infer<z.ZodObject<typeof deskShape>>;

/** The settings of the enquiry desk. */
export type DeskSettings = NonNullable<ReturnType<typeof deskSettings>>;

const NEEDS: readonly (readonly [keyof DeskVariables, keyof DeskVariables])[] =
  [
    ["ENQUIRIES_SMTP", "ENQUIRIES_MAIL_FROM"],
    ["ENQUIRIES_SMTP", "ENQUIRIES_MAIL_TO"],
    ["ENQUIRIES_ACKNOWLEDGE", "ENQUIRIES_SMTP"],
    ["ENQUIRIES_WEBHOOK", "ENQUIRIES_WEBHOOK_SECRET"],
    ["ENQUIRIES_SMTP", "ENQUIRIES_DATABASE"],
    ["ENQUIRIES_WEBHOOK", "ENQUIRIES_DATABASE"],
    ["METRICS_PORT", "ENQUIRIES_DATABASE"],
  ];

/** Settings that contradict each other, each as a line of an error message. */
export function findContradictions(given: DeskVariables): string[] {
  const problems = NEEDS.filter(
    ([name, needed]) => given[name] && !given[needed],
  ).map(([name, needed]) => `${name} is set, so ${needed} must be set too.`);
  if (given.ENQUIRIES_DATABASE && given.ENQUIRIES_ENDPOINT)
    problems.push(
      "ENQUIRIES_DATABASE and ENQUIRIES_ENDPOINT are both set; enquiries go to one place only.",
    );
  return problems.map((problem) => `  ${problem}`);
}

export function deskSettings(
  given: DeskVariables,
  siteUrl: string,
  host: string,
) {
  const { ENQUIRIES_DATABASE: database, METRICS_PORT: port } = given;
  const {
    ENQUIRIES_SMTP: smtp,
    ENQUIRIES_MAIL_FROM: from,
    ENQUIRIES_MAIL_TO: to,
    ENQUIRIES_WEBHOOK: url,
    ENQUIRIES_WEBHOOK_SECRET: secret,
  } = given;
  if (database === undefined) return undefined;
  return {
    siteUrl,
    database,
    mail: smtp && from && to ? { smtp, from, to } : undefined,
    acknowledges: given.ENQUIRIES_ACKNOWLEDGE,
    webhook: url && secret ? { url, secret } : undefined,
    /** The header in which the operator's proxy writes the visitor's address. */
    addressHeader: given.ENQUIRIES_ADDRESS_HEADER,
    /** How many forms a minute one address may send, and all together. */
    rate: {
      each: given.ENQUIRIES_RATE,
      overall: given.ENQUIRIES_RATE_OVERALL,
    },
    metrics: port === undefined ? undefined : { port, host },
  };
}

/** The line that the server and every build print while enquiries are not stored. */
export const NOWHERE =
  "Enquiries go nowhere: set ENQUIRIES_DATABASE=sqlite:data/enquiries.db to keep them (docs/enquiries.md).";

/** What the start says while the desk cannot send e-mail, or only with links to this machine. */
export function remarkOn({ mail, siteUrl }: DeskSettings): string | undefined {
  if (!mail)
    return "Enquiries are kept, but not mailed, and newsletter addresses cannot be confirmed: set ENQUIRIES_SMTP (docs/enquiries.md).";
  return new URL(siteUrl).hostname === "localhost"
    ? "Links in e-mails lead to http://localhost: set SITE_URL to the site's address."
    : undefined;
}
