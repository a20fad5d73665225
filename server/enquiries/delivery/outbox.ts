import { sql, type Updateable } from "kysely";
import { whileLocked } from "../store/database.ts";
import {
  type Channel,
  type Db,
  isPostgres,
  type OutboxMessage,
  type Tables,
  timestamp,
} from "../store/tables.ts";

const CLOCK_TOLERANCE = 60_000;

const MINUTE = 60_000;

/** How long a mail server may take in ms: RFC 5321, 4.5.3.2, the greeting and the final dot. */
export const GREETING_MS = 5 * MINUTE;
export const ANSWER_MS = 10 * MINUTE;

/** And for a message altogether. */
export const MOST_FOR_MAIL = GREETING_MS + ANSWER_MS + MINUTE;

/** How long a message belongs to the server that sends it: longer than a receiver may take. */
const CLAIM_MS = {
  mail: MOST_FOR_MAIL + 4 * MINUTE,
  webhook: 2 * MINUTE,
};

/** Records the outcome of a try, while this server's claim on the message holds. */
export async function record(
  db: Db,
  { id, claimed_until }: OutboxMessage,
  outcome: Updateable<Tables["outbox"]>,
): Promise<void> {
  await whileLocked(() =>
    db
      .updateTable("outbox")
      .set({ ...outcome, tried_at: timestamp(), claimed_until: null })
      .where("id", "=", id)
      .where("claimed_until", "=", claimed_until)
      .execute(),
  );
}

/**
 * Claims the message of a channel that has failed least often and been due for longest,
 * so that no other server sends it. One that was tried in the future is due at once: the
 * clock has been put back.
 */
export function claimNext(
  db: Db,
  channel: Channel,
): Promise<OutboxMessage | undefined> {
  const now = timestamp();
  const due = db
    .selectFrom("outbox")
    .select("id")
    .where("channel", "=", channel)
    .where("state", "=", "waiting")
    .where(
      sql<boolean>`(next_at <= ${now} and coalesce(claimed_until, '') < ${now}
        or tried_at > ${timestamp(CLOCK_TOLERANCE)})`,
    )
    // What has failed before must not keep what is new.
    .orderBy("tries")
    .orderBy("next_at")
    .limit(1);
  return whileLocked(() =>
    db
      .updateTable("outbox")
      .set({ claimed_until: timestamp(CLAIM_MS[channel]), tried_at: now })
      .where("id", "=", isPostgres(db) ? due.forUpdate().skipLocked() : due)
      .returningAll()
      .executeTakeFirst(),
  );
}

/** Makes waiting and dead messages due, of all or these enquiries; returns how many. */
export async function retryMessages(
  db: Db,
  enquiries: readonly number[] = [],
): Promise<number> {
  const now = timestamp();
  let query = db
    .updateTable("outbox")
    .set({ state: "waiting", tries: 0, tried_at: now, next_at: now })
    .where((is) =>
      is.or([
        is("state", "=", "waiting"),
        // Who is still to confirm can ask again, and may have done so.
        is.and([is("state", "=", "dead"), is("kind", "<>", "confirmation")]),
      ]),
    )
    .where("claimed_until", "is", null);
  if (enquiries.length > 0) query = query.where("enquiry_id", "in", enquiries);
  const { numUpdatedRows } = await query.executeTakeFirst();
  return Number(numUpdatedRows);
}

/** How many messages wait, and how many are dead letters. */
export async function outboxState(db: Db) {
  const rows = await db
    .selectFrom("outbox")
    .select(["state", sql<string>`count(*)`.as("count")])
    // The words of the index, which the databases use only then.
    .where(sql<boolean>`state <> 'sent'`)
    .groupBy("state")
    .execute();
  const countOf = (state: string) =>
    Number(rows.find((row) => row.state === state)?.count ?? 0);
  return { waiting: countOf("waiting"), dead: countOf("dead") };
}
