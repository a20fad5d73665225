// This runs in a worker thread: a commit waits for the disk, and the pages must not.
import { DatabaseSync, type SQLInputValue } from "node:sqlite";
import { parentPort, workerData } from "node:worker_threads";

export interface Query {
  sql: string;
  parameters: readonly SQLInputValue[];
}

export type Answer =
  { rows: unknown[]; changes: number | bigint } | { fault: string };

// The time to wait while another process, such as the command, writes.
const database = new DatabaseSync(String(workerData), { timeout: 4000 });
database.exec(`
  pragma journal_mode = wal;
  pragma synchronous = full;
  pragma foreign_keys = on;
  pragma secure_delete = on;
`);

function answer({ sql, parameters }: Query): Answer {
  try {
    const statement = database.prepare(sql);
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
