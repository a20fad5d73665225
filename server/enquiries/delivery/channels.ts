import type { Kysely } from "kysely";
import { linkOf } from "../newsletter.ts";
import type { DeskSettings } from "../settings.ts";
import { whileLocked } from "../store/database.ts";
import { findEnquiry } from "../store/enquiries.ts";
import {
  type OutboxMessage,
  type Subscription,
  isRecent,
  type Tables,
  timestamp,
} from "../store/tables.ts";
import type { Words } from "../words.ts";
import { acknowledgementEmail, enquiryEmail, subscriberEmail } from "./mail.ts";
import type { Channels } from "./deliver.ts";
import { createMailer, type Email } from "./smtp.ts";
import { eventOf, sendEvent } from "./webhook.ts";

/** An address gets one confirmation message in this time, in ms, and so many in all. */
const BETWEEN_CONFIRMATIONS = 24 * 60 * 60 * 1000;
const MOST_CONFIRMATIONS = 3;

/** Everything that messages are made from, and what sends an e-mail. */
interface Mailing {
  db: Kysely<Tables>;
  words: Words;
  siteUrl: string;
  from: string;
  to: string;
  send: (email: Email) => Promise<void>;
}

/**
 * The channels that are set up, each with what delivers one of its messages.
 * @param patience how long a receiver may take for a message, in ms, if not as usual
 */
export function channelsOf(
  desk: Pick<Mailing, "db" | "words">,
  { mail, webhook, siteUrl }: DeskSettings,
  patience?: number,
): Channels {
  const channels: Channels = {};
  if (mail) {
    const send = createMailer(mail.smtp, patience);
    channels.mail = (message) =>
      deliverMail(message, { ...desk, ...mail, siteUrl, send });
  }
  if (webhook)
    channels.webhook = async ({ uid, enquiry_id }) => {
      const enquiry = await findEnquiry(desk.db, enquiry_id ?? 0);
      if (!enquiry) return "erased";
      await sendEvent(webhook, uid, eventOf(enquiry), patience);
      return null;
    };
  return channels;
}

/** Sends the e-mail of a message; returns the reason if it was not needed. */
export async function deliverMail(
  message: OutboxMessage,
  mailing: Mailing,
): Promise<string | null> {
  const { db, from, send } = mailing;
  const email =
    message.subscription_id === null
      ? await aboutEnquiry(message, mailing)
      : await toSubscriber(message, message.subscription_id, mailing);
  if (typeof email === "string") return email;
  const [, domain = "localhost"] = /@([^\s<>@]+?)>?$/.exec(from) ?? [];
  await send({
    from,
    ...email,
    // A second try has the same, so that a mail program shows the message once.
    messageId: `<${message.uid}@${domain}>`,
  });
  if (message.kind === "confirmation")
    await whileLocked(() =>
      db
        .updateTable("subscriptions")
        .set((is) => ({
          confirmations: is("confirmations", "+", 1),
          confirmation_sent_at: timestamp(),
        }))
        .where("id", "=", message.subscription_id)
        .execute(),
    );
  return null;
}

async function aboutEnquiry(
  { kind, enquiry_id }: OutboxMessage,
  { db, words, to }: Mailing,
): Promise<Email | string> {
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
  { db, siteUrl, words }: Mailing,
): Promise<Email | string> {
  const subscription = await db
    .selectFrom("subscriptions")
    .selectAll()
    .where("id", "=", id)
    .executeTakeFirst();
  if (!subscription) return "erased";
  const needless = whyNot(kind, subscription);
  if (needless !== undefined) return needless;
  const { email, token } = subscription;
  const unsubscribe = linkOf(siteUrl, "unsubscribe", token);
  return kind === "welcome"
    ? subscriberEmail(email, words.welcome, unsubscribe, unsubscribe, words)
    : subscriberEmail(
        email,
        words.confirmation,
        linkOf(siteUrl, "confirm", token),
        unsubscribe,
        words,
      );
}

/** Why a subscriber must not get a message, if so. */
function whyNot(
  kind: OutboxMessage["kind"],
  subscription: Subscription,
): string | undefined {
  const { confirmed_at, unsubscribed_at } = subscription;
  const { confirmations, confirmation_sent_at } = subscription;
  if (unsubscribed_at !== null) return "unsubscribed";
  if ((confirmed_at !== null) !== (kind === "welcome"))
    return "not needed any more";
  if (kind === "welcome") return undefined;
  if (confirmations >= MOST_CONFIRMATIONS) return "sent often enough";
  return isRecent(confirmation_sent_at, BETWEEN_CONFIRMATIONS)
    ? "sent today"
    : undefined;
}
