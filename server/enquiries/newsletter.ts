import { randomBytes } from "node:crypto";
import { sql } from "kysely";
import type { SentSubscription } from "../../app/features/forms/form-schemas.ts";
import type { Desk } from "./desk.ts";
import { addToOutbox, originOf } from "./store/enquiries.ts";
import {
  type Db,
  isSubscribed,
  type Subscription,
  type Tables,
  timestamp,
} from "./store/tables.ts";
import type { AddPage } from "./link-pages.ts";
import type { Words } from "./words.ts";

/** So many confirmation messages an address gets in all. */
export const MOST_CONFIRMATIONS = 3;

const newToken = () => randomBytes(24).toString("base64url");

const addRecord = (
  db: Db,
  subscription_id: number,
  event: Tables["consents"]["event"],
) =>
  db
    .insertInto("consents")
    .values({ subscription_id, at: timestamp(), event })
    .execute();

/**
 * Stores that an address asks for the newsletter. It takes the same steps whether
 * or not the address is known, so that nobody can learn that from outside; whether
 * a message is due is decided when it would be sent.
 */
export async function storeSubscription(
  db: Db,
  sent: SentSubscription,
): Promise<void> {
  const origin = originOf(sent);
  // Somebody else's address may be in a suspect form.
  if (origin.flags !== "") return;
  const asked_at = timestamp();
  await db.transaction().execute(async (transaction) => {
    const confirm_token = newToken();
    const isOn = sql<boolean>`subscriptions.confirmed_at is not null and subscriptions.unsubscribed_at is null`;
    const subscription = await transaction
      .insertInto("subscriptions")
      .values({
        email: sent.email.toLowerCase(),
        token: newToken(),
        confirm_token,
        asked_at,
        ...origin,
      })
      .onConflict((conflict) =>
        conflict.column("email").doUpdateSet({
          // Who is subscribed already does not ask, whoever types the address.
          asked_at: sql`case when ${isOn} then subscriptions.asked_at else ${asked_at} end`,
          confirm_token: sql`coalesce(subscriptions.confirm_token, ${confirm_token})`,
        }),
      )
      .returning(["id", "confirmed_at", "unsubscribed_at"])
      .executeTakeFirstOrThrow();
    const { id } = subscription;
    if (!isSubscribed(subscription)) await addRecord(transaction, id, "asked");
    // One that waits is enough.
    await addToOutbox(transaction, [
      { channel: "mail", kind: "confirmation", subscription_id: id },
    ]);
  });
}

async function confirm(db: Db, id: number): Promise<void> {
  await db.transaction().execute(async (transaction) => {
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
    if (numUpdatedRows === 0n) return;
    const before = await transaction
      .selectFrom("consents")
      .select("id")
      .where("subscription_id", "=", id)
      .where("event", "=", "confirmed")
      .executeTakeFirst();
    await addRecord(transaction, id, "confirmed");
    // One welcome, however often somebody leaves and comes back.
    if (before) return;
    await addToOutbox(transaction, [
      { channel: "mail", kind: "welcome", subscription_id: id },
    ]);
  });
}

/** The links to confirm are void from now on; who comes back is asked once more. */
async function unsubscribe(db: Db, id: number): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    const { numUpdatedRows } = await transaction
      .updateTable("subscriptions")
      .set({
        unsubscribed_at: timestamp(),
        confirm_token: null,
        confirmations: MOST_CONFIRMATIONS - 1,
      })
      .where("id", "=", id)
      .where("unsubscribed_at", "is", null)
      .executeTakeFirst();
    if (numUpdatedRows > 0n) await addRecord(transaction, id, "withdrawn");
  });
}

type Purpose = "confirm" | "unsubscribe";

/**
 * How long a confirmation link is valid, in ms, after it was asked for and sent: a mail server may
 * have taken it without saying so. Those for unsubscribing always are.
 */
const VALID_FOR = 7 * 24 * 60 * 60 * 1000;

/** The address of a link in a message to a subscriber. */
export const newsletterLink = (
  siteUrl: string,
  purpose: Purpose,
  token: string,
) => `${siteUrl}/newsletter/${purpose}?token=${token}`;

async function findSubscription(
  db: Db,
  purpose: Purpose,
  token: string,
): Promise<Subscription | undefined> {
  const found = await db
    .selectFrom("subscriptions")
    .selectAll()
    .where(purpose === "confirm" ? "confirm_token" : "token", "=", token)
    .executeTakeFirst();
  if (!found || purpose === "unsubscribe") return found;
  const { asked_at, confirmation_sent_at } = found;
  const since = timestamp(-VALID_FOR);
  return asked_at > since || (confirmation_sent_at ?? "") > since
    ? found
    : undefined;
}

export function addNewsletterPages(
  addPage: AddPage,
  desk: Desk,
  { pages }: Words,
): void {
  for (const [purpose, before, after, change] of [
    ["confirm", pages.confirm, pages.confirmed, confirm],
    ["unsubscribe", pages.unsubscribe, pages.unsubscribed, unsubscribe],
  ] as const)
    addPage(`/newsletter/${purpose}`, (token, isPressed) =>
      desk.use(async (db) => {
        const found = await findSubscription(db, purpose, token);
        if (!found) return { status: 410, ...pages.expired };
        if (isPressed) await change(db, found.id);
        return isPressed ? after : before;
      }),
    );
}
