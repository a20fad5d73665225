import { once } from "node:events";
import { chmodSync, closeSync, existsSync, mkdirSync, openSync } from "node:fs";
import { dirname } from "node:path";
import type { SQLInputValue } from "node:sqlite";
import { Worker } from "node:worker_threads";
import {
  CompiledQuery,
  type DatabaseConnection,
  type Driver,
  Kysely,
  PostgresDialect,
  type QueryResult,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
} from "kysely";
import { Migrator } from "kysely/migration";
import { Pool } from "pg";
import { migrations, type Tables } from "./schema.ts";
import type { Answer, Query } from "./sqlite-worker.ts";

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
 * Why something failed, for the log. An error's other properties may contain what
 * a visitor has typed: PostgreSQL quotes the row that it refuses.
 */
export function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return "unknown";
  const { message, cause } = error;
  return cause === undefined ? message : `${message}: ${reasonOf(cause)}`;
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

const sqliteDialect = (file: string) => ({
  createAdapter: () => new TransactionalAdapter(),
  createDriver: () => new WorkerDriver(file),
  createIntrospector: (db: Kysely<unknown>) => new SqliteIntrospector(db),
  createQueryCompiler: () => new SqliteQueryCompiler(),
});

/**
 * All migrations are one transaction, so that servers which start together take
 * turns.
 */
class TransactionalAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl() {
    return true;
  }
}

/** A SQLite file in a thread of its own; Kysely sends it one query after the other. */
class WorkerDriver implements Driver, DatabaseConnection {
  readonly #file: string;
  #worker: Worker | undefined;

  constructor(file: string) {
    this.#file = file;
  }

  async init() {
    const worker = new Worker(new URL("sqlite-worker.ts", import.meta.url), {
      workerData: this.#file,
    });
    await once(worker, "message");
    worker.on("error", () => (this.#worker = undefined));
    this.#worker = worker;
  }

  acquireConnection = () => Promise.resolve(this);
  releaseConnection = () => Promise.resolve();

  /** A deferred transaction could not wait for the writer that comes before it. */
  beginTransaction = () => this.#run("begin immediate");
  commitTransaction = () => this.#run("commit");
  /**
   * SQLite itself rolls back when the disk is full; that error is the one to report.
   */
  rollbackTransaction = () => this.#run("rollback").catch(() => undefined);

  async #run(sql: string): Promise<void> {
    await this.executeQuery(CompiledQuery.raw(sql));
  }

  async executeQuery<Row>({
    sql,
    parameters,
  }: CompiledQuery): Promise<QueryResult<Row>> {
    if (!this.#worker) throw new Error("SQLite: the file is not open");
    // Kysely's parameters are what the tables' types allow.
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion
    const query: Query = { sql, parameters: parameters as SQLInputValue[] };
    this.#worker.postMessage(query);
    // `once` rejects if the thread ends with an error.
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion
    const [answer] = (await once(this.#worker, "message")) as [Answer];
    if ("fault" in answer) throw new Error(answer.fault);
    return {
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion
      rows: answer.rows as Row[],
      numAffectedRows: BigInt(answer.changes),
    };
  }

  // oxlint-disable-next-line require-yield -- nothing is read as a stream
  async *streamQuery(): AsyncIterableIterator<never> {
    throw new Error("SQLite: streaming is not supported");
  }

  async destroy() {
    const worker = this.#worker;
    if (!worker) return;
    this.#worker = undefined;
    worker.postMessage("close");
    await once(worker, "exit");
  }
}
