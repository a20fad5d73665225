import { DatabaseSync } from "node:sqlite";
import { setTimeout as wait } from "node:timers/promises";
import { Client } from "pg";
import { sql } from "kysely";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { databases, newEnquiry } from "../lead-fixture.ts";
import { openDatabase } from "./database.ts";
import { type NewEnquiry, storeEnquiries } from "./enquiries.ts";
import { groupCommit, StoreUnavailable } from "./group-commit.ts";
import { isPostgres } from "./schema.ts";

vi.setConfig({ testTimeout: 40_000 });

/** Opens a database; returns it with what stores an enquiry in it. */
async function openStore(setting: string) {
  const db = await openDatabase(setting);
  const add = groupCommit((entries: readonly NewEnquiry[]) =>
    storeEnquiries(db, entries, []),
  );
  const store = (message: string) => add(newEnquiry({ message }));
  return { db, store };
}

describe.each(databases)("the store in %s", (_name, createDatabase) => {
  let database: Awaited<ReturnType<typeof createDatabase>>;
  beforeEach(async () => {
    database = await createDatabase();
  });
  afterEach(() => database.remove());

  it("is made by one of several servers that start at once", async () => {
    const all = await Promise.all(
      [1, 2, 3].map(() => openDatabase(database.setting)),
    );
    const secrets = await Promise.all(
      all.map((db) => db.selectFrom("secrets").select("value").execute()),
    );
    expect(secrets[0]).toHaveLength(1);
    expect(new Set(secrets.map((each) => JSON.stringify(each))).size).toBe(1);
    for (const db of all) await db.destroy();
  });

  it("refuses while another process holds it, and stores again afterwards", async () => {
    const { db, store } = await openStore(database.setting);
    await store("One");
    const release = await hold(database.setting);
    const start = performance.now();
    await expect(store("Two")).rejects.toThrow(StoreUnavailable);
    expect(performance.now() - start).toBeLessThan(9000);
    await release();
    await store("Three");
    const rows = await db.selectFrom("enquiries").select("id").execute();
    expect(rows).toHaveLength(2);
    await db.destroy();
  });

  it("refuses when the disk is full or the database down, and stores again afterwards", async () => {
    const { db, store } = await openStore(database.setting);
    const repair = await breakDown(database.setting, db);
    await expect(store("a".repeat(9000))).rejects.toThrow(StoreUnavailable);
    await repair();
    await store("One");
    const rows = await db.selectFrom("enquiries").select("id").execute();
    expect(rows).toHaveLength(1);
    await db.destroy();
  });
});

/** Locks the database as another process would; returns a function that unlocks it. */
async function hold(setting: string): Promise<() => Promise<void>> {
  if (setting.startsWith("sqlite:")) {
    const other = new DatabaseSync(setting.slice("sqlite:".length));
    other.exec("begin immediate");
    return async () => {
      other.exec("rollback");
      other.close();
    };
  }
  const other = new Client(setting);
  await other.connect();
  await other.query("begin; lock table enquiries in exclusive mode");
  return () => other.end();
}

/** Makes SQLite's disk full, or makes PostgreSQL refuse connections. */
async function breakDown(
  setting: string,
  db: Awaited<ReturnType<typeof openDatabase>>,
): Promise<() => Promise<void>> {
  if (!isPostgres(db)) {
    await sql`pragma max_page_count = 1`.execute(db);
    return async () => {
      await sql`pragma max_page_count = 1000000`.execute(db);
    };
  }
  const url = new URL(setting);
  const name = url.pathname.slice(1);
  url.pathname = "/postgres";
  const change = async (isOpen: boolean) => {
    const client = new Client(url.href);
    await client.connect();
    await client.query(`alter database ${name} allow_connections ${isOpen}`);
    if (!isOpen)
      await client.query(
        "select pg_terminate_backend(pid) from pg_stat_activity where datname = $1",
        [name],
      );
    await client.end();
  };
  await change(false);
  return () => change(true);
}

it.each([
  ["", {}],
  ["honeypot", { website: "https://spam.example" }],
  ["fast", { openFor: 300 }],
  ["links", { message: "http://a.example http://b.example www.c.example" }],
  ["honeypot,fast", { website: "a", openFor: 1 }],
])("flags what gives a program away: %j", (flags, part) => {
  expect(newEnquiry(part).flags).toBe(flags);
});

describe("a group commit", () => {
  it("stores simultaneous entries in one transaction, and resolves each", async () => {
    const groups: number[][] = [];
    const add = groupCommit<number>(async (entries) => {
      groups.push([...entries]);
      await wait(5);
      if (entries.includes(4)) throw new Error("full");
    });
    await Promise.all([1, 2, 3].map(add));
    await expect(add(4)).rejects.toThrow(StoreUnavailable);
    await add(5);
    expect(groups).toEqual([[1, 2, 3], [4], [5]]);
  });

  it("lets nobody wait for ever, and not for what was given up", async () => {
    const stored: number[] = [];
    const { promise, resolve } = Promise.withResolvers<void>();
    const add = groupCommit<number>(async (entries) => {
      await promise;
      stored.push(...entries);
    }, 50);
    const first = add(1);
    await wait(10);
    const outcomes = await Promise.allSettled([first, add(2)]);
    expect(outcomes.map(({ status }) => status)).toEqual([
      "rejected",
      "rejected",
    ]);
    resolve();
    await add(3);
    expect(stored).toEqual([1, 3]);
  });
});
