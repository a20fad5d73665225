import { stringify } from "csv-stringify/sync";
import { sql } from "kysely";
import { StartError } from "../../settings.ts";
import { conversionsFile } from "../conversions.ts";
import { formFacts } from "../delivery/mail.ts";
import { retryMessages } from "../delivery/outbox.ts";
import { newsletterLink } from "../newsletter.ts";
import { storeOutcome } from "../outcomes.ts";
import { countOld, deleteOld, eraseEmail } from "../retention.ts";
import { sourceOf } from "../sources.ts";
import { forgetDeleted } from "../store/database.ts";
import { findEnquiry } from "../store/enquiries.ts";
import { answersOf, type Db, type Enquiry } from "../store/tables.ts";
import type { Words } from "../words.ts";
import type { Task } from "./arguments.ts";
import { exportAll, importAll } from "./move.ts";
import { statsOf, statsTable } from "./stats.ts";

interface Site {
  siteUrl: string;
  /** Whether outcomes are told to a webhook. */
  hasWebhook?: boolean;
  /** Says what does not belong into the output. */
  say?: (text: string) => void;
  /** The texts of the build; rejects without one. */
  words: () => Promise<Pick<Words, "keptFor" | "subjects">>;
}

export async function perform(
  db: Db,
  task: Task,
  { siteUrl, words, hasWebhook = false, say = () => undefined }: Site,
): Promise<string> {
  const { command, json: isJson } = task;
  switch (command[0]) {
    case "list": {
      const enquiries = await findEnquiries(db, task, task);
      return isJson ? json(enquiries) : list(enquiries, await named(words));
    }
    case "show":
      return show(db, command[1], isJson ? undefined : await named(words));
    case "export":
      if (isJson) return exportAll(db);
      return task.newsletter
        ? csv(await subscribers(db, siteUrl))
        : csv((await findEnquiries(db, task)).map(forSpreadsheet));
    case "import":
      return `${count(await importAll(db, command[1]), "row", "rows")} imported.\n`;
    case "erase": {
      const erased = await eraseEmail(db, command[1]);
      return `Removed with their messages: ${count(erased.enquiries, "enquiry", "enquiries")}, ${count(erased.subscriptions, "subscription", "subscriptions")}. Backups and messages that were delivered are not touched.\n${erased.isForgotten ? "" : STILL_IN_LOG}`;
    }
    case "outcome": {
      const [, id, outcome, value = null] = command;
      const kept = outcome === "new" ? null : outcome;
      if (!(await storeOutcome(db, id, kept, value, hasWebhook)))
        throw new StartError(`There is no enquiry ${id}.`);
      return `Enquiry ${id}: ${outcome}.\n`;
    }
    case "conversions": {
      if (!task.for)
        throw new StartError("Say --for google or --for microsoft.");
      const all = await findEnquiries(db, task);
      const { file, said } = conversionsFile(all.toReversed(), task.for);
      say(said);
      return file;
    }
    case "stats": {
      const rows = await statsOf(await findEnquiries(db, task), task);
      return isJson ? json(rows) : table(statsTable(rows));
    }
    case "retry": {
      const [, ...ids] = command;
      return `${count(await retryMessages(db, ids), "message is", "messages are")} tried again at once.\n`;
    }
    case "retention":
    default: {
      const { keptFor: days } = await words();
      if (!task.yes)
        return `${count(await countOld(db, days), "enquiry is", "enquiries are")} older than ${days} days. The server deletes a tenth of all a day; --yes deletes them now.\n`;
      const { enquiries } = await deleteOld(db, days);
      const isForgotten = await forgetDeleted(db);
      return `${count(enquiries, "enquiry", "enquiries")} deleted.\n${isForgotten ? "" : STILL_IN_LOG}`;
    }
  }
}

const STILL_IN_LOG =
  "The database is busy, and SQLite's log may still contain the text. Do the same again later.\n";

/** The names of the subjects; without a build an enquiry shows its key. */
const named = (words: Site["words"]) => words().catch(() => ({ subjects: {} }));

const json = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`;

const count = (number: number, one: string, several: string) =>
  `${number} ${number === 1 ? one : several}`;

/** An enquiry with a column for each answer, and without those of the database's own. */
function forSpreadsheet(enquiry: StatedEnquiry) {
  const {
    idempotency_key: _,
    content_hash: __,
    answers: ___,
    outcome_token: ____,
    ...rest
  } = enquiry;
  const answers = answersOf(enquiry).map(
    ([label, answer]): [string, string] => [`Answer: ${label}`, answer],
  );
  const source = sourceOf(enquiry);
  return { ...rest, source, ...Object.fromEntries(answers) };
}

/** Rows as CSV: without formulas, and with the mark by which Excel knows UTF-8. */
const csv = (rows: readonly object[]): string =>
  stringify([...rows], {
    columns: [...new Set(rows.flatMap((row) => Object.keys(row)))],
    header: true,
    bom: true,
    escape_formulas: true,
  });

function list(
  enquiries: readonly StatedEnquiry[],
  { subjects }: Pick<Words, "subjects">,
): string {
  if (enquiries.length === 0) return "No enquiries.\n";
  return table([
    ["ID", "Received (UTC)", "State", "Subject", "Source", "From"],
    ...enquiries.map((enquiry) => [
      String(enquiry.id),
      enquiry.received_at.slice(0, 16).replace("T", " "),
      enquiry.state,
      subjects[enquiry.subject] ?? enquiry.subject,
      sourceOf(enquiry).replace(/^Unknown$/, "-"),
      `${enquiry.name} <${enquiry.email}>`,
    ]),
  ]);
}

function table(rows: readonly (readonly string[])[]): string {
  const widths = (rows[0] ?? []).map((_, column) =>
    Math.max(...rows.map((row) => row[column]?.length ?? 0)),
  );
  const lines = rows.map((row) =>
    row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join("  "),
  );
  return `${lines.map((line) => line.trimEnd()).join("\n")}\n`;
}

async function show(
  db: Db,
  id: number,
  words?: Pick<Words, "subjects">,
): Promise<string> {
  const enquiry = await findEnquiry(db, id);
  if (!enquiry) throw new StartError(`There is no enquiry ${id}.`);
  const messages = await db
    .selectFrom("outbox")
    .select(["channel", "kind", "state", "tries", "next_at", "fault"])
    .where("enquiry_id", "=", id)
    .orderBy("id")
    .execute();
  if (!words) return json({ ...enquiry, messages });
  const facts = formFacts(enquiry, words);
  return [
    ...facts.map(([label, value]) => `${label}: ${value}`),
    "",
    enquiry.message,
    "",
    ...messages.map(
      ({ channel, kind, state, tries, fault }) =>
        `${channel}, ${kind}: ${state} after ${count(tries, "try", "tries")}${fault === null ? "" : ` (${fault})`}`,
    ),
    "",
  ].join("\n");
}

async function subscribers(db: Db, siteUrl: string) {
  const rows = await db
    .selectFrom("subscriptions")
    .select(["token", "email", "confirmed_at"])
    .where("confirmed_at", "is not", null)
    .where("unsubscribed_at", "is", null)
    .orderBy("id")
    .execute();
  return rows.map(({ token, email, confirmed_at }) => ({
    email,
    confirmed_at,
    unsubscribe: newsletterLink(siteUrl, "unsubscribe", token),
  }));
}

type StatedEnquiry = Enquiry & { state: string };

const hasMessage = (state: "waiting" | "dead" | "sent") =>
  sql`exists (select 1 from outbox where outbox.enquiry_id = enquiries.id and outbox.state = ${sql.lit(state)})`;

const stateOf = sql<string>`case
  when flags <> '' then 'suspect'
  when ${hasMessage("dead")} then 'failed'
  when ${hasMessage("waiting")} then 'new'
  when ${hasMessage("sent")} then 'delivered'
  else 'new' end`;

async function findEnquiries(
  db: Db,
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
