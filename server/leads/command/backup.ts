import { open, readFile, rename } from "node:fs/promises";
import { type Kysely, sql } from "kysely";
import { z } from "zod";
import { isPostgres, type Tables } from "../store/schema.ts";

// A backup is a text file: a first line that identifies it, a line for each row, and
// a line with the number of rows, which shows whether the file is complete. Both
// databases have the same format.

const FORMAT = "leadline-leads-1";

/** The tables in the order in which their rows can be inserted. */
export const TABLES = [
  "secrets",
  "enquiries",
  "subscriptions",
  "outbox",
] as const;

type Line = z.infer<typeof lineSchema>;

/** Writes a consistent snapshot of all rows into a file; returns how many rows. */
export async function backUp(
  db: Kysely<Tables>,
  file: string,
): Promise<number> {
  let rows = 0;
  // The old file is replaced only when the new one is complete.
  const unfinished = `${file}.unfinished`;
  const handle = await open(unfinished, "w", 0o600);
  await handle.write(
    `${JSON.stringify({ format: FORMAT, date: new Date() })}\n`,
  );
  const transaction = isPostgres(db)
    ? db.transaction().setIsolationLevel("repeatable read")
    : db.transaction();
  await transaction.execute(async (snapshot) => {
    for (const table of TABLES) {
      for (const row of await snapshot
        .selectFrom(table)
        .selectAll()
        .execute()) {
        await handle.write(`${JSON.stringify({ table, row })}\n`);
        rows += 1;
      }
    }
  });
  await handle.write(`${JSON.stringify({ rows })}\n`);
  await handle.sync();
  await handle.close();
  await rename(unfinished, file);
  return rows;
}

/**
 * Replaces everything by what is in a backup, all or nothing; returns how many
 * rows. Throws if the file is not a complete backup.
 */
export async function restore(
  db: Kysely<Tables>,
  file: string,
): Promise<number> {
  const lines = readLines(await readFile(file, "utf8"));
  await db.transaction().execute(async (transaction) => {
    for (const table of TABLES.toReversed())
      await transaction.deleteFrom(table).execute();
    for (const { table, row } of lines) {
      await transaction
        .insertInto(table)
        // A row has the columns of its table, including its number.
        .values(row)
        .execute();
    }
    if (!isPostgres(db)) return;
    for (const table of TABLES.slice(1))
      await sql`select setval(pg_get_serial_sequence(${table}, 'id'), (select coalesce(max(id), 1) from ${sql.table(table)}))`.execute(
        transaction,
      );
  });
  return lines.length;
}

const headSchema = z.object({ format: z.literal(FORMAT) });
const lineSchema = z.object({
  table: z.enum(TABLES),
  row: z.record(z.string(), z.unknown()),
});
const endSchema = z.object({ rows: z.number() });

function readLines(text: string): Line[] {
  const [head = "", ...lines] = text.trimEnd().split("\n");
  const end = lines.pop() ?? "";
  try {
    headSchema.parse(JSON.parse(head));
    const { rows } = endSchema.parse(JSON.parse(end));
    if (rows === lines.length)
      return lines.map((line) => lineSchema.parse(JSON.parse(line)));
  } catch {
    // The file is not a backup.
  }
  throw new Error("the file is not a complete backup of the lead desk");
}
