import { once } from "node:events";
import { connect, type Socket } from "node:net";
import { buffer } from "node:stream/consumers";
import type { FastifyInstance } from "fastify";
import { afterEach, beforeEach, expect, it } from "vitest";
import { createTestApp } from "./app-fixture.ts";
import { expectHarmless } from "./harmless-answer.ts";
import { readAnswers } from "./raw-fixture.ts";

let app: FastifyInstance;
const open: Socket[] = [];
beforeEach(async () => {
  app = await createTestApp();
});
afterEach(async () => {
  for (const socket of open.splice(0)) socket.destroy();
  await app.close();
});

async function openConnection(): Promise<Socket> {
  const { port, hostname } = new URL(app.listeningOrigin);
  const socket = connect(Number(port), hostname);
  open.push(socket);
  await once(socket, "connect");
  return socket;
}

it("gives every request half a minute, and every silence one", () => {
  const { requestTimeout, headersTimeout, timeout } = app.server;
  expect({ requestTimeout, timeout }).toEqual({
    requestTimeout: 30_000,
    timeout: 60_000,
  });
  expect(headersTimeout).toBeGreaterThan(0);
  expect(headersTimeout).toBeLessThanOrEqual(60_000);
});

it.each([
  ["a head that never ends", "GET / HTTP/1.1\r\nHost: a\r\nX: ", [408]],
  [
    "a body that never comes",
    "GET / HTTP/1.1\r\nHost: a\r\nContent-Length: 9\r\n\r\nabc",
    [200],
  ],
  ["nothing at all", "", [408]],
])("ends a connection with %s", async (_name, request, statuses) => {
  // The same limits, for a test that cannot wait so long.
  Object.assign(app.server, {
    headersTimeout: 50,
    requestTimeout: 100,
    connectionsCheckingInterval: 20,
  });
  await app.listen({ port: 0, host: "127.0.0.1" });
  const socket = await openConnection();
  socket.write(request);
  const answers = readAnswers(await buffer(socket));
  expect(answers.map(({ status }) => status)).toEqual(statuses);
  for (const answer of answers) expectHarmless(answer);
});

it("serves others while many connections dawdle", async () => {
  await app.listen({ port: 0, host: "127.0.0.1" });
  const dawdlers = await Promise.all(
    Array.from({ length: 500 }, openConnection),
  );
  for (const socket of dawdlers) socket.write("GET / HTTP/1.1\r\nX-A: ");
  const response = await fetch(`${app.listeningOrigin}/services`);
  expect(response.status).toBe(200);
});
