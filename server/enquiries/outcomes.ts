import type { FastifyInstance } from "fastify";
import { z } from "zod";

import type { Desk } from "./desk.ts";
import { escapeHtml } from "./form-page.ts";
import { amount } from "./pounds.ts";
import { addToOutbox } from "./store/enquiries.ts";
import {
  type Db,
  type Enquiry,
  isRecent,
  OUTCOMES,
  timestamp,
} from "./store/tables.ts";
import type { TextPages } from "./text-pages.ts";

/** For how long the links in a message to the agency are valid, in ms. */
const VALID_FOR = 400 * 24 * 60 * 60 * 1000;

export type Outcome = (typeof OUTCOMES)[number];

const OUTCOME_NAMES = {
  qualified: "Qualified",
  won: "Won",
  lost: "Lost",
} as const satisfies Record<Outcome, string>;

/** Stores what became of an enquiry, and tells the webhook; the same again changes nothing. */
export async function storeOutcome(
  db: Db,
  id: number,
  outcome: Outcome | null,
  value: number | null,
  hasWebhook: boolean,
): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    const before = await transaction
      .selectFrom("enquiries")
      .select(["outcome", "value_pence"])
      .where("id", "=", id)
      .executeTakeFirst();
    if (before?.outcome === outcome && before.value_pence === value) return;
    await transaction
      .updateTable("enquiries")
      .set({
        outcome,
        outcome_at: outcome && timestamp(),
        value_pence: value,
      })
      .where("id", "=", id)
      .execute();
    if (hasWebhook)
      await addToOutbox(transaction, [
        { channel: "webhook", kind: "outcome", enquiry_id: id },
      ]);
  });
}

/** The lines of the message to the agency with which it says what became of an enquiry. */
export const outcomeLinks = (
  { outcome_token }: Enquiry,
  siteUrl: string,
): string[] =>
  outcome_token === null
    ? []
    : [
        "",
        "What became of it (each link can be used again, for 400 days):",
        ...OUTCOMES.map(
          (outcome) =>
            `${OUTCOME_NAMES[outcome]}: ${siteUrl}/outcome/${outcome}?token=${outcome_token}`,
        ),
      ];

const query = z.object({ token: z.string().regex(/^[\w-]{20,100}$/) });

/** The pages of these links: only their button changes something. */
export async function outcomeRoutes(
  app: FastifyInstance,
  desk: Desk,
  { show, expired }: TextPages,
  hasWebhook: boolean,
): Promise<void> {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser<string>(
    "application/x-www-form-urlencoded",
    { parseAs: "string", bodyLimit: 1024 },
    (_request, body, done) =>
      done(null, new URLSearchParams(body).get("value")),
  );
  for (const outcome of OUTCOMES)
    app.route({
      method: ["GET", "POST"],
      url: `/outcome/${outcome}`,
      handler: async ({ method, query: asked, body }, reply) => {
        const { data } = query.safeParse(asked);
        const enquiry =
          data && (await desk.use((db) => findBy(db, data.token)));
        if (!enquiry) return show(reply, 410, expired);
        const { id } = enquiry;
        const value =
          outcome === "won" ? amount.safeParse(body) : { data: null };
        const heading = `Enquiry ${id}: ${OUTCOME_NAMES[outcome]}`;
        if (method !== "POST" || value.data === undefined)
          return show(
            reply,
            method === "POST" ? 422 : 200,
            {
              heading,
              text: "Press the button, and the desk keeps it. It can be changed later.",
              button: `${OUTCOME_NAMES[outcome]}: keep it`,
            },
            outcome === "won" ? valueField(enquiry) : "",
          );
        const { data: pence } = value;
        await desk.use((db) =>
          storeOutcome(db, id, outcome, pence, hasWebhook),
        );
        return show(reply, 200, { heading, text: "The desk has kept it." });
      },
    });
}

async function findBy(db: Db, token: string) {
  const found = await db
    .selectFrom("enquiries")
    .select(["id", "received_at", "value_pence"])
    .where("outcome_token", "=", token)
    .executeTakeFirst();
  return found && isRecent(found.received_at, VALID_FOR) ? found : undefined;
}

const valueField = ({ value_pence }: Pick<Enquiry, "value_pence">) =>
  `<p><label>Its value in pounds <input name="value" inputmode="decimal" required value="${escapeHtml(value_pence === null ? "" : String(value_pence / 100))}"></label></p>`;
