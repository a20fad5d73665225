import type { Generated, Kysely } from "kysely";
import { z } from "zod";

// The tables of the enquiry desk. Times are texts such as 2026-11-22T09:30:00.000Z,
// which sort the same way on both databases.

const text = z.string();
const optional = z.string().nullable();
const pence = z.int().nullable();

const campaign = z.strictObject({
  utm_source: optional,
  utm_medium: optional,
  utm_campaign: optional,
  utm_term: optional,
  utm_content: optional,
  gclid: optional,
  msclkid: optional,
  gbraid: optional.default(null),
  wbraid: optional.default(null),
});

/** The parameters of an advertisement's link. */
export const CAMPAIGN = campaign.keyof().options;

const origin = campaign.extend({
  page: text,
  /** The host of the site that led here. */
  referrer: optional.default(null),
  /** What the visitor has said yes to: "counting,advertising". */
  consent: optional.default(null),
  arrival: optional,
  /** Why the entry may not be a person's: "honeypot,links"; empty if it is not suspect. */
  flags: text,
});

/** What becomes of an enquiry; without one it is new. */
export const OUTCOMES = ["qualified", "won", "lost"] as const;

/** A row of each table, as `export --json` writes it and `import` reads it. */
export const rows = {
  enquiries: origin.extend({
    id: z.int(),
    /** Equal if a browser sends a form again, until it is certain that it was stored. */
    idempotency_key: optional,
    /** The hash of the form's content, for the first ten minutes. */
    content_hash: optional,
    received_at: text,
    name: text,
    email: text,
    phone: text,
    subject: text,
    message: text,
    /** The answers to the form's further questions, as JSON by their labels. */
    answers: optional.default(null),
    spend_pence: pence,
    packages: optional,
    fee_pence: pence,
    /** With which the agency's links say what became of it. */
    outcome_token: optional.default(null),
    /** What became of it, since when, and what it is worth. */
    outcome: z.enum(OUTCOMES).nullable().default(null),
    outcome_at: optional.default(null),
    value_pence: pence.default(null),
  }),
  subscriptions: origin.extend({
    id: z.int(),
    email: text,
    /** With which it is unsubscribed. */
    token: text,
    /** With which it is confirmed; another after each withdrawal. */
    confirm_token: optional.default(null),
    asked_at: text,
    confirmed_at: optional,
    /** From then on the address gets no message. */
    unsubscribed_at: optional,
    confirmations: z.int(),
    confirmation_sent_at: optional,
  }),
  /** The record of consent, which is only added to. */
  consents: z.strictObject({
    id: z.int(),
    subscription_id: z.int(),
    at: text,
    event: z.enum(["asked", "confirmed", "withdrawn"]),
  }),
  outbox: z.strictObject({
    id: z.int(),
    /** The receiver recognizes a message by it that is sent twice. */
    uid: text,
    channel: z.enum(["mail", "webhook"]),
    kind: z.enum([
      "enquiry",
      "acknowledgement",
      "confirmation",
      "welcome",
      "outcome",
    ]),
    enquiry_id: z.int().nullable(),
    subscription_id: z.int().nullable(),
    state: z.enum(["waiting", "sent", "dead"]),
    tries: z.int(),
    tried_at: text,
    next_at: text,
    /** Until then the message belongs to the server that is sending it. */
    claimed_until: optional,
    fault: optional,
  }),
} as const;

export type Enquiry = z.infer<typeof rows.enquiries>;
export type Subscription = z.infer<typeof rows.subscriptions>;
export type OutboxMessage = z.infer<typeof rows.outbox>;

/** Where messages go. */
export type Channel = OutboxMessage["channel"];

export type MessageKind = OutboxMessage["kind"];

type Table<Row extends { id: number }, Defaults extends keyof Row = never> = {
  [Column in keyof Row]: Column extends "id" | Defaults
    ? Generated<Row[Column]>
    : Row[Column];
};

export interface Tables {
  enquiries: Table<Enquiry, "outcome" | "outcome_at" | "value_pence">;
  subscriptions: Table<Subscription, "confirmations">;
  consents: Table<z.infer<typeof rows.consents>>;
  outbox: Table<OutboxMessage, "state" | "tries">;
  /** One row: the last look at the clock, since when it was plausible, the last deletion. */
  clock: { checked_at: string; plausible_since: string; deleted_at: string };
}

/** The database of the enquiry desk. */
export type Db = Kysely<Tables>;

/** The answers of an enquiry by their labels, in the form's order. */
export const answersOf = ({ answers }: Enquiry): [string, string][] =>
  answers === null
    ? []
    : Object.entries(z.record(text, text).parse(JSON.parse(answers)));

/** The present time in the tables' format, or the given number of milliseconds later. */
export const timestamp = (later = 0): string =>
  new Date(Date.now() + later).toISOString();

const london = new Intl.DateTimeFormat("sv-SE", { timeZone: "Europe/London" });

/** The day in London, like 2026-11-28. */
export const inLondon = (time: number): string => london.format(time);

/** Whether a time lies within the last so many ms. The clock may have been put back. */
export const isRecent = (time: string | null, within: number): boolean =>
  time !== null && time > timestamp(-within) && time < timestamp(60_000);

/** Whether somebody has confirmed, and not left since. */
export const isSubscribed = ({
  confirmed_at,
  unsubscribed_at,
}: Pick<Subscription, "confirmed_at" | "unsubscribed_at">): boolean =>
  confirmed_at !== null && unsubscribed_at === null;

export const isPostgres = (db: Db): boolean =>
  db.getExecutor().adapter.supportsMultipleConnections ?? true;
