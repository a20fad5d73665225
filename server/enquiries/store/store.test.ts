import { DatabaseSync } from "node:sqlite";
import { copyFile, rename, rm } from "node:fs/promises";
import { Client } from "pg";
import { sql } from "kysely";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { createSqlite, databases, newEnquiry } from "../desk-fixture.ts";
import { forgetDeleted, openDatabase, whileLocked } from "./database.ts";
import { storeEnquiry } from "./enquiries.ts";
import { isPostgres } from "./tables.ts";

vi.setConfig({ testTimeout: 40_000 });

/** Opens a database; returns it with what stores an enquiry in it. */
async function openStore(setting: string) {
  const db = await openDatabase(setting);
  const store = (message: string) =>
    whileLocked(() => storeEnquiry(db, newEnquiry({ message }), []), 1000);
  return { db, store };
}

describe.each(databases)("the store in %s", (_name, createDatabase) => {
  let database: Awaited<ReturnType<typeof createDatabase>>;
  beforeEach(async () => {
    database = await createDatabase();
  });
  afterEach(() => database.remove());

  it("refuses while another process holds it, and stores again afterwards", async () => {
    const { db, store } = await openStore(database.setting);
    await store("One");
    const release = await hold(database.setting);
    const start = performance.now();
    await expect(store("Two")).rejects.toThrow();
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
    await expect(store("a".repeat(9000))).rejects.toThrow();
    await repair();
    await store("One");
    const rows = await db.selectFrom("enquiries").select("id").execute();
    expect(rows).toHaveLength(1);
    await db.destroy();
  });
});

describe("a SQLite file", () => {
  let database: Awaited<ReturnType<typeof createSqlite>>;
  let file: string;
  beforeEach(async () => {
    database = await createSqlite();
    file = database.setting.slice("sqlite:".length);
  });
  afterEach(() => database.remove());

  it("that was deleted or replaced takes nothing more", async () => {
    const { db, store } = await openStore(database.setting);
    await store("One");
    await copyFile(file, `${file}.copy`);
    await rm(file);
    await expect(store("Two")).rejects.toThrow("was deleted or replaced");
    await copyFile(`${file}.copy`, file);
    await expect(store("Three")).rejects.toThrow("was deleted or replaced");
    await db.destroy();
  });

  it("stores again when it is back in its place", async () => {
    const { db, store } = await openStore(database.setting);
    await expect(
      db.transaction().execute(async (transaction) => {
        await transaction.deleteFrom("clock").execute();
        await rename(file, `${file}.away`);
        await transaction.deleteFrom("clock").execute();
      }),
    ).rejects.toThrow("was deleted or replaced");
    await rename(`${file}.away`, file);
    await store("One");
    await db.destroy();
  });

  it("never makes all else wait for its lock, in a server", async () => {
    const { db } = await openStore(database.setting);
    const { rows } = await sql<{
      timeout: number;
    }>`pragma busy_timeout`.execute(db);
    expect(rows).toEqual([{ timeout: 0 }]);
    await db.destroy();
  });

  it("says whether deleted texts may still be in its log", async () => {
    const { db, store } = await openStore(database.setting);
    const reader = new DatabaseSync(file);
    reader.exec("begin; select * from enquiries");
    await store("One");
    expect(await forgetDeleted(db, 200)).toBe(false);
    reader.exec("rollback");
    expect(await forgetDeleted(db, 200)).toBe(true);
    reader.close();
    await db.destroy();
  });

  it("can be copied whole while enquiries come, as docs/enquiries.md says", async () => {
    const { db, store } = await openStore(database.setting);
    await store("One");
    const other = new DatabaseSync(file);
    const storing = store("Two");
    other.exec(`vacuum into '${file}.backup'`);
    await storing;
    const copy = await openStore(`sqlite:${file}.backup`);
    await copy.store("Three");
    const rows = await copy.db.selectFrom("enquiries").select("id").execute();
    expect(rows.length).toBeGreaterThanOrEqual(2);
    other.close();
    await copy.db.destroy();
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
  // The hint of the form asks for the website's address.
  ["", { message: "https://www.a.example and https://www.b.example" }],
  ["honeypot,fast", { website: "a", openFor: 1 }],
])("flags what gives a program away: %j", (flags, part) => {
  expect(newEnquiry(part).flags).toBe(flags);
});
