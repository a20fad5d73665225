import { readFile } from "node:fs/promises";
import { sql } from "kysely";
import { z } from "zod";
import { StartError } from "../../settings.ts";
import { type Db, isPostgres, rows } from "../store/tables.ts";

const FORMAT = "website-enquiries-2";

const MOST_TOGETHER = 100;

const TABLES = ["enquiries", "subscriptions", "consents", "outbox"] as const;

const desk = z.strictObject({
  format: z.literal(FORMAT),
  enquiries: z.array(rows.enquiries),
  subscriptions: z.array(rows.subscriptions),
  consents: z.array(rows.consents).default([]),
  outbox: z.array(rows.outbox),
});

/** Everything that the desk has, as JSON for {@link importAll}. */
export async function exportAll(db: Db): Promise<string> {
  const transaction = isPostgres(db)
    ? db.transaction().setIsolationLevel("repeatable read")
    : db.transaction();
  return transaction.execute(async (snapshot) => {
    const all: Record<string, unknown> = { format: FORMAT };
    for (const table of TABLES)
      all[table] = await snapshot.selectFrom(table).selectAll().execute();
    return `${JSON.stringify(all)}\n`;
  });
}

/** Reads what {@link exportAll} wrote into an empty desk, all or nothing; returns how many rows. */
export async function importAll(db: Db, file: string): Promise<number> {
  const all = await readDesk(file);
  return db.transaction().execute(async (transaction) => {
    let inserted = 0;
    for (const table of TABLES) {
      const existing = await transaction
        .selectFrom(table)
        .select("id")
        .limit(1)
        .execute();
      if (existing.length > 0)
        throw new StartError(
          "The desk is not empty: import needs an empty one.",
        );
      for (let at = 0; at < all[table].length; at += MOST_TOGETHER) {
        const some = all[table].slice(at, at + MOST_TOGETHER);
        await transaction.insertInto(table).values(some).execute();
        inserted += some.length;
      }
      if (isPostgres(db))
        await sql`select setval(pg_get_serial_sequence(${table}, 'id'), (select coalesce(max(id), 1) from ${sql.table(table)}))`.execute(
          transaction,
        );
    }
    return inserted;
  });
}

async function readDesk(file: string): Promise<z.infer<typeof desk>> {
  const text = await readFile(file, "utf8").catch(() => {
    throw new StartError(`${file} cannot be read.`);
  });
  try {
    return desk.parse(JSON.parse(text));
  } catch {
    throw new StartError(
      `${file} is not what export --json wrote, or not all of it.`,
    );
  }
}
