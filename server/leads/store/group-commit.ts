import { setImmediate } from "node:timers/promises";

/**
 * The error of an entry that was not stored: the database is full, down or too slow.
 */
export class StoreUnavailable extends Error {}

interface Waiting<Entry> {
  entry: Entry;
  resolve: () => void;
  reject: (cause: unknown) => void;
}

/** The largest number of entries in one transaction. */
const MOST_TOGETHER = 64;
/** The largest number of waiting entries. Later ones are rejected at once. */
const MOST_WAITING = 2000;

/**
 * Stores entries that come at the same time in one transaction, because each
 * commit waits for the disk. The result adds an entry: it resolves when the entry is
 * stored durably, and rejects with {@link StoreUnavailable} if that is not certain.
 * @param deadline how long an entry waits at most, in ms
 */
export function groupCommit<Entry>(
  commit: (entries: readonly Entry[]) => Promise<void>,
  deadline = 8000,
): (entry: Entry) => Promise<void> {
  let waiting: Waiting<Entry>[] = [];
  let isRunning = false;

  async function run(): Promise<void> {
    isRunning = true;
    // What comes in the same turn of the event loop is stored together.
    await setImmediate();
    while (waiting.length > 0) {
      const together = waiting.splice(0, MOST_TOGETHER);
      try {
        await commit(together.map(({ entry }) => entry));
        for (const { resolve } of together) resolve();
      } catch (error) {
        for (const { reject } of together) reject(error);
      }
    }
    isRunning = false;
  }

  return async (entry) => {
    if (waiting.length >= MOST_WAITING)
      throw new StoreUnavailable("too many entries wait for the database");
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    const mine = { entry, resolve, reject };
    const timer = setTimeout(() => {
      waiting = waiting.filter((each) => each !== mine);
      reject(new Error("the database is too slow"));
    }, deadline);
    waiting.push(mine);
    if (!isRunning) void run();
    try {
      await promise;
    } catch (cause) {
      throw new StoreUnavailable("the database has not stored an entry", {
        cause,
      });
    } finally {
      clearTimeout(timer);
    }
  };
}
