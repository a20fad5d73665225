import type { FastifyBaseLogger } from "fastify";
import { type Kysely, sql } from "kysely";
import { reasonOf } from "./store/database.ts";
import { isPostgres, type Tables, timestamp } from "./store/schema.ts";

const DAY = 24 * 60 * 60 * 1000;
/** How long unconfirmed addresses and delivered messages are kept. */
const SHORT = 30 * DAY;

/** Deletes old rows now and once a day; returns a function that stops this. */
export function deleteOldDaily(
  db: Kysely<Tables>,
  keptForDays: number,
  log: FastifyBaseLogger,
): () => void {
  const run = () => {
    deleteOld(db, keptForDays)
      .then((deleted) => log.info(deleted, "old entries deleted"))
      .catch((error: unknown) =>
        log.error({ reason: reasonOf(error) }, "old entries not deleted"),
      );
  };
  run();
  const timer = setInterval(run, DAY).unref();
  return () => clearInterval(timer);
}

/** Deletes the rows whose retention period has ended; returns how many. */
export async function deleteOld(db: Kysely<Tables>, keptForDays: number) {
  const end = timestamp(-keptForDays * DAY);
  const enquiries = await db
    .deleteFrom("enquiries")
    .where("received_at", "<", end)
    .executeTakeFirst();
  const subscriptions = await db
    .deleteFrom("subscriptions")
    .where((is) =>
      is.or([
        is("unsubscribed_at", "<", end),
        is.and([
          is("confirmed_at", "is", null),
          is("asked_at", "<", timestamp(-SHORT)),
        ]),
      ]),
    )
    .executeTakeFirst();
  await db
    .deleteFrom("outbox")
    .where("state", "=", "sent")
    .where("next_at", "<", timestamp(-SHORT))
    .execute();
  return {
    enquiries: Number(enquiries.numDeletedRows),
    subscriptions: Number(subscriptions.numDeletedRows),
  };
}

/** Removes everything about an e-mail address; returns how many rows of each kind. */
export async function eraseEmail(db: Kysely<Tables>, email: string) {
  const address = email.trim().toLowerCase();
  const isTheirs = sql<boolean>`lower(email) = ${address}`;
  const erased = await db.transaction().execute(async (transaction) => {
    const idsIn = (table: "enquiries" | "subscriptions") =>
      transaction.selectFrom(table).select("id").where(isTheirs);
    const messages = await transaction
      .deleteFrom("outbox")
      .where((is) =>
        is.or([
          is("enquiry_id", "in", idsIn("enquiries")),
          is("subscription_id", "in", idsIn("subscriptions")),
        ]),
      )
      .executeTakeFirst();
    const enquiries = await transaction
      .deleteFrom("enquiries")
      .where(isTheirs)
      .executeTakeFirst();
    const subscriptions = await transaction
      .deleteFrom("subscriptions")
      .where(isTheirs)
      .executeTakeFirst();
    return {
      enquiries: Number(enquiries.numDeletedRows),
      subscriptions: Number(subscriptions.numDeletedRows),
      messages: Number(messages.numDeletedRows),
    };
  });
  // Until then SQLite's log still has what was erased.
  if (!isPostgres(db)) await sql`pragma wal_checkpoint(truncate)`.execute(db);
  return erased;
}
