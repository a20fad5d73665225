import { sql } from "kysely";

import type { Desk } from "./desk.ts";
import { escapeHtml } from "./form-page.ts";
import { amount } from "./pounds.ts";
import { addToOutbox, findEnquiry } from "./store/enquiries.ts";
import { type Db, type Enquiry, OUTCOMES, timestamp } from "./store/tables.ts";
import type { AddPage } from "./link-pages.ts";

/** For how long the links in a message to the agency are valid, in ms. */
const VALID_FOR = 400 * 24 * 60 * 60 * 1000;

export type Outcome = (typeof OUTCOMES)[number];

const OUTCOME_NAMES = {
  qualified: "Qualified",
  won: "Won",
  lost: "Lost",
} as const satisfies Record<Outcome, string>;

/**
 * Stores what became of an enquiry, and tells the webhook; the same again changes nothing.
 * @returns whether there is such an enquiry
 */
export async function storeOutcome(
  db: Db,
  id: number,
  outcome: Outcome | null,
  value: number | null,
  hasWebhook: boolean,
): Promise<boolean> {
  return db.transaction().execute(async (transaction) => {
    const changed = await transaction
      .updateTable("enquiries")
      .set({
        outcome,
        value_pence: value,
        // The networks would take another time for another conversion.
        outcome_at: sql`case when outcome is not distinct from ${outcome} then outcome_at else ${outcome && timestamp()} end`,
      })
      .where("id", "=", id)
      .where((is) =>
        is.or([
          is("outcome", "is distinct from", outcome),
          is("value_pence", "is distinct from", value),
        ]),
      )
      .returning("id")
      .executeTakeFirst();
    if (!changed) return (await findEnquiry(transaction, id)) !== undefined;
    if (hasWebhook)
      await addToOutbox(transaction, [
        { channel: "webhook", kind: "outcome", enquiry_id: id },
      ]);
    return true;
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

const EXPIRED = {
  status: 410,
  heading: "This link is not valid",
  text: "It is older than 400 days or incomplete, or the enquiry has been deleted.",
};

export function addOutcomePages(
  addPage: AddPage,
  desk: Desk,
  hasWebhook: boolean,
): void {
  for (const outcome of OUTCOMES)
    addPage(`/outcome/${outcome}`, async (token, isPressed, typed) => {
      const enquiry = await desk.use((db) => findBy(db, token));
      if (!enquiry) return EXPIRED;
      const { id, value_pence } = enquiry;
      const heading = `Enquiry ${id}: ${OUTCOME_NAMES[outcome]}`;
      const { data: pence } =
        outcome === "won" ? amount.safeParse(typed) : { data: null };
      if (isPressed && pence !== undefined) {
        const isKept = await desk.use((db) =>
          storeOutcome(db, id, outcome, pence, hasWebhook),
        );
        return isKept ? { heading, text: "The desk has kept it." } : EXPIRED;
      }
      const known = value_pence === null ? "" : String(value_pence / 100);
      return {
        status: isPressed ? 422 : 200,
        heading,
        text: isPressed
          ? "Nothing has changed. Please write pounds, like 4800."
          : "Press the button, and the desk keeps it. It can be changed later.",
        button: `${OUTCOME_NAMES[outcome]}: keep it`,
        fields: outcome === "won" ? valueField(isPressed ? typed : known) : "",
      };
    });
}

async function findBy(db: Db, token: string) {
  const found = await db
    .selectFrom("enquiries")
    .select(["id", "received_at", "value_pence"])
    .where("outcome_token", "=", token)
    .executeTakeFirst();
  return found && found.received_at > timestamp(-VALID_FOR) ? found : undefined;
}

const valueField = (value: string) =>
  `<p><label>Its value in pounds <input name="value" inputmode="decimal" required value="${escapeHtml(value)}"></label></p>`;
