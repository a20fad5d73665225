import type { Kysely } from "kysely";
import type { Tokens } from "../newsletter.ts";
import type { LeadSettings } from "../settings.ts";
import { type OutboxMessage, type Tables, timestamp } from "../store/schema.ts";
import type { Words } from "../words.ts";
import {
  acknowledgementEmail,
  enquiryEmail,
  type Mailer,
  subscriberEmail,
} from "./mail.ts";
import { DeliveryFault } from "./outbox.ts";
import { eventOf, sendEvent } from "./webhook.ts";

/** An address gets at most one confirmation link in this time, in ms. */
const BETWEEN_CONFIRMATIONS = 60 * 60 * 1000;

interface Delivery {
  db: Kysely<Tables>;
  settings: LeadSettings;
  words: Words;
  tokens: Tokens;
  mailer: Mailer | undefined;
}

/**
 * Delivers one message of the outbox. Returns the reason if the message was not
 * needed. Rejects with a {@link DeliveryFault} if it has to be tried again.
 */
export async function deliverMessage(
  message: OutboxMessage,
  delivery: Delivery,
): Promise<string | null> {
  return message.subscription_id === null
    ? deliverEnquiry(message, message.enquiry_id ?? 0, delivery)
    : deliverToSubscriber(message, message.subscription_id, delivery);
}

async function deliverEnquiry(
  { id, channel, kind }: OutboxMessage,
  enquiryId: number,
  { db, settings: { mail, webhook }, words, mailer }: Delivery,
): Promise<string | null> {
  const enquiry = await db
    .selectFrom("enquiries")
    .selectAll()
    .where("id", "=", enquiryId)
    .executeTakeFirst();
  if (!enquiry) return "erased";
  if (channel === "webhook") {
    if (!webhook) return notSetUp("LEADS_WEBHOOK");
    await sendEvent(webhook, `enquiry_${enquiryId}_${id}`, eventOf(enquiry));
    return null;
  }
  if (!mail || !mailer) return notSetUp("LEADS_SMTP");
  // A suspect enquiry may contain a third person's address, who must not get our
  // messages.
  if (kind === "acknowledgement" && enquiry.flags !== "") return "suspect";
  const write = kind === "enquiry" ? enquiryEmail : acknowledgementEmail;
  await mailer.send({
    ...write(enquiry, words, mail),
    messageId: messageId(id, mail.from),
  });
  return null;
}

async function deliverToSubscriber(
  { id, kind }: OutboxMessage,
  subscriptionId: number,
  { db, settings: { mail, siteUrl }, words, tokens, mailer }: Delivery,
): Promise<string | null> {
  const subscription = await db
    .selectFrom("subscriptions")
    .selectAll()
    .where("id", "=", subscriptionId)
    .executeTakeFirst();
  if (!subscription) return "erased";
  const isConfirmed =
    subscription.confirmed_at !== null && subscription.unsubscribed_at === null;
  if (isConfirmed !== (kind === "welcome")) return "not needed any more";
  if (kind === "confirmation") {
    const recent = await db
      .selectFrom("outbox")
      .select("id")
      .where("subscription_id", "=", subscriptionId)
      .where("kind", "=", "confirmation")
      .where("state", "=", "sent")
      .where("fault", "is", null)
      .where("next_at", ">", timestamp(-BETWEEN_CONFIRMATIONS))
      .executeTakeFirst();
    if (recent) return "sent a moment ago";
  }
  if (!mail || !mailer) return notSetUp("LEADS_SMTP");
  const unsubscribe = tokens.link(siteUrl, "unsubscribe", subscriptionId);
  const [text, link] =
    kind === "welcome"
      ? [words.welcome, unsubscribe]
      : [words.confirmation, tokens.link(siteUrl, "confirm", subscriptionId)];
  await mailer.send({
    ...subscriberEmail(subscription, text, words, mail, { link, unsubscribe }),
    messageId: messageId(id, mail.from),
  });
  return null;
}

function notSetUp(setting: string): never {
  throw new DeliveryFault(`${setting} is not set`, false);
}

/**
 * The Message-ID. A second try has the same, so that a mail program shows the
 * message once.
 */
function messageId(id: number, from: string): string {
  const [, domain = "localhost"] = /@([^\s<>@]+?)>?$/.exec(from) ?? [];
  return `<leads-${id}@${domain}>`;
}
