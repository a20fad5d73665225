import type { Kysely } from "kysely";
import { StartError } from "../../settings.ts";
import { eraseEmail } from "../deletion.ts";
import { factsOf } from "../delivery/mail.ts";
import { retryAll } from "../delivery/outbox.ts";
import { Tokens } from "../newsletter.ts";
import { findEnquiry } from "../store/enquiries.ts";
import type { Tables } from "../store/schema.ts";
import type { Task } from "./arguments.ts";
import { backUp, restore } from "./backup.ts";
import {
  countEnquiries,
  drawStats,
  findEnquiries,
  type StatedEnquiry,
} from "./enquiries.ts";

/** Performs a command and returns the text to print. */
export async function perform(
  db: Kysely<Tables>,
  task: Task,
  siteUrl: string,
): Promise<string> {
  const { operand, filter, isJson } = task;
  switch (task.command) {
    case "list": {
      const enquiries = await findEnquiries(db, filter, task.page);
      return isJson ? json(enquiries) : table(enquiries);
    }
    case "show":
      return show(db, operand, isJson);
    case "export":
      return task.isNewsletter
        ? toCsv(await subscribers(db, siteUrl))
        : toCsv((await findEnquiries(db, filter)).map(withoutKey));
    case "erase": {
      const erased = await eraseEmail(db, operand);
      return `Removed: ${count(erased.enquiries, "enquiry", "enquiries")}, ${count(erased.subscriptions, "subscription", "subscriptions")}, ${count(erased.messages, "message", "messages")} of the outbox. Backups and messages that were delivered are not touched.\n`;
    }
    case "retry":
      return `${count(await retryAll(db), "message is", "messages are")} tried again at once.\n`;
    case "stats": {
      const stats = countEnquiries(await findEnquiries(db, filter));
      return isJson ? json(stats) : `${drawStats(stats)}\n`;
    }
    case "backup":
      return `${count(await backUp(db, operand), "row", "rows")} written to ${operand}.\n`;
    case "restore":
    default: {
      if (
        !task.replaces &&
        (await findEnquiries(db, {}, { number: 1, size: 1 })).length > 0
      )
        throw new StartError(
          "The database is not empty, and restore replaces everything in it. Add --replace if that is meant.",
        );
      return `${count(await restore(db, operand), "row", "rows")} restored from ${operand}.\n`;
    }
  }
}

const json = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`;

const count = (number: number, one: string, several: string) =>
  `${number} ${number === 1 ? one : several}`;

/** The columns that are of no use outside the database. */
const withoutKey = ({ idempotency_key: _key, ...enquiry }: StatedEnquiry) =>
  enquiry;

/** Lines of the list: number, time, state, subject, campaign, name. */
function table(enquiries: readonly StatedEnquiry[]): string {
  if (enquiries.length === 0) return "No enquiries.\n";
  const rows = enquiries.map((enquiry) => [
    String(enquiry.id),
    enquiry.received_at.slice(0, 16).replace("T", " "),
    enquiry.state,
    enquiry.subject,
    enquiry.utm_campaign ?? "-",
    `${enquiry.name} <${enquiry.email}>`,
  ]);
  const all = [
    ["ID", "Received (UTC)", "State", "Subject", "Campaign", "From"],
    ...rows,
  ];
  const widths = (all[0] ?? []).map((_, column) =>
    Math.max(...all.map((row) => row[column]?.length ?? 0)),
  );
  return all
    .map(
      (row) =>
        `${row
          .map((cell, column) => cell.padEnd(widths[column] ?? 0))
          .join("  ")
          .trimEnd()}\n`,
    )
    .join("");
}

async function show(
  db: Kysely<Tables>,
  id: string,
  isJson: boolean,
): Promise<string> {
  const number = /^\d{1,9}$/.test(id) ? Number(id) : 0;
  const enquiry = await findEnquiry(db, number);
  if (!enquiry) throw new StartError(`There is no enquiry ${id}.`);
  const messages = await db
    .selectFrom("outbox")
    .select(["channel", "kind", "state", "tries", "next_at", "fault"])
    .where("enquiry_id", "=", number)
    .orderBy("id")
    .execute();
  if (isJson) return json({ ...enquiry, messages });
  const facts = factsOf(enquiry, { subjects: {} });
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

/** The confirmed subscribers, each with the link that ends the subscription. */
async function subscribers(db: Kysely<Tables>, siteUrl: string) {
  const tokens = await Tokens.of(db);
  const rows = await db
    .selectFrom("subscriptions")
    .select(["id", "email", "confirmed_at"])
    .where("confirmed_at", "is not", null)
    .where("unsubscribed_at", "is", null)
    .orderBy("id")
    .execute();
  return rows.map(({ id, email, confirmed_at }) => ({
    email,
    confirmed_at,
    unsubscribe: tokens.link(siteUrl, "unsubscribe", id),
  }));
}

/** The beginnings of texts that a spreadsheet would run as a formula. */
const FORMULA = /^[=+\-@\t\r]/;

function cellOf(value: string | number | null): string {
  const text = String(value ?? "");
  // A quotation mark in front makes it a text; our own numbers are not formulas.
  const safe =
    typeof value === "string" && FORMULA.test(text.trimStart())
      ? `'${text}`
      : text;
  return /["',\r\n;]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** Without this mark Excel does not read UTF-8, and £ becomes Â£. */
const BYTE_ORDER_MARK = "\uFEFF";

/** Converts rows with the same keys to CSV, with the keys in the first line. */
export function toCsv(
  rows: readonly Readonly<Record<string, string | number | null>>[],
): string {
  const keys = Object.keys(rows[0] ?? {});
  const lines = [
    keys,
    ...rows.map((row) => keys.map((key) => row[key] ?? null)),
  ].map((cells) => `${cells.map(cellOf).join(",")}\r\n`);
  return BYTE_ORDER_MARK + lines.join("");
}
