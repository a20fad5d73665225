import { createHash, randomBytes, randomUUID } from "node:crypto";
import type { Insertable } from "kysely";
import { answerName } from "../../../app/enquiry-subjects.ts";
import { estimateIn } from "../../../app/features/estimator/sums/enquiry.ts";
import type {
  SentEnquiry,
  Visit,
} from "../../../app/features/forms/form-schemas.ts";
import type { DeskSettings } from "../settings.ts";
import type { Words } from "../words.ts";
import {
  CAMPAIGN,
  type Channel,
  type Db,
  type Enquiry,
  type MessageKind,
  type Tables,
  timestamp,
} from "./tables.ts";

const FASTEST = 2500;
const MOST_LINKS = 2;
const LONGEST_PARAMETER = 200;

/** For how long the same content counts as the same enquiry, in ms. */
const SAME_FOR = 10 * 60 * 1000;

export type NewEnquiry = Insertable<Tables["enquiries"]>;

const hashOf = (...parts: readonly string[]) =>
  createHash("sha256").update(JSON.stringify(parts)).digest("base64url");

/** An enquiry as it is stored. Browsers repeat the key when they send the same form again. */
export function enquiryOf(
  sent: SentEnquiry,
  key: string | undefined,
  { prices, questions }: Pick<Words, "prices" | "questions">,
): NewEnquiry {
  const { name, email, phone, subject, message } = sent;
  const typed = new Map<string, unknown>(Object.entries(sent));
  const given = questions.flatMap((question) => {
    const answer = typed.get(answerName(question));
    return answer ? [[question.label, answer]] : [];
  });
  const answers =
    given.length > 0 ? JSON.stringify(Object.fromEntries(given)) : null;
  const content = [name, email, phone, subject, message, answers ?? []].flat();
  const { quote } = estimateIn(splitAddress(sent.page).query, prices) ?? {};
  return {
    // The key's hash includes the content, so that another message with the same key
    // is not lost.
    idempotency_key: key === undefined ? null : hashOf(key, ...content),
    content_hash: hashOf(...content),
    received_at: timestamp(),
    outcome_token: randomBytes(24).toString("base64url"),
    name,
    email,
    phone,
    subject,
    message,
    answers,
    spend_pence: quote?.spendPence ?? null,
    packages: quote?.names.join(", ") ?? null,
    fee_pence: quote?.feePence ?? null,
    ...originOf(sent, { line: name, message }),
  };
}

function splitAddress(address: string) {
  const [, path = "", query = ""] = /^([^?#]*)(\?[^#]*)?/.exec(address) ?? [];
  return { path, query };
}

/** Where an entry came from, by known parameters only, and why it may not be a person's. */
export function originOf(
  { page, arrival, referrer, consent, openFor, feedback }: Visit,
  { line = "", message = "" } = {},
) {
  const queries = [page, arrival].map(
    (address) => new URLSearchParams(splitAddress(address).query),
  );
  const valueOf = (name: string) =>
    queries
      .flatMap((query) => query.getAll(name))
      .map((value) => value.slice(0, LONGEST_PARAMETER).trim())
      // A terminal and a mail would obey some of these, and no database stores others.
      .find((value) => value && !/\p{Cc}|\p{Cs}|\p{Bidi_Control}/u.test(value));
  const links = message.match(/https?:\/\/(www\.)?|www\.|\[url/gi) ?? [];
  const reasons = {
    honeypot: feedback !== "",
    fast: openFor !== undefined && openFor < FASTEST,
    links: links.length > MOST_LINKS || /https?:|www\./i.test(line),
  };
  return {
    page: splitAddress(page).path,
    arrival: splitAddress(arrival).path || null,
    referrer: referrer || null,
    consent: consent || null,
    flags: Object.entries(reasons)
      .filter(([, isTrue]) => isTrue)
      .map(([reason]) => reason)
      .join(),
    ...Object.fromEntries(
      CAMPAIGN.map((name) => [name, valueOf(name) ?? null]),
    ),
  };
}

interface Notice {
  channel: Channel;
  kind: MessageKind;
}

/** The messages that are sent about an enquiry with these settings. */
export function noticesOf({
  mail,
  webhook,
  acknowledges,
}: Pick<DeskSettings, "mail" | "webhook" | "acknowledges">): Notice[] {
  const notices: Notice[] = [];
  if (mail) notices.push({ channel: "mail", kind: "enquiry" });
  if (mail && acknowledges)
    notices.push({ channel: "mail", kind: "acknowledgement" });
  if (webhook) notices.push({ channel: "webhook", kind: "enquiry" });
  return notices;
}

/** Puts messages into the outbox: due at once, each with a number of its own. */
export async function addToOutbox(
  db: Db,
  messages: (Notice & { enquiry_id?: number; subscription_id?: number })[],
): Promise<void> {
  if (messages.length === 0) return;
  const now = timestamp();
  const due = { tried_at: now, next_at: now };
  await db
    .insertInto("outbox")
    .values(messages.map((each) => ({ ...each, ...due, uid: randomUUID() })))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/**
 * Stores an enquiry and the messages that it causes, all or none. What was stored
 * before with the same key, or with the same content within ten minutes, is left as
 * it is.
 */
export async function storeEnquiry(
  db: Db,
  enquiry: NewEnquiry,
  notices: readonly Notice[],
): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    await transaction
      .updateTable("enquiries")
      .set({ content_hash: null })
      .where("content_hash", "=", enquiry.content_hash ?? "")
      .where((is) =>
        is.not(
          is.between("received_at", timestamp(-SAME_FOR), timestamp(SAME_FOR)),
        ),
      )
      .execute();
    const stored = await transaction
      .insertInto("enquiries")
      .values(enquiry)
      .onConflict((conflict) => conflict.doNothing())
      .returning("id")
      .executeTakeFirst();
    if (!stored) return;
    await addToOutbox(
      transaction,
      notices.map((notice) => ({ ...notice, enquiry_id: stored.id })),
    );
  });
}

export const findEnquiry = (
  db: Db,
  id: number | null,
): Promise<Enquiry | undefined> =>
  db
    .selectFrom("enquiries")
    .selectAll()
    .where("id", "=", id)
    .executeTakeFirst();
