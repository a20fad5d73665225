// No acknowledged enquiry is lost when the server is killed or the database restarted.
import { setTimeout as wait } from "node:timers/promises";
import { expect, it, vi } from "vitest";
import { Client } from "pg";
import { createBuild, runServer } from "../build-fixture.ts";
import {
  type CreateDatabase,
  databases,
  enquiry,
  openStore,
} from "./desk-fixture.ts";

vi.setConfig({ testTimeout: 240_000 });

// `npm run test:services` kills it more often.
const KILLS = databases.length > 1 ? 10 : 2;
const SUBMISSIONS = KILLS * 50;
const AT_ONCE = 16;

async function prepare(createDatabase: CreateDatabase) {
  const { root } = await createBuild({ hasDesk: true });
  const { setting, db } = await openStore(createDatabase);
  const outcomes: Promise<{ output: string }>[] = [];
  async function start() {
    const { child, outcome, address } = runServer(root, {
      ENQUIRIES_DATABASE: setting,
      ENQUIRIES_RATE: "1000000",
      ENQUIRIES_RATE_OVERALL: "1000000",
      LOG_LEVEL: "info",
    });
    outcomes.push(outcome);
    return { child, address: await address };
  }
  async function stored() {
    const rows = await db.selectFrom("enquiries").select("message").execute();
    return rows.map(({ message }) => Number(message));
  }
  return { start, stored, outcomes };
}

async function send(address: string, number: number): Promise<number> {
  const { status } = await fetch(`${address}/api/enquiries`, {
    method: "POST",
    headers: {
      "content-type": "application/json",
      "idempotency-key": String(number),
    },
    body: JSON.stringify({ ...enquiry, message: String(number) }),
  });
  return status;
}

it.each(databases)(
  "each acknowledged enquiry is kept once, though the server is killed again and again: %s",
  async (_name, createDatabase) => {
    const { start, stored, outcomes } = await prepare(createDatabase);
    let server = await start();
    const waiting = Array.from({ length: SUBMISSIONS }, (_, index) => index);
    const acknowledged = new Set<number>();
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
        let number = waiting.pop();
        number !== undefined;
        number = waiting.pop()
      ) {
        await isStarting;
        const status = await send(server.address, number).catch(() => 0);
        if (status === 201) acknowledged.add(number);
        // Some visitors try again, others go away.
        else if (number % 7 !== 0) waiting.unshift(number);
        const isTime =
          acknowledged.size > (kills + 1) * (SUBMISSIONS / KILLS - 10);
        if (isTime && kills < KILLS) isStarting ??= killAndRestart();
        if (status !== 201) await wait(5);
      }
    }
    await Promise.all(Array.from({ length: AT_ONCE }, sendSome));
    await isStarting;
    server.child.kill("SIGTERM");

    expect(kills).toBe(KILLS);
    const numbers = await stored();
    expect(new Set(numbers).size).toBe(numbers.length);
    expect(numbers).toEqual(expect.arrayContaining([...acknowledged]));
    const output = JSON.stringify(await Promise.all(outcomes));
    for (const personal of [enquiry.name, enquiry.email, "127.0.0.1"])
      expect(output).not.toContain(personal);
  },
);

const { TEST_POSTGRES, TEST_RESTARTS } = process.env;

// It has a run of its own in `npm run test:services`: others use the database too.
it.each(TEST_RESTARTS ? databases.slice(1) : [])(
  "%s is restarted and loses connections under load, and the server lives on",
  async (_name, createDatabase) => {
    const { start, stored } = await prepare(createDatabase);
    const { child, address } = await start();
    const acknowledged: number[] = [];
    const end = new AbortController();

    async function sendOne(number: number): Promise<void> {
      const status = await send(address, number);
      expect([201, 503]).toContain(status);
      if (status === 201) acknowledged.push(number);
    }
    async function sendAll(): Promise<void> {
      const sent: Promise<void>[] = [];
      for (let number = 0; !end.signal.aborted; number += 1) {
        sent.push(sendOne(number));
        await wait(20);
      }
      await Promise.all(sent);
    }
    const recover = async () => {
      const before = acknowledged.length;
      await expect.poll(() => acknowledged.length).toBeGreaterThan(before + 20);
    };

    const sending = sendAll();
    for (let round = 1; round <= 6; round += 1) {
      await recover();
      await query(
        "select pg_terminate_backend(pid) from pg_stat_activity where pid <> pg_backend_pid() and backend_type = 'client backend'",
      );
      await recover();
      // PostgreSQL restarts when a process of a connection is killed.
      const [row] = await query(
        "select pid from pg_stat_activity where pid <> pg_backend_pid() and backend_type = 'client backend'",
      );
      if (row) process.kill(row.pid, "SIGKILL");
    }
    await recover();
    end.abort();
    await sending;
    expect(child.exitCode).toBeNull();
    expect(await stored()).toEqual(expect.arrayContaining(acknowledged));
  },
);

async function query(text: string): Promise<{ pid: number }[]> {
  const client = new Client(TEST_POSTGRES);
  await client.connect();
  // The last connection may be among those that are ended.
  client.on("error", () => {});
  const { rows } = await client.query<{ pid: number }>(text);
  await client.end();
  return rows;
}
