import { readFile } from "node:fs/promises";
import { StartError } from "../../settings.ts";
import { amount, pounds } from "../pounds.ts";
import { channelOf } from "../sources.ts";
import { type Enquiry, inLondon } from "../store/tables.ts";
import type { Task } from "./arguments.ts";

interface Row {
  month: string;
  source: string;
  enquiries: number;
  won: number;
  value_pence: number;
  spent_pence: number;
}

/** Reads lines like `2026-11,Google Ads,4800`: the month, the source, the pounds. */
async function readSpend(file: string) {
  const text = await readFile(file, "utf8").catch(() => {
    throw new StartError(`${file} cannot be read.`);
  });
  const lines = text.replace(/^\uFEFF/, "").split(/\r\n?|\n/);
  return lines.flatMap((line, index) => {
    if (line.trim() === "" || (index === 0 && !/\d/.test(line))) return [];
    // Thousands need quotation marks: a fourth column may be of clicks.
    const cells =
      /^\s*("?)(\d{4}-(?:0[1-9]|1[0-2]))\1\s*,\s*("[^"]+"|[^",]+)\s*,\s*("[^"]+"|[^",]+)\s*$/.exec(
        line,
      ) ?? [];
    const [, , month, source, spent] = cells.map((cell) =>
      cell.replaceAll('"', "").replaceAll(/\s+/g, " ").trim(),
    );
    const { data } = amount.safeParse(spent);
    if (!month || !source || data === undefined)
      throw new StartError(
        `${file}, line ${index + 1}: expected a month, a source and pounds, like 2026-11,Google Ads,4800`,
      );
    return [{ month, source, spent_pence: data }];
  });
}

/** Enquiries by month and source, with what was spent if a file says so. */
export async function statsOf(
  enquiries: readonly Enquiry[],
  task: Pick<Task, "spend" | "from" | "to" | "subject" | "campaign" | "state">,
): Promise<Row[]> {
  const { spend: file, from = "", to = "9" } = task;
  if (file !== undefined && (task.subject ?? task.campaign ?? task.state))
    throw new StartError(
      "What was spent is for all enquiries of a source: leave out --subject, --campaign and --state.",
    );
  const rows = new Map<string, Row>();
  const rowOf = (month: string, source: string) => {
    const key = `${month} ${source.toLowerCase()}`;
    const none = { enquiries: 0, won: 0, value_pence: 0, spent_pence: 0 };
    const row = rows.get(key) ?? { month, source, ...none };
    rows.set(key, row);
    return row;
  };
  for (const enquiry of enquiries) {
    // Who has become a customer is none that only looked suspect.
    const isGood = ["qualified", "won"].includes(enquiry.outcome ?? "");
    if (enquiry.flags !== "" && !isGood) continue;
    const month = inLondon(Date.parse(enquiry.received_at)).slice(0, 7);
    const row = rowOf(month, channelOf(enquiry));
    row.enquiries += 1;
    if (enquiry.outcome !== "won") continue;
    row.won += 1;
    row.value_pence += enquiry.value_pence ?? 0;
  }
  const spend = file === undefined ? [] : await readSpend(file);
  for (const { month, source, spent_pence } of spend)
    if (month >= from.slice(0, 7) && month <= to.slice(0, 7))
      rowOf(month, source).spent_pence += spent_pence;
  const keys = [...rows.keys()].toSorted((a, b) => (a < b ? -1 : 1));
  return keys.flatMap((key) => rows.get(key) ?? []);
}

const each = (pence: number, number: number) =>
  pence > 0 && number > 0 ? pounds(Math.round(pence / number)) : "-";

export const statsTable = (rows: readonly Row[]): string[][] => [
  [
    "Month",
    "Source",
    "Enquiries",
    "Won",
    "Value",
    "Spent",
    "An enquiry",
    "A customer",
  ],
  ...rows.map(({ month, source, enquiries, won, value_pence, spent_pence }) => [
    month,
    source,
    String(enquiries),
    String(won),
    pounds(value_pence),
    spent_pence > 0 ? pounds(spent_pence) : "-",
    each(spent_pence, enquiries),
    each(spent_pence, won),
  ]),
];
