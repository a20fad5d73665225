// This runs in a worker thread: a commit waits for the disk, and the pages must not.
import {
  DatabaseSync,
  type SQLInputValue,
  type StatementSync,
} from "node:sqlite";
import { parentPort, workerData } from "node:worker_threads";

export interface Query {
  sql: string;
  parameters: readonly SQLInputValue[];
}

export type Answer =
  { rows: unknown[]; changes: number | bigint } | { fault: string };

/** The size of the cache of prepared statements. */
const MOST_STATEMENTS = 200;

// The time to wait while another process, such as the command, writes.
const database = new DatabaseSync(String(workerData), { timeout: 4000 });
database.exec(`
  pragma journal_mode = wal;
  pragma synchronous = full;
  pragma foreign_keys = on;
  pragma secure_delete = on;
`);

const statements = new Map<string, StatementSync>();

function prepare(sql: string): StatementSync {
  const known = statements.get(sql);
  if (known) return known;
  if (statements.size >= MOST_STATEMENTS) statements.clear();
  const statement = database.prepare(sql);
  statements.set(sql, statement);
  return statement;
}

function answer({ sql, parameters }: Query): Answer {
  try {
    const statement = prepare(sql);
    if (statement.columns().length > 0) {
      return { rows: statement.all(...parameters), changes: 0 };
    }
    return { rows: [], changes: statement.run(...parameters).changes };
  } catch (error) {
    return { fault: error instanceof Error ? error.message : String(error) };
  }
}

parentPort?.postMessage("open");
parentPort?.on("message", (query: Query | "close") => {
  if (query === "close") {
    database.close();
    parentPort?.close();
  } else {
    parentPort?.postMessage(answer(query));
  }
});
