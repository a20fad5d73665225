import {
  chmodSync,
  existsSync,
  mkdirSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { dirname } from "node:path";
import { DatabaseSync, type SQLInputValue } from "node:sqlite";
import { setTimeout as wait } from "node:timers/promises";
import type { FastifyBaseLogger } from "fastify";
import {
  Kysely,
  PostgresDialect,
  SqliteAdapter,
  type SqliteDatabase,
  SqliteDialect,
  sql,
} from "kysely";
import { Migrator } from "kysely/migration";
import { Pool } from "pg";
import { additions, first } from "./migrations.ts";
import { type Db, isPostgres, type Tables } from "./tables.ts";

const SQLITE = "sqlite:";

const PATIENCE = 5000;

/** How long to wait before a query on a locked SQLite file is tried again, in ms. */
const PAUSE = 50;

interface Patience {
  /** On PostgreSQL. */
  query: number;
  /**
   * Within SQLite, for another process that writes. All else waits too, so that a
   * server has none: {@link whileLocked} tries again.
   */
  lock: number;
}

/** Opens a database and brings its tables up to date; rejects if that cannot be. */
export async function openDatabase(
  setting: string,
  patience: Patience = { query: PATIENCE, lock: 0 },
): Promise<Db> {
  const dialect = setting.startsWith(SQLITE)
    ? new FileDialect({
        database: openFile(setting.slice(SQLITE.length), patience.lock),
      })
    : postgresDialect(setting, patience.query);
  const db = new Kysely<Tables>({ dialect });
  try {
    for (const options of [first, await additions(db)]) {
      const migrator = new Migrator({ db, ...options });
      const { error } = await migrator.migrateToLatest();
      if (error !== undefined) throw new Error("failed", { cause: error });
    }
    return db;
  } catch (cause) {
    await db.destroy().catch(() => undefined);
    throw new Error("the tables cannot be brought up to date", { cause });
  }
}

/** The SQLite file that a setting names, if it is not there yet. */
export function missingFile(setting: string): string | undefined {
  const file = setting.slice(SQLITE.length);
  return setting.startsWith(SQLITE) && !existsSync(file) ? file : undefined;
}

/**
 * Why something failed, for the log. An error's other properties may contain what
 * a visitor has typed: PostgreSQL quotes the row that it refuses.
 */
export function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return "unknown";
  const { message, cause } = error;
  return cause === undefined ? message : `${message}: ${reasonOf(cause)}`;
}

const HOUR = 3_600_000;

/** Logs that something is away: when it goes, once an hour, and when it is back. */
export function sayHourly(
  log: Pick<FastifyBaseLogger, "error" | "warn">,
  away: string,
  back = "",
) {
  let next: number | undefined;
  return (error?: unknown) => {
    const now = performance.now();
    if (error === undefined) {
      if (next !== undefined) log.warn(back);
      next = undefined;
    } else if (next === undefined || now >= next) {
      next = now + HOUR;
      log.error({ reason: reasonOf(error) }, away);
    }
  };
}

function postgresDialect(connectionString: string, patience: number) {
  const pool = new Pool({
    connectionString,
    max: 10,
    connectionTimeoutMillis: PATIENCE,
    statement_timeout: patience,
    idle_in_transaction_session_timeout: patience,
    // The server ends a slow query first. This is for a connection that is dead.
    query_timeout: patience + 1000,
    maxLifetimeSeconds: 60,
    keepAlive: true,
  });
  // A lost connection is replaced. Without these listeners it would end the server:
  // the pool reports those that are idle, and a client in use reports itself.
  pool.on("error", () => undefined);
  pool.on("connect", (client) => client.on("error", () => undefined));
  return new PostgresDialect({ pool });
}

/** All migrations are one transaction, so that a crash leaves no half of them. */
class TransactionalAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl() {
    return true;
  }
}

class FileDialect extends SqliteDialect {
  override createAdapter() {
    return new TransactionalAdapter();
  }
}

/**
 * Opens a SQLite file, with permissions for its owner only; SQLite's other files
 * inherit them. Every commit waits for the disk, in this thread: some milliseconds.
 */
function openFile(file: string, timeout: number): SqliteDatabase {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, "", { flag: "a", mode: 0o600 });
  chmodSync(file, 0o600);
  const database = new DatabaseSync(file, { timeout });
  database.exec(`
    pragma journal_mode = wal;
    pragma synchronous = full;
    pragma foreign_keys = on;
    pragma secure_delete = on;
  `);
  const { ino: opened } = statSync(file);
  return {
    close: () => database.close(),
    prepare(query) {
      const isRollback = query === "rollback";
      const present = statSync(file, { throwIfNoEntry: false })?.ino;
      // What is written into a deleted file is lost when the server ends.
      if (!isRollback && present !== opened)
        throw new Error(
          "SQLite: the file was deleted or replaced under the server; restart it when the right file is there",
        );
      // SQLite itself rolls back when the disk is full.
      const isNeedless = isRollback && !database.isTransaction;
      const statement = database.prepare(isNeedless ? "select 1" : query);
      return {
        reader: statement.columns().length > 0,
        all: (parameters) => statement.all(...values(parameters)),
        run: (parameters) => statement.run(...values(parameters)),
        iterate: (parameters) => statement.iterate(...values(parameters)),
      };
    },
  };
}

const values = (parameters: readonly unknown[]) =>
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  parameters as SQLInputValue[];

/** Performs a task again while another process writes to the SQLite file. */
export async function whileLocked<Result>(
  task: () => Promise<Result>,
  patience = PATIENCE,
): Promise<Result> {
  const end = performance.now() + patience;
  for (;;) {
    try {
      return await task();
    } catch (error) {
      const isLocked = reasonOf(error).includes("database is locked");
      if (!isLocked || performance.now() > end) throw error;
      await wait(PAUSE);
    }
  }
}

/** Removes deleted texts from SQLite's log; false if another process that reads keeps them. */
export async function forgetDeleted(
  db: Db,
  patience = PATIENCE,
): Promise<boolean> {
  if (isPostgres(db)) return true;
  try {
    await whileLocked(async () => {
      const { rows } = await sql<{
        busy: number;
      }>`pragma wal_checkpoint(truncate)`.execute(db);
      if (rows[0]?.busy !== 0) throw new Error("database is locked");
    }, patience);
    return true;
  } catch {
    return false;
  }
}
