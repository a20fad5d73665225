import { type Kysely, sql } from "kysely";
import type { Enquiry, Tables } from "../store/tables.ts";
import type { Task } from "./arguments.ts";

export type StatedEnquiry = Enquiry & { state: string };

const hasMessage = (state: "waiting" | "dead" | "sent") =>
  sql`exists (select 1 from outbox where outbox.enquiry_id = enquiries.id and outbox.state = ${sql.lit(state)})`;

const stateOf = sql<string>`case
  when flags <> '' then 'suspect'
  when ${hasMessage("dead")} then 'failed'
  when ${hasMessage("waiting")} then 'new'
  when ${hasMessage("sent")} then 'delivered'
  else 'new' end`;

export async function findEnquiries(
  db: Kysely<Tables>,
  filter: Pick<Task, "from" | "to" | "subject" | "campaign" | "state">,
  part?: { page: number; size: number },
): Promise<StatedEnquiry[]> {
  let query = db
    .selectFrom("enquiries")
    .selectAll()
    .select(stateOf.as("state"))
    .orderBy("id", "desc");
  if (filter.from !== undefined)
    query = query.where("received_at", ">=", filter.from);
  // A day means until its end.
  if (filter.to !== undefined)
    query = query.where("received_at", "<=", `${filter.to}T99`);
  if (filter.subject !== undefined)
    query = query.where("subject", "=", filter.subject);
  if (filter.campaign !== undefined)
    query = query.where("utm_campaign", "=", filter.campaign);
  if (filter.state !== undefined)
    query = query.where(stateOf, "=", filter.state);
  if (part) query = query.limit(part.size).offset((part.page - 1) * part.size);
  return query.execute();
}

function weekOf({ received_at }: Enquiry): string {
  const day = new Date(received_at);
  day.setUTCDate(day.getUTCDate() - ((day.getUTCDay() + 6) % 7));
  return day.toISOString().slice(0, 10);
}

const MOST_ROWS = 12;

/** How many enquiries came in each of the last weeks, and from where. */
export function countEnquiries(enquiries: readonly Enquiry[]) {
  const countBy = (nameOf: (enquiry: Enquiry) => string) =>
    Array.from(
      Map.groupBy(enquiries, nameOf),
      ([name, { length }]) => [name, length] as const,
    );
  const most = (nameOf: (enquiry: Enquiry) => string) =>
    countBy(nameOf)
      .toSorted(([, a], [, b]) => b - a)
      .slice(0, MOST_ROWS);
  return {
    week: countBy(weekOf)
      .toSorted(([a], [b]) => (a < b ? -1 : 1))
      .slice(-MOST_ROWS),
    subject: most(({ subject }) => subject),
    page: most(({ arrival, page }) => arrival ?? page),
    campaign: most(({ utm_campaign }) => utm_campaign ?? "(none)"),
  };
}
