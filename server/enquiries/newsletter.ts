import { randomBytes } from "node:crypto";
import { sql } from "kysely";
import type { FastifyInstance } from "fastify";
import { z } from "zod";
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
import type { TextPages } from "./text-pages.ts";
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

const query = z.object({ token: z.string().regex(/^[\w-]{1,100}$/) });

async function findSubscription(
  db: Db,
  purpose: Purpose,
  asked: unknown,
): Promise<Subscription | undefined> {
  const { data } = query.safeParse(asked);
  if (!data) return undefined;
  const found = await db
    .selectFrom("subscriptions")
    .selectAll()
    .where(purpose === "confirm" ? "confirm_token" : "token", "=", data.token)
    .executeTakeFirst();
  if (!found || purpose === "unsubscribe") return found;
  const { asked_at, confirmation_sent_at } = found;
  const since = timestamp(-VALID_FOR);
  return asked_at > since || (confirmation_sent_at ?? "") > since
    ? found
    : undefined;
}

/** Mail programs follow links to look for viruses, so only the button changes something. */
export async function newsletterRoutes(
  app: FastifyInstance,
  desk: Desk,
  { pages }: Words,
  { show }: TextPages,
): Promise<void> {
  // The token in the URL is enough, so the body is not read.
  app.removeAllContentTypeParsers();
  app.addContentTypeParser("*", { bodyLimit: 1024 }, (_request, body, done) => {
    body.resume();
    done(null);
  });
  function addPage(
    purpose: Purpose,
    before: Words["pages"]["confirm"],
    after: Words["pages"]["confirmed"],
    change: (db: Db, id: number) => Promise<void>,
  ) {
    app.route({
      method: ["GET", "POST"],
      url: `/newsletter/${purpose}`,
      handler: async ({ method, query: asked }, reply) => {
        const isMeant = method === "POST";
        const found = await desk.use(async (db) => {
          const subscription = await findSubscription(db, purpose, asked);
          if (subscription && isMeant) await change(db, subscription.id);
          return subscription;
        });
        if (!found) return show(reply, 410, pages.expired);
        return show(reply, 200, isMeant ? after : before);
      },
    });
  }

  addPage("confirm", pages.confirm, pages.confirmed, confirm);
  addPage("unsubscribe", pages.unsubscribe, pages.unsubscribed, unsubscribe);
}
