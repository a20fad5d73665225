// No acknowledged enquiry is lost when the server is killed or the database restarted.
import { setTimeout as wait } from "node:timers/promises";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { Client } from "pg";
import { createDeskProject, databases, enquiry } from "./desk-fixture.ts";
import { openDatabase } from "./store/database.ts";

vi.setConfig({ testTimeout: 240_000, hookTimeout: 60_000 });

// `npm run test:services` kills it more often.
const KILLS = databases.length > 1 ? 20 : 6;
const SUBMISSIONS = KILLS * 50;
const AT_ONCE = 16;

describe.each(databases)("a server with %s", (_name, createDatabase) => {
  let site: Awaited<ReturnType<typeof createDeskProject>>;
  let database: Awaited<ReturnType<typeof createDatabase>>;
  beforeAll(async () => {
    site = await createDeskProject();
    database = await createDatabase();
  });
  afterAll(async () => {
    site.killAll();
    await database.remove();
    await site.remove();
  });

  const outcomes: Promise<{ output: string }>[] = [];

  /** Starts the server; resolves to its process and its address. */
  async function start() {
    const { child, outcome, address } = site.run({
      ENQUIRIES_DATABASE: database.setting,
      ENQUIRIES_RATE: "1000000",
      ENQUIRIES_RATE_OVERALL: "1000000",
      LOG_LEVEL: "info",
    });
    outcomes.push(outcome);
    return { child, address: await address };
  }

  it(`keeps each acknowledged enquiry once, though it is killed ${KILLS} times`, async () => {
    let server = await start();
    const waiting = Array.from({ length: SUBMISSIONS }, (_, index) => index);
    const acknowledged = new Set<number>();
    const givenUp = new Set<number>();
    let kills = 0;
    let isStarting: Promise<unknown> | undefined;

    async function killAndRestart() {
      kills += 1;
      server.child.kill("SIGKILL");
      server = await start();
      isStarting = undefined;
    }

    async function sendSome() {
      for (
        let index = waiting.pop();
        index !== undefined;
        index = waiting.pop()
      ) {
        await isStarting;
        try {
          const response = await fetch(`${server.address}/api/enquiries`, {
            method: "POST",
            headers: {
              "content-type": "application/json",
              "idempotency-key": String(index),
            },
            body: JSON.stringify({ ...enquiry, message: `Number ${index}` }),
          });
          if (response.status !== 201) throw new Error(String(response.status));
          acknowledged.add(index);
          if (acknowledged.size > (kills + 1) * (SUBMISSIONS / KILLS - 5))
            isStarting ??= kills < KILLS ? killAndRestart() : undefined;
        } catch {
          // Some visitors try again, others go away.
          if (index % 7 === 0) givenUp.add(index);
          else waiting.unshift(index);
          await wait(5);
        }
      }
    }
    await Promise.all(Array.from({ length: AT_ONCE }, sendSome));
    await isStarting;
    server.child.kill("SIGTERM");

    expect(kills).toBe(KILLS);
    expect(acknowledged.size + givenUp.size).toBe(SUBMISSIONS);
    const db = await openDatabase(database.setting);
    const rows = await db.selectFrom("enquiries").select("message").execute();
    await db.destroy();
    const stored = rows.map(({ message }) => Number(message.slice(7)));
    expect(new Set(stored).size).toBe(stored.length);
    expect(
      [...acknowledged].filter((index) => !stored.includes(index)),
    ).toEqual([]);
    const output = JSON.stringify(await Promise.all(outcomes));
    for (const personal of ["ruth", "Ruth", "Number", "127.0.0.1"])
      expect(output).not.toContain(personal);
  });
});

const { TEST_POSTGRES, TEST_RESTARTS } = process.env;

// It has a run of its own in `npm run test:services`: others use the database too.
describe.runIf(TEST_POSTGRES && TEST_RESTARTS)("PostgreSQL", () => {
  it("is restarted and loses connections under load, and the server lives on", async () => {
    const [, [, createDatabase] = []] = databases;
    const database = await createDatabase?.();
    const site = await createDeskProject();
    const { child, address } = site.run({
      ENQUIRIES_DATABASE: database?.setting ?? "",
      ENQUIRIES_RATE: "1000000",
      ENQUIRIES_RATE_OVERALL: "1000000",
    });
    const url = `${await address}/api/enquiries`;
    const acknowledged: string[] = [];
    let count = 0;
    const end = new AbortController();

    async function sendOne(message: string): Promise<void> {
      const body = JSON.stringify({ ...enquiry, message });
      const headers = { "content-type": "application/json" };
      const { status } = await fetch(url, { method: "POST", headers, body });
      expect([201, 503]).toContain(status);
      if (status === 201) acknowledged.push(message);
    }
    /** Sends fifty enquiries a second, each once. */
    async function send(): Promise<void> {
      const sent: Promise<void>[] = [];
      while (!end.signal.aborted) {
        count += 1;
        const message = `Number ${count}`;
        sent.push(sendOne(message));
        await wait(20);
      }
      await Promise.all(sent);
    }
    /** Waits until more enquiries are stored. */
    const recover = async () => {
      const before = acknowledged.length;
      await expect.poll(() => acknowledged.length).toBeGreaterThan(before + 20);
    };

    const sending = send();
    for (let round = 1; round <= 6; round += 1) {
      await recover();
      await query(
        "select pg_terminate_backend(pid) from pg_stat_activity where pid <> pg_backend_pid() and backend_type = 'client backend'",
      );
      await recover();
      const [row] = await query("select pg_read_file('postmaster.pid') as pid");
      process.kill(parseInt(row?.pid ?? "", 10), "SIGINT");
    }
    await recover();
    end.abort();
    await sending;
    expect(child.exitCode).toBeNull();
    const db = await openDatabase(database?.setting ?? "");
    const rows = await db.selectFrom("enquiries").select("message").execute();
    await db.destroy();
    const stored = new Set(rows.map(({ message }) => message));
    expect(acknowledged.filter((message) => !stored.has(message))).toEqual([]);
    site.killAll();
    await database?.remove();
    await site.remove();
  });
});

async function query(text: string): Promise<{ pid?: string }[]> {
  const client = new Client(TEST_POSTGRES);
  await client.connect();
  // The last connection may be among those that are ended.
  client.on("error", () => {});
  const { rows } = await client.query<{ pid?: string }>(text);
  await client.end();
  return rows;
}
