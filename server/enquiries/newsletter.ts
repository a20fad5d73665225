import { randomBytes } from "node:crypto";
import type { FastifyInstance, FastifyReply } from "fastify";
import { z } from "zod";
import type { SentSubscription } from "../../app/features/forms/form-schemas.ts";
import type { BuiltFile } from "../built-files.ts";
import { StartError } from "../settings.ts";
import type { Desk } from "./desk.ts";
import { escapeHtml, pageWithText } from "./form-page.ts";
import { addToOutbox, originOf } from "./store/enquiries.ts";
import {
  type Db,
  isRecent,
  type Subscription,
  timestamp,
} from "./store/tables.ts";
import type { Words } from "./words.ts";

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
  const asked_at = timestamp();
  await db.transaction().execute(async (transaction) => {
    const { id } = await transaction
      .insertInto("subscriptions")
      .values({
        email: sent.email.toLowerCase(),
        token: randomBytes(24).toString("base64url"),
        asked_at,
        ...origin,
      })
      .onConflict((conflict) =>
        conflict.column("email").doUpdateSet({ asked_at }),
      )
      .returning("id")
      .executeTakeFirstOrThrow();
    // Somebody else's address may be in a suspect form.
    if (origin.flags !== "") return;
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
    await addToOutbox(transaction, [
      { channel: "mail", kind: "welcome", subscription_id: id },
    ]);
  });
}

async function unsubscribe(db: Db, id: number): Promise<void> {
  await db
    .updateTable("subscriptions")
    .set({ unsubscribed_at: timestamp() })
    .where("id", "=", id)
    .where("unsubscribed_at", "is", null)
    .execute();
}

type Purpose = "confirm" | "unsubscribe";

/** How long a confirmation link is valid, in ms. Those for unsubscribing always are. */
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
    .where("token", "=", data.token)
    .executeTakeFirst();
  const isValid =
    purpose === "unsubscribe" ||
    isRecent(found?.confirmation_sent_at ?? null, VALID_FOR);
  return isValid ? found : undefined;
}

interface Options {
  desk: Desk;
  words: Words;
  files: readonly BuiltFile[];
}

/** Mail programs follow links to look for viruses, so only the button changes something. */
export async function newsletterRoutes(
  app: FastifyInstance,
  { desk, words: { pages, company }, files }: Options,
): Promise<void> {
  const frame = files.find(({ address }) => address === "/thank-you");
  if (!frame) throw new StartError("The site has no page /thank-you.");
  // The token in the URL is enough, so the body is not read.
  app.removeAllContentTypeParsers();
  app.addContentTypeParser("*", { bodyLimit: 1024 }, (_request, body, done) => {
    body.resume();
    done(null);
  });
  app.addHook("onRequest", async (_request, reply) => {
    reply.headers({
      ...frame.headers,
      "cache-control": "no-store",
      // The URL contains the token, so it must not be sent as a referrer.
      "referrer-policy": "no-referrer",
      "x-robots-tag": "noindex",
    });
  });

  const show = async (
    reply: FastifyReply,
    status: number,
    { heading, text, button }: Words["pages"]["expired"] & { button?: string },
  ) => {
    const form =
      button === undefined
        ? ""
        : `<form method="post"><div class="actions"><button class="button" type="submit">${escapeHtml(button)}</button></div></form>`;
    // The markup of app/sections/thank-you/thanks.tsx, whose styles the page has.
    const content = `<section class="section sheet-hero thanks"><div class="grid"><div class="say"><h1>${escapeHtml(heading)}</h1><p class="lede">${escapeHtml(text)}</p>${form}</div></div></section>`;
    const title = `${heading}: ${company.name}`;
    return reply
      .code(status)
      .type("text/html; charset=utf-8")
      .send(await pageWithText(frame, title, content));
  };

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
