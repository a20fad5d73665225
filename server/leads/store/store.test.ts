import { DatabaseSync } from "node:sqlite";
import { setTimeout as wait } from "node:timers/promises";
import { Client } from "pg";
import { sql } from "kysely";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { SUBJECTS } from "../../../app/features/enquiry/enquiry-address.ts";
import { enquirySchema } from "../../../app/features/leads/form-schemas.ts";
import { Desk } from "../desk.ts";
import { databases, enquiry } from "../lead-fixture.ts";
import { GroupCommit, StoreUnavailable } from "./group-commit.ts";
import { dialectOf } from "./migrations.ts";
import { openDatabase } from "./open-database.ts";

vi.setConfig({ testTimeout: 40_000, hookTimeout: 30_000 });

const sent = enquirySchema(SUBJECTS).parse(enquiry);

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
    const db = await openDatabase(database.setting);
    const desk = new Desk(db, [], [], () => {});
    await desk.receiveEnquiry(sent, undefined);
    const release = await hold(database.setting);
    const start = performance.now();
    await expect(desk.receiveEnquiry(sent, "a")).rejects.toThrow(
      StoreUnavailable,
    );
    expect(performance.now() - start).toBeLessThan(9000);
    await release();
    await desk.receiveEnquiry(sent, "a");
    const rows = await db.selectFrom("enquiries").select("id").execute();
    expect(rows).toHaveLength(2);
    await desk.close();
  });

  it("refuses when the disk is full or the database down, and stores again afterwards", async () => {
    const db = await openDatabase(database.setting);
    const desk = new Desk(db, [], [], () => {});
    const repair = await breakDown(database.setting, db);
    await expect(
      desk.receiveEnquiry({ ...sent, message: "a".repeat(9000) }, undefined),
    ).rejects.toThrow(StoreUnavailable);
    await repair();
    await desk.receiveEnquiry(sent, undefined);
    const rows = await db.selectFrom("enquiries").select("id").execute();
    expect(rows).toHaveLength(1);
    await desk.close();
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
  if (!dialectOf(db).isPostgres) {
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

describe("a group commit", () => {
  it("stores simultaneous entries in one transaction, and resolves each", async () => {
    const groups: number[][] = [];
    const commit = new GroupCommit<number>(async (entries) => {
      groups.push([...entries]);
      await wait(5);
      if (entries.includes(4)) throw new Error("full");
    });
    await Promise.all([1, 2, 3].map((entry) => commit.add(entry)));
    await expect(commit.add(4)).rejects.toThrow(StoreUnavailable);
    await commit.add(5);
    await commit.settled();
    expect(groups).toEqual([[1, 2, 3], [4], [5]]);
  });

  it("lets nobody wait for ever, and not for what was given up", async () => {
    const stored: number[] = [];
    const { promise, resolve } = Promise.withResolvers<void>();
    const commit = new GroupCommit<number>(async (entries) => {
      await promise;
      stored.push(...entries);
    }, 50);
    const first = commit.add(1);
    await wait(10);
    const outcomes = await Promise.allSettled([first, commit.add(2)]);
    expect(outcomes.map(({ status }) => status)).toEqual([
      "rejected",
      "rejected",
    ]);
    resolve();
    await commit.settled();
    expect(stored).toEqual([1]);
  });
});
