import { DatabaseSync } from "node:sqlite";
import { copyFile, rename, rm } from "node:fs/promises";
import { Client } from "pg";
import { sql } from "kysely";
import { describe, expect, it, vi } from "vitest";
import {
  type CreateDatabase,
  createSqlite,
  databases,
  newEnquiry,
  openStore,
  openUntilEnd,
} from "../desk-fixture.ts";
import { Migrator } from "kysely/migration";
import { forgetDeleted, sayHourly, whileLocked } from "./database.ts";
import { first } from "./migrations.ts";
import { storeEnquiry } from "./enquiries.ts";
import { type Db, isPostgres } from "./tables.ts";

vi.setConfig({ testTimeout: 40_000 });

const storeIn = (db: Db, message: string) =>
  whileLocked(() => storeEnquiry(db, newEnquiry({ message }), []), 1000);

async function open(createDatabase: CreateDatabase) {
  const { setting, db } = await openStore(createDatabase);
  return {
    db,
    setting,
    file: setting.slice("sqlite:".length),
    store: (message: string) => storeIn(db, message),
    count: async () =>
      (await db.selectFrom("enquiries").select("id").execute()).length,
  };
}

describe.each(databases)("the store in %s", (_name, createDatabase) => {
  it.each([
    ["another process holds it", hold],
    ["the disk is full or the database down", breakDown],
  ])(
    "refuses while %s, and stores again afterwards",
    async (_fault, prevent) => {
      const { db, setting, store, count } = await open(createDatabase);
      await store("One");
      const repair = await prevent(setting, db);
      const start = performance.now();
      await expect(store("a".repeat(9000))).rejects.toThrow();
      expect(performance.now() - start).toBeLessThan(9000);
      await repair();
      await store("Three");
      expect(await count()).toBe(2);
    },
  );
});

describe.each(databases)("the tables in %s", (_name, createDatabase) => {
  it("open in an older release, which takes enquiries too, and this one opens those of a newer", async () => {
    const { db, setting, store, count } = await open(createDatabase);
    // As the first releases opened them.
    const { error } = await new Migrator({ db, ...first }).migrateToLatest();
    expect(error).toBeUndefined();
    await db
      .insertInto("enquiries")
      .values({
        ...newEnquiry({ message: "Of an older release" }),
        outcome_token: undefined,
        gbraid: undefined,
        wbraid: undefined,
        referrer: undefined,
        consent: undefined,
      })
      .execute();
    await sql`insert into enquiry_migrations (name, timestamp) values ('2027-01-01-newer', '2027-01-01T00:00:00.000Z')`.execute(
      db,
    );
    await openUntilEnd(setting);
    await store("One");
    expect(await count()).toBe(2);
  });
});

it("says once that the database is away, and once that it is back", () => {
  const log = { error: vi.fn<() => void>(), warn: vi.fn<() => void>() };
  const say = sayHourly(log, "away", "back");
  for (let count = 0; count < 9; count += 1) say(new Error("down"));
  say();
  say();
  expect([log.error, log.warn].map(({ mock }) => mock.calls.length)).toEqual([
    1, 1,
  ]);
});

describe("a SQLite file", () => {
  it("that was deleted or replaced takes nothing more", async () => {
    const { file, store } = await open(createSqlite);
    await store("One");
    await copyFile(file, `${file}.copy`);
    await rm(file);
    await expect(store("Two")).rejects.toThrow("was deleted or replaced");
    await copyFile(`${file}.copy`, file);
    await expect(store("Three")).rejects.toThrow("was deleted or replaced");
  });

  it("stores again when it is back in its place", async () => {
    const { db, file, store } = await open(createSqlite);
    await expect(
      db.transaction().execute(async (transaction) => {
        await transaction.deleteFrom("clock").execute();
        await rename(file, `${file}.away`);
        await transaction.deleteFrom("clock").execute();
      }),
    ).rejects.toThrow("was deleted or replaced");
    await rename(`${file}.away`, file);
    await store("One");
  });

  it("never makes all else wait for its lock, in a server", async () => {
    const { db } = await open(createSqlite);
    const { rows } = await sql`pragma busy_timeout`.execute(db);
    expect(rows).toEqual([{ timeout: 0 }]);
  });

  it("says whether deleted texts may still be in its log", async () => {
    const { db, file, store } = await open(createSqlite);
    const reader = new DatabaseSync(file);
    reader.exec("begin; select * from enquiries");
    await store("One");
    expect(await forgetDeleted(db, 200)).toBe(false);
    reader.exec("rollback");
    expect(await forgetDeleted(db, 200)).toBe(true);
    reader.close();
  });

  it("can be copied whole while enquiries come, as docs/enquiries.md says", async () => {
    const { file, store } = await open(createSqlite);
    await store("One");
    const other = new DatabaseSync(file);
    const storing = store("Two");
    other.exec(`vacuum into '${file}.backup'`);
    other.close();
    await storing;
    const copy = await openUntilEnd(`sqlite:${file}.backup`);
    await storeIn(copy, "Three");
    const rows = await copy.selectFrom("enquiries").select("id").execute();
    expect(rows.length).toBeGreaterThanOrEqual(2);
  });
});

async function hold(setting: string): Promise<() => Promise<void>> {
  if (setting.startsWith("sqlite:")) {
    const other = new DatabaseSync(setting.slice("sqlite:".length));
    other.exec("begin immediate");
    return async () => other.close();
  }
  const other = new Client(setting);
  await other.connect();
  await other.query("begin; lock table enquiries in exclusive mode");
  return () => other.end();
}

async function breakDown(
  setting: string,
  db: Db,
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
  ["honeypot", { feedback: "https://spam.example" }],
  ["fast", { openFor: 300 }],
  ["links", { message: "http://a.example http://b.example www.c.example" }],
  // The hint of the form asks for the website's address.
  ["", { message: "https://www.a.example and https://www.b.example" }],
  ["honeypot,fast", { feedback: "a", openFor: 1 }],
])("flags what gives a program away: %j", (flags, part) => {
  expect(newEnquiry(part).flags).toBe(flags);
});
