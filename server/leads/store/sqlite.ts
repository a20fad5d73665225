import { once } from "node:events";
import type { SQLInputValue } from "node:sqlite";
import { Worker } from "node:worker_threads";
import {
  CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  type QueryResult,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
} from "kysely";
import type { Answer, Query } from "./sqlite-worker.ts";

/** Kysely's dialect for a SQLite file that a worker thread has opened. */
export const sqliteDialect = (file: string): Dialect => ({
  createAdapter: () => new TransactionalAdapter(),
  createDriver: () => new WorkerDriver(file),
  createIntrospector: (db) => new SqliteIntrospector(db),
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

/** Kysely lets one query after the other use the only connection. */
class WorkerDriver implements Driver {
  readonly #file: string;
  #connection: WorkerConnection | undefined;

  constructor(file: string) {
    this.#file = file;
  }

  async init() {
    this.#connection = await WorkerConnection.open(this.#file);
  }

  acquireConnection() {
    if (this.#connection) return Promise.resolve(this.#connection);
    return Promise.reject(new Error("SQLite: the file is not open"));
  }

  releaseConnection = () => Promise.resolve();
  destroy = async () => this.#connection?.close();

  /** A deferred transaction could not wait for the writer that comes before it. */
  beginTransaction = (connection: DatabaseConnection) =>
    run(connection, "begin immediate");
  commitTransaction = (connection: DatabaseConnection) =>
    run(connection, "commit");
  /**
   * SQLite itself rolls back when the disk is full; that error is the one to report.
   */
  rollbackTransaction = (connection: DatabaseConnection) =>
    run(connection, "rollback").catch(() => undefined);
}

async function run(connection: DatabaseConnection, sql: string): Promise<void> {
  await connection.executeQuery(CompiledQuery.raw(sql));
}

class WorkerConnection implements DatabaseConnection {
  readonly #worker: Worker;
  #hasEnded = false;

  private constructor(worker: Worker) {
    this.#worker = worker;
    worker.on("error", () => (this.#hasEnded = true));
  }

  static async open(file: string): Promise<WorkerConnection> {
    const worker = new Worker(new URL("sqlite-worker.ts", import.meta.url), {
      workerData: file,
    });
    await once(worker, "message");
    return new WorkerConnection(worker);
  }

  async executeQuery<Row>({
    sql,
    parameters,
  }: CompiledQuery): Promise<QueryResult<Row>> {
    // Kysely's parameters are what the tables' types allow.
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion
    const query: Query = { sql, parameters: parameters as SQLInputValue[] };
    if (this.#hasEnded) throw new Error("SQLite: the thread has ended");
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

  async close(): Promise<void> {
    if (this.#hasEnded) return;
    this.#worker.postMessage("close");
    await once(this.#worker, "exit");
  }
}
