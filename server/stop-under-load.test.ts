import { once } from "node:events";
import { connect, type Socket } from "node:net";
import { afterAll, afterEach, beforeAll, expect, it, vi } from "vitest";
import { createProgramFixture, largeFile } from "./program-fixture.ts";
import { readAnswers } from "./raw-fixture.ts";

// Each test starts a program, which takes longer on a busy machine.
vi.setConfig({ testTimeout: 60_000 });

const VISITORS = 60;
const SLOW_VISITORS = 4;

/** The server is under load once each visitor has had so many answers. */
const ANSWERS_EACH = 10;

let program: Awaited<ReturnType<typeof createProgramFixture>>;
beforeAll(async () => {
  program = await createProgramFixture();
});
afterEach(() => program.killAll());
afterAll(() => program.remove());

async function openConnection(address: string): Promise<Socket> {
  const socket = connect(Number(new URL(address).port), "localhost");
  await once(socket, "connect");
  // A connection that the server no longer serves may be reset.
  socket.on("error", () => socket.destroy());
  return socket;
}

/** Not `once`: that would fail where the server resets what it never accepted. */
const closed = (socket: Socket) =>
  new Promise((resolve) => socket.once("close", resolve));

const requestFor = (path: string) => `GET ${path} HTTP/1.1\r\nHost: a\r\n\r\n`;

/** The length of the first answer in it, once its head is there. */
function answerLength(received: Buffer): number | undefined {
  const head = received.indexOf("\r\n\r\n");
  if (head === -1) return undefined;
  const size = /^content-length: (\d+)\r$/im.exec(
    received.subarray(0, head + 2).toString("latin1"),
  )?.[1];
  return head + 4 + Number(size);
}

/**
 * Asks again and again over one connection, until the server ends it; calls
 * back once it has had some answers. Gives what came of the last one.
 */
async function keepAsking(address: string, onServed: () => void) {
  const socket = await openConnection(address);
  let received = Buffer.alloc(0);
  let answers = 0;
  socket.on("data", (chunk: Buffer) => {
    received = Buffer.concat([received, chunk]);
    if (received.length !== answerLength(received)) return;
    answers += readAnswers(received).length;
    received = Buffer.alloc(0);
    if (answers === ANSWERS_EACH) onServed();
    socket.write(requestFor("/services"));
  });
  socket.write(requestFor("/services"));
  await closed(socket);
  return received.toString("latin1");
}

/** Takes in a download only when told to, and gives the length of its body. */
async function downloadSlowly(address: string, leave: Promise<unknown>) {
  const socket = await openConnection(address);
  socket.write(requestFor("/large.bin"));
  await once(socket, "readable");
  return async () => {
    await leave;
    const chunks: Buffer[] = [];
    socket.on("data", (chunk: Buffer) => chunks.push(chunk));
    await closed(socket);
    const [answer, ...more] = readAnswers(Buffer.concat(chunks));
    expect(more).toEqual([]);
    return answer?.body.length;
  };
}

it.each(["SIGTERM", "SIGINT"] as const)(
  "on %s under load every answer that was begun comes whole",
  async (signal) => {
    const { child, outcome, address } = program.run();
    const site = await address;

    const refused = Promise.withResolvers<void>();
    const downloads = await Promise.all(
      Array.from({ length: SLOW_VISITORS }, () =>
        downloadSlowly(site, refused.promise),
      ),
    );
    const served = Array.from({ length: VISITORS }, () =>
      Promise.withResolvers<void>(),
    );
    const visits = served.map(({ resolve }) => keepAsking(site, resolve));
    await Promise.all(served.map(({ promise }) => promise));

    child.kill(signal);
    await vi.waitFor(
      () => expect(openConnection(site)).rejects.toThrow("ECONNREFUSED"),
      10_000,
    );
    child.kill(signal);
    refused.resolve();

    const sizes = await Promise.all(downloads.map((finish) => finish()));
    expect(sizes).toEqual(downloads.map(() => largeFile.length));
    expect(await Promise.all(visits)).toEqual(visits.map(() => ""));
    expect(await outcome).toMatchObject({ exitCode: 0, errors: "" });
  },
);

it("ends after 8 seconds although a visitor takes nothing in", async () => {
  const { child, outcome, address } = program.run();
  const never = new Promise(() => {});
  await downloadSlowly(await address, never);
  const start = performance.now();
  child.kill("SIGTERM");
  expect(await outcome).toMatchObject({ exitCode: 0, errors: "" });
  expect(performance.now() - start).toBeGreaterThan(7900);
});
