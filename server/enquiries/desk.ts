import { setTimeout as wait } from "node:timers/promises";
import type { FastifyBaseLogger } from "fastify";
import { openDatabase, sayHourly, whileLocked } from "./store/database.ts";
import type { Db } from "./store/tables.ts";

/** How long the start of the server waits for the database at most, in ms. */
const PATIENCE = 1000;
const LONGEST_PAUSE = 30_000;

/** The Retry-After header in seconds, when something could not be stored. */
export const RETRY_AFTER = 10;

/** What was not stored, because the database is away, full, down or too slow. */
class StoreUnavailable extends Error {
  readonly statusCode = 503;
}

interface Work {
  wake: () => void;
  stop: () => Promise<void>;
}

/** The database of the enquiry desk, which may come later than the server and go away. */
export type Desk = Awaited<ReturnType<typeof openDesk>>;

/** Opens the database, again and again; resolves when it is open, or after a second. */
export async function openDesk(
  setting: string,
  log: FastifyBaseLogger,
  startWork: (db: Db) => Work,
) {
  let opened: { db: Db; work: Work } | undefined;
  const end = new AbortController();
  const { signal } = end;

  const say = sayHourly(
    log,
    "ENQUIRIES_DATABASE cannot be opened: forms are answered with 503 until it can",
  );

  async function open(): Promise<void> {
    for (let pause = 500; !signal.aborted; pause *= 2) {
      try {
        const db = await openDatabase(setting);
        if (signal.aborted) return await db.destroy();
        opened = { db, work: startWork(db) };
        return log.info("the database is open");
      } catch (error) {
        say(error);
      }
      const time = Math.min(pause, LONGEST_PAUSE);
      await wait(time, undefined, { signal }).catch(() => undefined);
    }
  }

  const opening = open();
  await Promise.race([opening, wait(PATIENCE, undefined, { ref: false })]);

  return {
    /** Performs a task; rejects with a {@link StoreUnavailable} unless that is certain. */
    async use<Result>(task: (db: Db) => Promise<Result>): Promise<Result> {
      if (!opened) throw new StoreUnavailable("the database is not open");
      const { db, work } = opened;
      try {
        return await whileLocked(() => task(db));
      } catch (cause) {
        throw new StoreUnavailable("the database has not done it", { cause });
      } finally {
        work.wake();
      }
    },
    async close(): Promise<void> {
      end.abort();
      await opening;
      await opened?.work.stop();
      await opened?.db.destroy();
    },
  };
}
