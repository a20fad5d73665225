import { outcomeLinks } from "../outcomes.ts";
import { pounds } from "../pounds.ts";
import { sourceOf } from "../sources.ts";
import { newsletterLink } from "../newsletter.ts";
import {
  answersOf,
  CAMPAIGN,
  type Enquiry,
  inLondon,
  type Subscription,
} from "../store/tables.ts";
import type { Words } from "../words.ts";
import type { Email } from "./smtp.ts";

const inPounds = (pence: number | null) =>
  pence === null ? null : pounds(pence);

const localTime = (timestamp: string) =>
  new Intl.DateTimeFormat("en-GB", {
    day: "numeric",
    month: "long",
    year: "numeric",
    hour: "2-digit",
    minute: "2-digit",
    timeZone: "Europe/London",
    timeZoneName: "short",
  }).format(new Date(timestamp));

/** An enquiry as rows of a label and a value, without those that are empty. */
export function formFacts(
  enquiry: Enquiry,
  { subjects }: Pick<Words, "subjects">,
): [label: string, value: string][] {
  const rows: [string, string | null][] = [
    ["Name", enquiry.name],
    ["Email", enquiry.email],
    ["Phone", enquiry.phone],
    ["Subject", subjects[enquiry.subject] ?? enquiry.subject],
    ...answersOf(enquiry),
    ["Monthly ad spend", inPounds(enquiry.spend_pence)],
    ["Package", enquiry.packages],
    ["Monthly fee", inPounds(enquiry.fee_pence)],
    ["Received", localTime(enquiry.received_at)],
    ["Page", enquiry.page],
    ["Landing page", enquiry.arrival],
    ["Source", sourceOf(enquiry)],
    ...CAMPAIGN.map((name): [string, string | null] => [name, enquiry[name]]),
    ["Referrer", enquiry.referrer],
    ["Yes to", enquiry.consent],
    ["Outcome", enquiry.outcome],
    ["Value", inPounds(enquiry.value_pence)],
    ["Suspect", enquiry.flags],
  ];
  return rows.flatMap(([label, value]) => (value ? [[label, value]] : []));
}

/** The e-mail to the agency about an enquiry. */
export function enquiryEmail(
  enquiry: Enquiry,
  words: Words,
  everybody: string,
  siteUrl: string,
): Email {
  const to = words.receivers[enquiry.subject] ?? everybody;
  const facts = formFacts(enquiry, words);
  const subject = words.subjects[enquiry.subject] ?? enquiry.subject;
  return {
    to,
    replyTo: { name: enquiry.name, address: enquiry.email },
    subject: `${enquiry.flags ? "Suspect enquiry" : "Enquiry"} ${enquiry.id}: ${subject}`,
    text: [
      enquiry.message,
      "",
      ...facts.map(([label, value]) => `${label}: ${value}`),
      ...outcomeLinks(enquiry, siteUrl),
      "",
    ].join("\n"),
  };
}

/** The e-mail that tells the visitor that the enquiry has arrived. */
export const acknowledgementEmail = (
  enquiry: Pick<Enquiry, "email" | "received_at">,
  words: Words,
): Email => ({
  // Without the name, which a stranger may have written.
  to: enquiry.email,
  replyTo: words.company.email,
  subject: words.acknowledgement.subject,
  // Out-of-office programs must not reply to it.
  headers: { "auto-submitted": "auto-replied" },
  text: letter(paragraphsFor(enquiry, words), words.company),
});

const HOUR = 60 * 60 * 1000;

const isWeekend = (time: number) =>
  [0, 6].includes(new Date(inLondon(time)).getUTCDay());

/** The day by whose end a reply is promised. */
function promisedBy(received: number, replyHours: number): string {
  let due = received;
  for (let left = replyHours; left > 0; left -= 24) {
    due += Math.min(left, 24) * HOUR;
    while (isWeekend(due)) due += 24 * HOUR;
  }
  return inLondon(due);
}

/** What the visitor reads: a closed day until the promised reply would break the promise. */
function paragraphsFor(
  { received_at }: Pick<Enquiry, "received_at">,
  { acknowledgement, closedDays, replyHours }: Words,
): string[] {
  const received = Date.parse(received_at);
  const due = promisedBy(received, replyHours);
  const closed = closedDays.find(
    ({ from, until }) => from <= due && until >= inLondon(received),
  );
  if (!closed) return acknowledgement.paragraphs;
  return acknowledgement.whenClosed.map((text) =>
    text
      .replaceAll("{days}", () => closed.shown)
      .replaceAll("{reason}", () => closed.reason),
  );
}

/** The e-mail that asks a subscriber to confirm, or welcomes them. */
export function subscriberEmail(
  { email, token, confirm_token }: Subscription,
  kind: "confirmation" | "welcome",
  siteUrl: string,
  { [kind]: text, company }: Words,
): Email {
  const unsubscribe = newsletterLink(siteUrl, "unsubscribe", token);
  const link =
    kind === "welcome"
      ? unsubscribe
      : newsletterLink(siteUrl, "confirm", confirm_token ?? "");
  return {
    to: email,
    replyTo: company.email,
    subject: text.subject,
    headers: {
      "list-unsubscribe": `<${unsubscribe}>`,
      "list-unsubscribe-post": "List-Unsubscribe=One-Click",
    },
    text: letter([...text.paragraphs, `${text.link}:\n${link}`], company),
  };
}

const letter = (
  paragraphs: readonly string[],
  { name, telephone, address, registration }: Words["company"],
) =>
  [...paragraphs, [name, address, telephone, registration].join("\n"), ""].join(
    "\n\n",
  );
