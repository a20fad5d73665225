import type { FastifyBaseLogger } from "fastify";
import { type RawBuilder, sql } from "kysely";
import { forgetDeleted, reasonOf, whileLocked } from "./store/database.ts";
import { type Db, type Tables, timestamp } from "./store/tables.ts";

const HOUR = 60 * 60 * 1000;
const DAY = 24 * HOUR;

/** How long unconfirmed addresses and delivered messages are kept. */
const SHORT = 30 * DAY;

/** How far the clock may be put back, in ms: servers differ a little. */
const TOLERANCE = HOUR;

/** A table is deleted in so many parts, a day each, unless somebody asks for more. */
const PARTS = 10;

/** Deletes once a day what is old, if the clock can be believed; returns what stops this. */
export function deleteOldDaily(
  db: Db,
  keptFor: number,
  log: Pick<FastifyBaseLogger, "info" | "warn" | "error">,
): () => Promise<void> {
  async function run(): Promise<void> {
    try {
      if (!(await whileLocked(() => isDeletionDue(db)))) return;
      const deleted = await whileLocked(() => deleteOld(db, keptFor, PARTS));
      log.info(deleted, "old entries deleted");
      if (!(await forgetDeleted(db)))
        log.warn("SQLite's log may still contain what was deleted");
    } catch (error) {
      log.error({ reason: reasonOf(error) }, "old entries not deleted");
    }
  }
  let running = run();
  const timer = setInterval(() => {
    running = run();
  }, HOUR).unref();
  return () => {
    clearInterval(timer);
    return running;
  };
}

/**
 * Looks at the clock; returns whether it has gone on for a day without a jump, and nobody
 * has deleted old entries since then, so that this server is to do it now. The clock has
 * jumped if it is a day ahead of the last look, or behind it. The database remembers the
 * look, so that this holds across restarts.
 */
async function isDeletionDue(db: Db): Promise<boolean> {
  const now = timestamp();
  const aDayAgo = timestamp(-DAY);
  const soon = timestamp(TOLERANCE);
  const { checked_at, plausible_since } = await db
    .selectFrom("clock")
    .selectAll()
    .executeTakeFirstOrThrow();
  const hasJumped = checked_at < aDayAgo || checked_at > soon;
  const since = hasJumped ? now : plausible_since;
  await db
    .updateTable("clock")
    .set({ checked_at: now, plausible_since: since })
    .execute();
  if (since > aDayAgo) return false;
  const { numUpdatedRows } = await db
    .updateTable("clock")
    .set({ deleted_at: now })
    .where((is) => is.not(is.between("deleted_at", aDayAgo, soon)))
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/**
 * Deletes the entries whose retention period has ended, the oldest first; returns how
 * many. Addresses that have unsubscribed stay: they must get no message.
 * @param parts one part of so many is deleted of each table at most
 */
export async function deleteOld(db: Db, keptFor: number, parts = 1) {
  const deleteFrom = async (
    table: keyof Tables,
    isOld: RawBuilder<unknown>,
  ) => {
    const name = sql.table(table);
    const [all, rest] = [sql.lit(parts), sql.lit(parts - 1)];
    const { numAffectedRows } =
      await sql`delete from ${name} where id in (select id from ${name} where ${isOld} order by id
        limit (select (count(*) + ${rest}) / ${all} from ${name}))`.execute(db);
    return Number(numAffectedRows);
  };
  return {
    enquiries: await deleteFrom(
      "enquiries",
      sql`received_at < ${timestamp(-keptFor * DAY)}`,
    ),
    subscriptions: await deleteFrom(
      "subscriptions",
      sql`confirmed_at is null and unsubscribed_at is null and asked_at < ${timestamp(-SHORT)}`,
    ),
    // Those about an enquiry go with it: they say what became of it.
    messages: await deleteFrom(
      "outbox",
      sql`subscription_id is not null and state = 'sent' and next_at < ${timestamp(-SHORT)}`,
    ),
  };
}

/** How many enquiries are older than the days for which they are kept. */
export async function countOld(db: Db, keptFor: number): Promise<number> {
  const { count } = await db
    .selectFrom("enquiries")
    .select((is) => is.fn.countAll().as("count"))
    .where("received_at", "<", timestamp(-keptFor * DAY))
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Removes all about an address; says how much, and whether SQLite's log has none of it left. */
export async function eraseEmail(db: Db, email: string) {
  const isTheirs = sql<boolean>`lower(email) = ${email.trim().toLowerCase()}`;
  const erased = await db.transaction().execute(async (transaction) => {
    const erase = async (table: "enquiries" | "subscriptions") => {
      const { numDeletedRows } = await transaction
        .deleteFrom(table)
        .where(isTheirs)
        .executeTakeFirst();
      return Number(numDeletedRows);
    };
    return {
      enquiries: await erase("enquiries"),
      subscriptions: await erase("subscriptions"),
    };
  });
  return { ...erased, isForgotten: await forgetDeleted(db) };
}
