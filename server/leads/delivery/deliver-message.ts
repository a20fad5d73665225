import type { Kysely } from "kysely";
import type { SendMailOptions } from "nodemailer";
import type { Tokens } from "../newsletter.ts";
import type { LeadSettings } from "../settings.ts";
import { findEnquiry } from "../store/enquiries.ts";
import { type OutboxMessage, type Tables, timestamp } from "../store/schema.ts";
import type { Words } from "../words.ts";
import {
  acknowledgementEmail,
  createMailer,
  enquiryEmail,
  subscriberEmail,
} from "./mail.ts";
import type { Channels } from "./outbox.ts";
import { eventOf, sendEvent } from "./webhook.ts";

/** An address gets at most one confirmation link in this time, in ms. */
const BETWEEN_CONFIRMATIONS = 60 * 60 * 1000;

interface Desk {
  db: Kysely<Tables>;
  words: Words;
  tokens: Tokens;
}

/** The channels that are set up, each with what delivers one of its messages. */
export function channelsOf(
  desk: Desk,
  { mail, webhook, siteUrl }: LeadSettings,
): Channels {
  const send = mail && createMailer(mail.smtp);
  return {
    ...(mail &&
      send && {
        mail: (message) =>
          deliverMail(message, {
            ...desk,
            siteUrl,
            from: mail.from,
            to: mail.to,
            send,
          }),
      }),
    ...(webhook && {
      webhook: async ({ id, enquiry_id }) => {
        const enquiry = await findEnquiry(desk.db, enquiry_id ?? 0);
        if (!enquiry) return "erased";
        const key = `enquiry_${enquiry.id}_${id}`;
        await sendEvent(webhook, key, eventOf(enquiry));
        return null;
      },
    }),
  };
}

/** Everything that an e-mail is made from, and what sends it. */
interface Mailing extends Desk {
  siteUrl: string;
  from: string;
  to: string;
  send: (email: SendMailOptions) => Promise<void>;
}

/** Sends the e-mail of a message; returns the reason if it was not needed. */
export async function deliverMail(
  message: OutboxMessage,
  mailing: Mailing,
): Promise<string | null> {
  const email =
    message.subscription_id === null
      ? await aboutEnquiry(message, mailing)
      : await toSubscriber(message, message.subscription_id, mailing);
  if (typeof email === "string") return email;
  const [, domain = "localhost"] = /@([^\s<>@]+?)>?$/.exec(mailing.from) ?? [];
  await mailing.send({
    from: mailing.from,
    ...email,
    // A second try has the same, so that a mail program shows the message once.
    messageId: `<leads-${message.id}@${domain}>`,
  });
  return null;
}

async function aboutEnquiry(
  { kind, enquiry_id }: OutboxMessage,
  { db, words, to }: Mailing,
): Promise<SendMailOptions | string> {
  const enquiry = await findEnquiry(db, enquiry_id ?? 0);
  if (!enquiry) return "erased";
  if (kind === "enquiry") return enquiryEmail(enquiry, words, to);
  // A suspect enquiry may contain a third person's address, who must not get our
  // messages.
  if (enquiry.flags !== "") return "suspect";
  return acknowledgementEmail(enquiry, words);
}

async function toSubscriber(
  { kind }: OutboxMessage,
  id: number,
  { db, siteUrl, words, tokens }: Mailing,
): Promise<SendMailOptions | string> {
  const subscription = await db
    .selectFrom("subscriptions")
    .selectAll()
    .where("id", "=", id)
    .executeTakeFirst();
  if (!subscription) return "erased";
  const { email, confirmed_at, unsubscribed_at } = subscription;
  const isConfirmed = confirmed_at !== null && unsubscribed_at === null;
  if (isConfirmed !== (kind === "welcome")) return "not needed any more";
  const unsubscribe = tokens.link(siteUrl, "unsubscribe", id);
  if (kind === "welcome") {
    const links = { link: unsubscribe, unsubscribe };
    return subscriberEmail(email, words.welcome, links, words);
  }
  const recent = await db
    .selectFrom("outbox")
    .select("id")
    .where("subscription_id", "=", id)
    .where("kind", "=", "confirmation")
    .where("state", "=", "sent")
    .where("fault", "is", null)
    .where("next_at", ">", timestamp(-BETWEEN_CONFIRMATIONS))
    .executeTakeFirst();
  if (recent) return "sent a moment ago";
  const links = { link: tokens.link(siteUrl, "confirm", id), unsubscribe };
  return subscriberEmail(email, words.confirmation, links, words);
}
