import type { Kysely } from "kysely";
import { reasonOf } from "../reason.ts";
import { type Tables, timestamp } from "../store/tables.ts";

const DAY = 24 * 60 * 60 * 1000;
/** For how long an address that was never confirmed is kept, and a delivered message. */
const SHORT = 30 * DAY;

/** Deletes what has been kept for long enough; returns how much. */
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

/** Deletes old entries now and once a day; returns a function that ends it. */
export function startHousekeeping(
  db: Kysely<Tables>,
  keptForDays: number,
  log: {
    info: (details: object, text: string) => void;
    error: (details: object, text: string) => void;
  },
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
