import { once } from "node:events";
import { connect } from "node:net";
import { text } from "node:stream/consumers";
import type { FastifyInstance } from "fastify";
import { afterAll, beforeAll, expect, it } from "vitest";
import { createTestApp } from "./app-fixture.ts";
import { securityHeaders } from "./security-headers.ts";

let app: FastifyInstance;
beforeAll(async () => {
  app = await createTestApp();
  await app.listen({ port: 0, host: "127.0.0.1" });
});
afterAll(() => app.close());

async function answerTo(request: string): Promise<string> {
  const { port, hostname } = new URL(app.listeningOrigin);
  const socket = connect(Number(port), hostname);
  await once(socket, "connect");
  socket.write(request);
  return text(socket);
}

it.each([
  ["no HTTP at all", "hello\r\n\r\n", 400],
  ["an unknown method", "FETCH / HTTP/1.1\r\nHost: a\r\n\r\n", 400],
  ["a NUL byte", "GET /\0 HTTP/1.1\r\nHost: a\r\n\r\n", 400],
  ["a broken header", "GET / HTTP/1.1\r\nHost a\r\n\r\n", 400],
  ["a missing Host", "GET / HTTP/1.1\r\nConnection: close\r\n\r\n", 400],
  [
    "an over-long address",
    `GET /${"a".repeat(20_000)} HTTP/1.1\r\nHost: a\r\n\r\n`,
    431,
  ],
])("answers %s in general terms", async (_name, request, status) => {
  const answer = await answerTo(request);
  const [head = "", body] = answer.split("\r\n\r\n");
  const [statusLine, ...headers] = head.split("\r\n");
  expect(statusLine).toMatch(`HTTP/1.1 ${status} ${body?.trim()}`);
  for (const [name, value] of Object.entries(securityHeaders)) {
    expect(headers).toContain(`${name}: ${value}`);
  }
  expect(headers).toContain("content-type: text/plain; charset=utf-8");
  expect(headers.join("\n").toLowerCase()).toContain("connection: close");
});

it("goes on serving others afterwards", async () => {
  const answer = await answerTo("GET /services HTTP/1.0\r\n\r\n");
  expect(answer).toMatch(/^HTTP\/1\.1 200 OK\r\n/);
});
