import { createHash } from "node:crypto";
import type { Insertable, Kysely } from "kysely";
import { estimateOf } from "../../../app/features/enquiry/read-enquiry-address.ts";
import type {
  SentEnquiry,
  Visit,
} from "../../../app/features/leads/form-schemas.ts";
import type { LeadSettings } from "../settings.ts";
import {
  CAMPAIGN,
  type Channel,
  type Enquiry,
  type MessageKind,
  type Origin,
  type Tables,
  timestamp,
} from "./schema.ts";

/** The shortest time in which a person fills in a form, in ms. */
const FASTEST = 2500;
const MOST_LINKS = 2;
const LONGEST_PARAMETER = 200;

export type NewEnquiry = Insertable<Tables["enquiries"]>;

/**
 * An enquiry as it is stored.
 * @param key the idempotency key: the browser repeats it when it sends the same form
 * again
 * @param packageNames the packages that an estimate can name
 */
export function enquiryOf(
  sent: SentEnquiry,
  key: string | undefined,
  packageNames: readonly string[],
): NewEnquiry {
  const { name, email, phone, subject, message } = sent;
  const estimate = estimateOf(partsOf(sent.page).query, packageNames);
  return {
    // The hash includes the content, so that another message with the same key is
    // not lost.
    idempotency_key:
      key === undefined
        ? null
        : createHash("sha256")
            .update(JSON.stringify([key, name, email, phone, subject, message]))
            .digest("base64url"),
    received_at: timestamp(),
    name,
    email,
    phone,
    subject,
    message,
    spend_pence: estimate?.spendPence ?? null,
    packages: estimate?.names.join(", ") ?? null,
    fee_pence: estimate?.feePence ?? null,
    ...originOf(sent, { line: name, message }),
  };
}

function partsOf(address: string) {
  const [, path = "", query = ""] = /^([^?#]*)(\?[^#]*)?/.exec(address) ?? [];
  return { path, query };
}

/**
 * Where an entry came from, and why it may not be a person's. Of a query only the
 * known parameters are stored.
 */
export function originOf(
  { page, arrival, openFor, website }: Visit,
  { line = "", message = "" } = {},
): Insertable<Origin> {
  const queries = [page, arrival].map(
    (address) => new URLSearchParams(partsOf(address).query),
  );
  const valueOf = (name: string) =>
    queries
      .map((query) => query.get(name)?.slice(0, LONGEST_PARAMETER).trim())
      // Neither database can store these characters.
      .find((value) => value && value.isWellFormed() && !value.includes("\0"));
  const links = message.match(/https?:\/\/|www\.|\[url/gi) ?? [];
  const reasons = {
    honeypot: website !== "",
    fast: openFor !== undefined && openFor < FASTEST,
    links: links.length > MOST_LINKS || /https?:|www\./i.test(line),
  };
  return {
    page: partsOf(page).path,
    arrival: partsOf(arrival).path || null,
    flags: Object.entries(reasons)
      .filter(([, isTrue]) => isTrue)
      .map(([reason]) => reason)
      .join(),
    ...Object.fromEntries(
      CAMPAIGN.map((name) => [name, valueOf(name) ?? null]),
    ),
  };
}

/** A message about an enquiry. */
interface Notice {
  channel: Channel;
  kind: MessageKind;
}

/** The messages that are sent about an enquiry with these settings. */
export function noticesOf({
  mail,
  webhook,
  acknowledges,
}: Pick<LeadSettings, "mail" | "webhook" | "acknowledges">): Notice[] {
  const notices: (Notice | false)[] = [
    mail !== undefined && { channel: "mail", kind: "enquiry" },
    mail !== undefined &&
      acknowledges && { channel: "mail", kind: "acknowledgement" },
    webhook !== undefined && { channel: "webhook", kind: "enquiry" },
  ];
  return notices.filter((notice) => notice !== false);
}

/**
 * Stores enquiries and the messages that they cause, all or none. What was stored
 * before with the same key is left as it is.
 */
export async function storeEnquiries(
  db: Kysely<Tables>,
  enquiries: readonly NewEnquiry[],
  notices: readonly Notice[],
): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    const stored = await transaction
      .insertInto("enquiries")
      .values(enquiries)
      .onConflict((conflict) => conflict.column("idempotency_key").doNothing())
      .returning("id")
      .execute();
    const next_at = timestamp();
    const messages = stored.flatMap(({ id }) =>
      notices.map((notice) => ({ ...notice, enquiry_id: id, next_at })),
    );
    if (messages.length > 0)
      await transaction.insertInto("outbox").values(messages).execute();
  });
}

export const findEnquiry = (
  db: Kysely<Tables>,
  id: number,
): Promise<Enquiry | undefined> =>
  db
    .selectFrom("enquiries")
    .selectAll()
    .where("id", "=", id)
    .executeTakeFirst();
