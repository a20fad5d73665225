import { once } from "node:events";
import { connect, type Socket } from "node:net";
import { buffer } from "node:stream/consumers";
import type { FastifyInstance } from "fastify";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { createTestApp } from "./app-fixture.ts";

// More than any buffer between the two ends of a connection takes.
const large = Buffer.alloc(30_000_000, "x");

let app: FastifyInstance;
let address: URL;
/** The answer at /slow: that it was asked for, and the leave to finish it. */
let asked: PromiseWithResolvers<void>;
let leave: PromiseWithResolvers<void>;
const open: Socket[] = [];

beforeEach(async () => {
  asked = Promise.withResolvers();
  leave = Promise.withResolvers();
  app = await createTestApp();
  app.get("/large", (_request, reply) => reply.send(large));
  app.get("/slow", async () => {
    asked.resolve();
    await leave.promise;
    return "at last";
  });
  address = new URL(await app.listen({ port: 0, host: "127.0.0.1" }));
});
afterEach(async () => {
  for (const socket of open.splice(0)) socket.destroy();
  await app.close();
});

async function openConnection(): Promise<Socket> {
  const socket = connect(Number(address.port), address.hostname);
  open.push(socket);
  await once(socket, "connect");
  return socket;
}

const requestFor = (path: string) => `GET ${path} HTTP/1.1\r\nHost: a\r\n\r\n`;

it("finishes an answer that is still being worked out", async () => {
  const socket = await openConnection();
  const answer = buffer(socket);
  socket.write(requestFor("/slow"));
  await asked.promise;
  const closing = app.close();
  await hasStoppedListening();
  leave.resolve();
  await closing;
  expect((await answer).toString()).toMatch(/at last$/);
});

it("finishes an answer that a slow visitor is still taking in", async () => {
  const socket = await openConnection();
  socket.write(requestFor("/large"));
  await once(socket, "readable");
  const closing = app.close();
  await hasStoppedListening();

  const answer = await buffer(socket);
  const bodyStart = answer.indexOf("\r\n\r\n") + 4;
  expect(answer.length - bodyStart).toBe(large.length);
  await closing;
});

it("takes no new connection while it finishes", async () => {
  const socket = await openConnection();
  socket.write(requestFor("/slow"));
  await asked.promise;
  const closing = app.close();
  await hasStoppedListening();
  await expect(openConnection()).rejects.toThrow("ECONNREFUSED");
  leave.resolve();
  await closing;
});

it("does not wait for connections without a request under way", async () => {
  const unused = await openConnection();
  const keptAlive = await openConnection();
  keptAlive.write(requestFor("/services"));
  await once(keptAlive, "data");

  await app.close();
  await Promise.all([unused, keptAlive].map(hasEnded));
  expect([unused.closed, keptAlive.closed]).toEqual([true, true]);
});

function hasStoppedListening(): Promise<void> {
  return vi.waitFor(() => expect(app.server.listening).toBe(false), 10_000);
}

async function hasEnded(socket: Socket): Promise<void> {
  socket.resume();
  if (!socket.closed) await once(socket, "close");
}
