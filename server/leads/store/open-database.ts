import { chmodSync, closeSync, existsSync, mkdirSync, openSync } from "node:fs";
import { dirname } from "node:path";
import { Kysely, PostgresDialect } from "kysely";
import { Migrator } from "kysely/migration";
import { Pool } from "pg";
import { migrations } from "./migrations.ts";
import { sqliteDialect } from "./sqlite.ts";
import type { Tables } from "./tables.ts";

const SQLITE = "sqlite:";

/** How long a query of a server may take, in ms. The command's own may take longer. */
const PATIENCE = 5000;

/**
 * Opens the database of a LEADS_DATABASE setting and brings its tables up to date.
 * Several servers may do so at once. Throws if it cannot be reached.
 */
export async function openDatabase(
  setting: string,
  patience = PATIENCE,
): Promise<Kysely<Tables>> {
  const db = new Kysely<Tables>({
    dialect: setting.startsWith(SQLITE)
      ? sqliteDialect(createFile(setting.slice(SQLITE.length)))
      : postgresDialect(setting, patience),
  });
  const { error } = await new Migrator({
    db,
    provider: migrations,
  }).migrateToLatest();
  if (error === undefined) return db;
  await db.destroy().catch(() => undefined);
  throw new Error("the tables cannot be brought up to date", { cause: error });
}

/** The SQLite file that a setting names, if it is not there yet. */
export function missingFile(setting: string): string | undefined {
  const file = setting.slice(SQLITE.length);
  return setting.startsWith(SQLITE) && !existsSync(file) ? file : undefined;
}

/**
 * Creates the file with permissions for its owner only; SQLite's other files inherit
 * them.
 */
function createFile(file: string): string {
  mkdirSync(dirname(file), { recursive: true });
  closeSync(openSync(file, "a", 0o600));
  chmodSync(file, 0o600);
  return file;
}

function postgresDialect(connectionString: string, patience: number) {
  const pool = new Pool({
    connectionString,
    max: 10,
    connectionTimeoutMillis: PATIENCE,
    statement_timeout: patience,
    query_timeout: patience,
    keepAlive: true,
  });
  // A lost idle connection is replaced; without a listener it would end the server.
  pool.on("error", () => undefined);
  return new PostgresDialect({ pool });
}
