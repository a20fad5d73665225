/**
 * The error of an entry that was not stored: the database is full, down or too slow.
 */
export class StoreUnavailable extends Error {
  override name = "StoreUnavailable";
}

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
 * commit waits for the disk.
 */
export class GroupCommit<Entry> {
  readonly #commit: (entries: readonly Entry[]) => Promise<void>;
  readonly #deadline: number;
  #waiting: Waiting<Entry>[] = [];
  #running: Promise<void> | undefined;

  /** @param deadline how long an entry waits at most, in ms */
  constructor(
    commit: (entries: readonly Entry[]) => Promise<void>,
    deadline = 8000,
  ) {
    this.#commit = commit;
    this.#deadline = deadline;
  }

  /**
   * Resolves when the entry is stored durably. Rejects with
   * {@link StoreUnavailable} if that is not certain.
   */
  async add(entry: Entry): Promise<void> {
    if (this.#waiting.length >= MOST_WAITING)
      throw new StoreUnavailable("too many entries wait for the database");
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    const waiting = { entry, resolve, reject };
    const timer = setTimeout(() => {
      this.#waiting = this.#waiting.filter((each) => each !== waiting);
      reject(new Error("the database is too slow"));
    }, this.#deadline);
    this.#waiting.push(waiting);
    this.#running ??= this.#run();
    try {
      await promise;
    } catch (cause) {
      throw new StoreUnavailable("the database has not stored an entry", {
        cause,
      });
    } finally {
      clearTimeout(timer);
    }
  }

  /** Resolves when no transaction is under way. */
  async settled(): Promise<void> {
    await this.#running;
  }

  async #run(): Promise<void> {
    // What comes in the same turn of the event loop is stored together.
    await new Promise<void>((resolve) => void setImmediate(resolve));
    while (this.#waiting.length > 0) {
      const together = this.#waiting.splice(0, MOST_TOGETHER);
      try {
        await this.#commit(together.map(({ entry }) => entry));
        for (const { resolve } of together) resolve();
      } catch (error) {
        for (const { reject } of together) reject(error);
      }
    }
    this.#running = undefined;
  }
}
