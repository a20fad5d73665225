import type { DeskSettings } from "../settings.ts";
import { whileLocked } from "../store/database.ts";
import { findEnquiry } from "../store/enquiries.ts";
import {
  type Db,
  isRecent,
  type OutboxMessage,
  type Subscription,
  timestamp,
} from "../store/tables.ts";
import type { Words } from "../words.ts";
import type { Channels } from "./deliver.ts";
import { acknowledgementEmail, enquiryEmail, subscriberEmail } from "./mail.ts";
import { createMailer, type Email } from "./smtp.ts";
import { eventOf, sendEvent } from "./webhook.ts";

/** An address gets one confirmation message in this time, in ms, and so many in all. */
const BETWEEN_CONFIRMATIONS = 24 * 60 * 60 * 1000;
const MOST_CONFIRMATIONS = 3;

interface Mailing {
  db: Db;
  words: Words;
  siteUrl: string;
  from: string;
  to: string;
  send: (email: Email) => Promise<void>;
}

/** The channels that are set up; `patience` is how long a receiver may take, in ms. */
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
      const enquiry = await findEnquiry(desk.db, enquiry_id);
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
  const email = await emailOf(message, mailing);
  if (typeof email === "string") return email;
  const [, domain = "localhost"] = /@([^\s<>@]+?)>?$/.exec(from) ?? [];
  // A second try has the same number, so that a mail program shows the message once.
  await send({ from, messageId: `<${message.uid}@${domain}>`, ...email });
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

async function emailOf(
  { kind, enquiry_id, subscription_id }: OutboxMessage,
  { db, words, siteUrl, to }: Mailing,
): Promise<Email | string> {
  if (kind === "enquiry" || kind === "acknowledgement") {
    const enquiry = await findEnquiry(db, enquiry_id);
    if (!enquiry) return "erased";
    if (kind === "enquiry") return enquiryEmail(enquiry, words, to);
    // A suspect enquiry may contain a third person's address, who must not get our
    // messages.
    return enquiry.flags === ""
      ? acknowledgementEmail(enquiry, words)
      : "suspect";
  }
  const subscription = await db
    .selectFrom("subscriptions")
    .selectAll()
    .where("id", "=", subscription_id)
    .executeTakeFirst();
  if (!subscription) return "erased";
  return isWanted(kind, subscription)
    ? subscriberEmail(subscription, kind, siteUrl, words)
    : "not needed";
}

function isWanted(
  kind: "confirmation" | "welcome",
  subscription: Subscription,
): boolean {
  const { confirmed_at, unsubscribed_at } = subscription;
  if (unsubscribed_at !== null) return false;
  if (kind === "welcome") return confirmed_at !== null;
  return (
    confirmed_at === null &&
    subscription.confirmations < MOST_CONFIRMATIONS &&
    !isRecent(subscription.confirmation_sent_at, BETWEEN_CONFIRMATIONS)
  );
}
