import { sql } from "kysely";
import { MOST_CONFIRMATIONS } from "../newsletter.ts";
import type { DeskSettings } from "../settings.ts";
import { whileLocked } from "../store/database.ts";
import { findEnquiry } from "../store/enquiries.ts";
import {
  type Db,
  type Enquiry,
  isRecent,
  isSubscribed,
  type OutboxMessage,
  type Subscription,
  timestamp,
} from "../store/tables.ts";
import type { Words } from "../words.ts";
import type { Channels } from "./deliver.ts";
import { acknowledgementEmail, enquiryEmail, subscriberEmail } from "./mail.ts";
import { createMailer, type Email } from "./smtp.ts";
import { eventOf, sendEvent } from "./webhook.ts";

/** An address gets one confirmation message and one acknowledgement in this time, in ms. */
const DAY = 24 * 60 * 60 * 1000;

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
    channels.webhook = async (message) => {
      const { uid, kind, enquiry_id } = message;
      const enquiry = await findEnquiry(desk.db, enquiry_id);
      if (!enquiry) return "erased";
      if (kind === "outcome" && (await isToldLater(desk.db, message)))
        return "told by a later message";
      await sendEvent(webhook, uid, eventOf(enquiry, kind), patience);
      return null;
    };
  return channels;
}

/** Whether a later message tells the outcome, which is the present one in each of them. */
async function isToldLater(db: Db, { id, enquiry_id }: OutboxMessage) {
  const later = await db
    .selectFrom("outbox")
    .select("id")
    .where("kind", "=", "outcome")
    .where("enquiry_id", "=", enquiry_id)
    .where("id", ">", id)
    .where("state", "<>", "dead")
    .executeTakeFirst();
  return later !== undefined;
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

/** Whether an address has an acknowledgement of the day before this one: a stranger may use it. */
async function isAcknowledged(
  db: Db,
  { id }: OutboxMessage,
  { email, received_at }: Enquiry,
): Promise<boolean> {
  const [dayBefore = "", dayAfter = ""] = [-DAY, DAY].map((later) =>
    new Date(Date.parse(received_at) + later).toISOString(),
  );
  const earlier = await db
    .selectFrom("outbox")
    .innerJoin("enquiries", "enquiries.id", "outbox.enquiry_id")
    .select("outbox.id")
    .where("kind", "=", "acknowledgement")
    .where("outbox.id", "<", id)
    .where(sql<boolean>`lower(email) = ${email.toLowerCase()}`)
    .where((is) => is.between("received_at", dayBefore, dayAfter))
    // The others were not needed, or are dead.
    .where((is) =>
      is.or([is("state", "=", "waiting"), is("fault", "is", null)]),
    )
    .executeTakeFirst();
  return earlier !== undefined;
}

async function emailOf(
  message: OutboxMessage,
  { db, words, siteUrl, to }: Mailing,
): Promise<Email | string> {
  const { kind, enquiry_id, subscription_id } = message;
  if (kind === "enquiry" || kind === "acknowledgement") {
    const enquiry = await findEnquiry(db, enquiry_id);
    if (!enquiry) return "erased";
    if (kind === "enquiry") return enquiryEmail(enquiry, words, to, siteUrl);
    // A suspect enquiry may contain a third person's address, who must not get our
    // messages.
    if (enquiry.flags !== "") return "suspect";
    return (await isAcknowledged(db, message, enquiry))
      ? "acknowledged already"
      : acknowledgementEmail(enquiry, words);
  }
  const subscription = await db
    .selectFrom("subscriptions")
    .selectAll()
    .where("id", "=", subscription_id)
    .executeTakeFirst();
  if (!subscription) return "erased";
  return kind !== "outcome" && isWanted(kind, subscription)
    ? subscriberEmail(subscription, kind, siteUrl, words)
    : "not needed";
}

function isWanted(
  kind: "confirmation" | "welcome",
  subscription: Subscription,
): boolean {
  const isOn = isSubscribed(subscription);
  if (kind === "welcome") return isOn;
  return (
    !isOn &&
    subscription.confirm_token !== null &&
    subscription.confirmations < MOST_CONFIRMATIONS &&
    !isRecent(subscription.confirmation_sent_at, DAY)
  );
}
