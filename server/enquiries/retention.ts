import type { FastifyBaseLogger } from "fastify";
import { type Kysely, sql } from "kysely";
import { forgetDeleted, reasonOf, whileLocked } from "./store/database.ts";
import { type Tables, timestamp } from "./store/tables.ts";

const HOUR = 60 * 60 * 1000;
const DAY = 24 * HOUR;

/** How long unconfirmed addresses and delivered messages are kept. */
const SHORT = 30 * DAY;

/** How far the clock may be put back, in ms: servers differ a little. */
const TOLERANCE = HOUR;

/** A table is deleted in so many parts, a day each, unless somebody asks for more. */
const PARTS = 10;

/**
 * Deletes once a day what is old, if the clock can be believed; returns a function that
 * stops this.
 * @param keptFor for how many days enquiries are kept
 */
export function deleteOldDaily(
  db: Kysely<Tables>,
  keptFor: number,
  log: Pick<FastifyBaseLogger, "info" | "warn" | "error">,
): () => Promise<void> {
  async function run(): Promise<void> {
    try {
      if (!(await whileLocked(() => isClockPlausible(db))))
        return log.info("nothing is deleted until the clock is trusted");
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
 * Looks at the clock; returns whether it has gone on for a day without a jump. It has
 * jumped if it is a day ahead of the last look, or behind it. The database remembers
 * the look, so that this holds across restarts.
 */
export async function isClockPlausible(db: Kysely<Tables>): Promise<boolean> {
  const { checked_at, plausible_since } = await db
    .selectFrom("clock")
    .selectAll()
    .executeTakeFirstOrThrow();
  const isPlausible =
    checked_at < timestamp(TOLERANCE) && checked_at > timestamp(-DAY);
  const now = timestamp();
  const since = isPlausible ? plausible_since : now;
  await db
    .updateTable("clock")
    .set({ checked_at: now, plausible_since: since })
    .execute();
  return since <= timestamp(-DAY);
}

/** Whether nobody has deleted old entries today; if so, this server is to do it now. */
async function isDeletionDue(db: Kysely<Tables>): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable("clock")
    .set({ deleted_at: timestamp() })
    .where((is) =>
      is.not(is.between("deleted_at", timestamp(-DAY), timestamp(TOLERANCE))),
    )
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/**
 * Deletes the entries whose retention period has ended, the oldest first; returns how
 * many. Addresses that have unsubscribed stay: they must get no message.
 * @param parts one part of so many is deleted of each table at most
 */
export async function deleteOld(
  db: Kysely<Tables>,
  keptFor: number,
  parts = 1,
) {
  const isOld = {
    enquiries: sql`received_at < ${timestamp(-keptFor * DAY)}`,
    subscriptions: sql`confirmed_at is null and unsubscribed_at is null and asked_at < ${timestamp(-SHORT)}`,
    // Those about an enquiry go with it: they say what became of it.
    outbox: sql`subscription_id is not null and state = 'sent' and next_at < ${timestamp(-SHORT)}`,
  };
  const deleteFrom = async (table: keyof typeof isOld): Promise<number> => {
    const name = sql.table(table);
    const { numAffectedRows } =
      await sql`delete from ${name} where id in (select id from ${name} where ${isOld[table]} order by id
        limit (select (count(*) + ${sql.lit(parts - 1)}) / ${sql.lit(parts)} from ${name}))`.execute(
        db,
      );
    return Number(numAffectedRows);
  };
  return {
    enquiries: await deleteFrom("enquiries"),
    subscriptions: await deleteFrom("subscriptions"),
    messages: await deleteFrom("outbox"),
  };
}

/** How many enquiries are older than the days for which they are kept. */
export async function countOld(
  db: Kysely<Tables>,
  keptFor: number,
): Promise<number> {
  const { count } = await db
    .selectFrom("enquiries")
    .select((is) => is.fn.countAll().as("count"))
    .where("received_at", "<", timestamp(-keptFor * DAY))
    .executeTakeFirstOrThrow();
  return Number(count);
}

/**
 * Removes everything about an e-mail address; returns how many rows of each kind, and
 * whether nothing of it is left in SQLite's log.
 */
export async function eraseEmail(db: Kysely<Tables>, email: string) {
  const isTheirs = sql<boolean>`lower(email) = ${email.trim().toLowerCase()}`;
  const erased = await db.transaction().execute(async (transaction) => {
    const erase = async (table: "enquiries" | "subscriptions") => {
      const { numDeletedRows } = await transaction
        .deleteFrom(table)
        .where(isTheirs)
        .executeTakeFirst();
      return Number(numDeletedRows);
    };
    // Their messages go with them.
    return {
      enquiries: await erase("enquiries"),
      subscriptions: await erase("subscriptions"),
    };
  });
  return { ...erased, isForgotten: await forgetDeleted(db) };
}
