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
