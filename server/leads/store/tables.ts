import type { Generated, GeneratedAlways, Selectable } from "kysely";

// The tables of the lead desk. Times are texts such as 2026-11-22T09:30:00.000Z,
// which sort the same way on both databases.

/** The parameters of an advertisement's link. */
export const CAMPAIGN = [
  "utm_source",
  "utm_medium",
  "utm_campaign",
  "utm_term",
  "utm_content",
  "gclid",
  "msclkid",
] as const;

type Campaign = Record<(typeof CAMPAIGN)[number], string | null>;

/** Where the visitor came from, as it is stored. */
export interface Origin extends Campaign {
  /** The path of the page with the form. */
  page: string;
  /** The path of the first page of the visit, if it is known. */
  arrival: string | null;
  /**
   * Why the entry may not be a person's: "honeypot,links"; empty if it is not
   * suspect.
   */
  flags: string;
}

interface EnquiryTable extends Origin {
  id: GeneratedAlways<number>;
  /** The idempotency key: different for every form, equal if a form is sent again. */
  idempotency_key: string | null;
  received_at: string;
  name: string;
  email: string;
  phone: string;
  subject: string;
  message: string;
  spend_pence: number | null;
  packages: string | null;
  fee_pence: number | null;
}

interface SubscriptionTable extends Origin {
  id: GeneratedAlways<number>;
  /** In small letters. */
  email: string;
  asked_at: string;
  confirmed_at: string | null;
  unsubscribed_at: string | null;
}

/** Where messages go. Each channel keeps its order. */
export type Channel = "mail" | "webhook";

/** What a message of the outbox says. */
export type MessageKind =
  "enquiry" | "acknowledgement" | "confirmation" | "welcome";

interface OutboxTable {
  id: GeneratedAlways<number>;
  channel: Channel;
  kind: MessageKind;
  enquiry_id: number | null;
  subscription_id: number | null;
  state: Generated<"waiting" | "sent" | "dead">;
  tries: Generated<number>;
  /** 1 if the receiver has rejected this message: the others do not wait for it. */
  refused: Generated<number>;
  next_at: string;
  /** Until then the message belongs to the server that is sending it. */
  claimed_until: string | null;
  /** Why the last try failed. */
  fault: string | null;
}

interface SecretTable {
  name: string;
  value: string;
}

export interface Tables {
  enquiries: EnquiryTable;
  subscriptions: SubscriptionTable;
  outbox: OutboxTable;
  secrets: SecretTable;
}

export type Enquiry = Selectable<EnquiryTable>;
export type Subscription = Selectable<SubscriptionTable>;
export type OutboxMessage = Selectable<OutboxTable>;

/**
 * The present time in the tables' format, or the given number of milliseconds later.
 */
export const timestamp = (later = 0): string =>
  new Date(Date.now() + later).toISOString();
