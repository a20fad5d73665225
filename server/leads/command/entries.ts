import { type Kysely, sql } from "kysely";
import { dialectOf } from "../store/migrations.ts";
import type { Enquiry, Tables } from "../store/tables.ts";

/** The filters of `list`, `export` and `stats`. */
export interface Filter {
  from?: string | undefined;
  to?: string | undefined;
  subject?: string | undefined;
  campaign?: string | undefined;
  state?: string | undefined;
}

/** The states of an enquiry, which follow from the messages about it. */
export const STATES = ["new", "delivered", "failed", "suspect"] as const;

/** An enquiry with its state. */
export type StatedEnquiry = Enquiry & { state: string };

/** Whether a message about an enquiry is in a state of the outbox. */
const hasMessage = (state: "waiting" | "dead" | "sent") =>
  sql`exists (select 1 from outbox where outbox.enquiry_id = enquiries.id and outbox.state = ${sql.lit(state)})`;

const stateOf = sql<string>`case
  when flags <> '' then 'suspect'
  when ${hasMessage("dead")} then 'failed'
  when ${hasMessage("waiting")} then 'new'
  when ${hasMessage("sent")} then 'delivered'
  else 'new' end`;

/** The enquiries that match a filter, the newest first. */
export async function findEnquiries(
  db: Kysely<Tables>,
  filter: Filter,
  page?: { number: number; size: number },
): Promise<StatedEnquiry[]> {
  let query = db
    .selectFrom("enquiries")
    .selectAll()
    .select(stateOf.as("state"))
    .orderBy("id", "desc");
  if (filter.from !== undefined)
    query = query.where("received_at", ">=", filter.from);
  // A day means until its end.
  if (filter.to !== undefined)
    query = query.where("received_at", "<=", `${filter.to}T99`);
  if (filter.subject !== undefined)
    query = query.where("subject", "=", filter.subject);
  if (filter.campaign !== undefined)
    query = query.where("utm_campaign", "=", filter.campaign);
  if (filter.state !== undefined)
    query = query.where(stateOf, "=", filter.state);
  if (page)
    query = query.limit(page.size).offset((page.number - 1) * page.size);
  return query.execute();
}

/** How many rows of each kind were removed for a person. */
export interface Erased {
  enquiries: number;
  subscriptions: number;
  messages: number;
}

/** Removes everything about an e-mail address. */
export async function eraseEmail(
  db: Kysely<Tables>,
  email: string,
): Promise<Erased> {
  const address = email.trim().toLowerCase();
  const erased = await db.transaction().execute(async (transaction) => {
    const enquiries = transaction
      .selectFrom("enquiries")
      .select("id")
      .where(sql`lower(email)`, "=", address);
    const subscriptions = transaction
      .selectFrom("subscriptions")
      .select("id")
      .where("email", "=", address);
    const messages = await transaction
      .deleteFrom("outbox")
      .where((is) =>
        is.or([
          is("enquiry_id", "in", enquiries),
          is("subscription_id", "in", subscriptions),
        ]),
      )
      .executeTakeFirst();
    const deleted = await transaction
      .deleteFrom("enquiries")
      .where(sql`lower(email)`, "=", address)
      .executeTakeFirst();
    const ended = await transaction
      .deleteFrom("subscriptions")
      .where("email", "=", address)
      .executeTakeFirst();
    return {
      enquiries: Number(deleted.numDeletedRows),
      subscriptions: Number(ended.numDeletedRows),
      messages: Number(messages.numDeletedRows),
    };
  });
  // Until then SQLite's log still has what was erased.
  if (!dialectOf(db).isPostgres)
    await sql`pragma wal_checkpoint(truncate)`.execute(db);
  return erased;
}
