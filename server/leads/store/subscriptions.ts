import type { Kysely } from "kysely";
import type { SentSubscription } from "../../../app/features/leads/form-schemas.ts";
import { originOf } from "./origin.ts";
import { type Tables, timestamp } from "./tables.ts";

/**
 * Stores that an address asks for the newsletter. It takes the same steps whether
 * or not the address is known, so that nobody can learn that from outside; whether
 * a message is due is decided when it would be sent.
 */
export async function storeSubscriptions(
  db: Kysely<Tables>,
  sent: readonly SentSubscription[],
): Promise<void> {
  const asked = new Map(sent.map((each) => [each.email.toLowerCase(), each]));
  await db.transaction().execute(async (transaction) => {
    const stored = await transaction
      .insertInto("subscriptions")
      .values(
        // All servers lock rows in one order, so that there is no deadlock.
        [...asked]
          .toSorted(([a], [b]) => (a < b ? -1 : 1))
          .map(([email, each]) => ({
            email,
            asked_at: timestamp(),
            ...originOf(each),
          })),
      )
      .onConflict((conflict) =>
        conflict.column("email").doUpdateSet((excluded) => ({
          asked_at: excluded.ref("excluded.asked_at"),
        })),
      )
      .returning("id")
      .execute();
    await transaction
      .insertInto("outbox")
      .values(
        stored.map(({ id }) => ({
          channel: "mail" as const,
          kind: "confirmation" as const,
          subscription_id: id,
          next_at: timestamp(),
        })),
      )
      .execute();
  });
}

/** Records that the owner of an address has confirmed; returns whether that is new. */
export async function confirmSubscription(
  db: Kysely<Tables>,
  id: number,
): Promise<boolean> {
  return db.transaction().execute(async (transaction) => {
    const { numUpdatedRows } = await transaction
      .updateTable("subscriptions")
      .set({ confirmed_at: timestamp(), unsubscribed_at: null })
      .where("id", "=", id)
      .where((is) =>
        is.or([
          is("confirmed_at", "is", null),
          is("unsubscribed_at", "is not", null),
        ]),
      )
      .executeTakeFirst();
    if (numUpdatedRows === 0n) return false;
    await transaction
      .insertInto("outbox")
      .values({
        channel: "mail",
        kind: "welcome",
        subscription_id: id,
        next_at: timestamp(),
      })
      .execute();
    return true;
  });
}

/** Records that an address has unsubscribed. */
export async function endSubscription(
  db: Kysely<Tables>,
  id: number,
): Promise<void> {
  await db
    .updateTable("subscriptions")
    .set({ unsubscribed_at: timestamp() })
    .where("id", "=", id)
    .where("unsubscribed_at", "is", null)
    .execute();
}
