import { createHmac, timingSafeEqual } from "node:crypto";
import type { FastifyInstance, FastifyReply } from "fastify";
import type { Kysely } from "kysely";
import type { SentSubscription } from "../../app/features/leads/form-schemas.ts";
import type { SiteFile } from "../site.ts";
import { escapeHtml, pageWithText } from "./form-page.ts";
import { originOf } from "./store/enquiries.ts";
import { type Tables, timestamp } from "./store/schema.ts";
import type { Words } from "./words.ts";

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
  const now = timestamp();
  await db.transaction().execute(async (transaction) => {
    const stored = await transaction
      .insertInto("subscriptions")
      .values(
        // All servers lock rows in one order, so that there is no deadlock.
        [...asked]
          .toSorted(([a], [b]) => (a < b ? -1 : 1))
          .map(([email, each]) => ({
            email,
            asked_at: now,
            ...originOf(each),
          })),
      )
      .onConflict((conflict) =>
        conflict.column("email").doUpdateSet({ asked_at: now }),
      )
      .returning("id")
      .execute();
    await addMessages(transaction, stored, "confirmation");
  });
}

async function addMessages(
  db: Kysely<Tables>,
  subscriptions: readonly { id: number }[],
  kind: "confirmation" | "welcome",
): Promise<void> {
  const message = { channel: "mail", kind, next_at: timestamp() } as const;
  await db
    .insertInto("outbox")
    .values(
      subscriptions.map(({ id }) => ({ ...message, subscription_id: id })),
    )
    .execute();
}

/** Records that the owner of an address has confirmed, and welcomes them once. */
async function confirm(db: Kysely<Tables>, id: number): Promise<void> {
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
    if (numUpdatedRows > 0n)
      await addMessages(transaction, [{ id }], "welcome");
  });
}

/** Records that an address has unsubscribed. */
async function unsubscribe(db: Kysely<Tables>, id: number): Promise<void> {
  await db
    .updateTable("subscriptions")
    .set({ unsubscribed_at: timestamp() })
    .where("id", "=", id)
    .where("unsubscribed_at", "is", null)
    .execute();
}

/** The purposes of the links in messages. */
type Purpose = "confirm" | "unsubscribe";

/** How long a confirmation link is valid, in ms. */
const VALID_FOR = 7 * 24 * 60 * 60 * 1000;

/** A time as a token has it, in digits only. */
const digitsOf = (time: string) => time.replaceAll(/\D/g, "");

/** Signs the links in messages to subscribers, and reads them again. */
export class Tokens {
  readonly #secret: string;

  private constructor(secret: string) {
    this.#secret = secret;
  }

  /** With the secret that the database was given when it was made. */
  static async of(db: Kysely<Tables>): Promise<Tokens> {
    const { value } = await db
      .selectFrom("secrets")
      .select("value")
      .where("name", "=", "links")
      .executeTakeFirstOrThrow();
    return new Tokens(value);
  }

  #signature(purpose: Purpose, id: string, expires: string): Buffer {
    return createHmac("sha256", this.#secret)
      .update(`${purpose} ${id} ${expires}`)
      .digest();
  }

  /** A token for a subscription. Those for unsubscribing are valid for ever. */
  sign(purpose: Purpose, id: number, validFor = VALID_FOR): string {
    const expires = purpose === "confirm" ? digitsOf(timestamp(validFor)) : "0";
    const signature = this.#signature(purpose, String(id), expires);
    return `${id}.${expires}.${signature.toString("base64url")}`;
  }

  /** The subscription that a token is for, or undefined if it is not valid. */
  read(purpose: Purpose, token: string): number | undefined {
    const [id = "", expires = "", given = ""] = token.split(".");
    const wanted = this.#signature(purpose, id, expires);
    const signature = Buffer.from(given, "base64url");
    const isValid =
      signature.length === wanted.length &&
      timingSafeEqual(signature, wanted) &&
      (expires === "0" || expires > digitsOf(timestamp()));
    return isValid ? Number(id) : undefined;
  }

  /** The address of a link in a message. */
  link(siteUrl: string, purpose: Purpose, id: number): string {
    return `${siteUrl}/newsletter/${purpose}?token=${this.sign(purpose, id)}`;
  }
}

interface Options {
  db: Kysely<Tables>;
  words: Words;
  tokens: Tokens;
  /** The built page that the text is inserted into. */
  frame: SiteFile;
  onStored: () => void;
}

interface Route {
  Querystring: { token?: string };
}

/**
 * The pages that the links in messages to subscribers lead to. Mail programs follow
 * links to look for viruses, so that only the button on the page changes something.
 */
export function newsletterRoutes(
  app: FastifyInstance,
  { db, words: { pages, company }, tokens, frame, onStored }: Options,
): void {
  // The token in the URL is enough, so the body is not read.
  app.removeAllContentTypeParsers();
  app.addContentTypeParser("*", { bodyLimit: 1024 }, (_request, body, done) => {
    body.resume();
    done(null);
  });

  async function show(
    reply: FastifyReply,
    status: number,
    { heading, text, button }: Words["pages"]["expired"] & { button?: string },
  ) {
    // The markup of app/sections/thank-you/thanks.tsx, whose styles the page has.
    const content = `<section class="section sheet-hero thanks"><div class="grid"><div class="say"><h1>${escapeHtml(heading)}</h1><p class="lede">${escapeHtml(text)}</p>${
      button === undefined
        ? ""
        : `<form method="post"><div class="actions"><button class="button" type="submit">${escapeHtml(button)}</button></div></form>`
    }</div></div></section>`;
    const title = `${heading}: ${company.name}`;
    const html = await pageWithText(frame, title, content);
    return (
      reply
        .code(status)
        .headers(frame.headers)
        .header("cache-control", "no-store")
        // The URL contains the token, so it must not be sent as a referrer.
        .header("referrer-policy", "no-referrer")
        .header("x-robots-tag", "noindex")
        .type("text/html; charset=utf-8")
        .send(html)
    );
  }

  function addPage(
    purpose: Purpose,
    before: Words["pages"]["confirm"],
    after: Words["pages"]["confirmed"],
    change: (db: Kysely<Tables>, id: number) => Promise<void>,
  ) {
    const path = `/newsletter/${purpose}`;
    app.get<Route>(path, async ({ query }, reply) =>
      tokens.read(purpose, String(query.token)) === undefined
        ? show(reply, 410, pages.expired)
        : show(reply, 200, before),
    );
    app.post<Route>(path, async ({ query }, reply) => {
      const id = tokens.read(purpose, String(query.token));
      if (id === undefined) return show(reply, 410, pages.expired);
      await change(db, id);
      onStored();
      return show(reply, 200, after);
    });
  }

  addPage("confirm", pages.confirm, pages.confirmed, confirm);
  addPage("unsubscribe", pages.unsubscribe, pages.unsubscribed, unsubscribe);
}
