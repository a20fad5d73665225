import type { Kysely } from "kysely";
import { reasonOf } from "../reason.ts";
import { type Tables, timestamp } from "../store/tables.ts";

const DAY = 24 * 60 * 60 * 1000;
/** How long unconfirmed addresses and delivered messages are kept. */
const SHORT = 30 * DAY;

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

/** Deletes old rows now and once a day; returns a function that stops this. */
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
