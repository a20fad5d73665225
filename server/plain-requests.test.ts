import type { FastifyInstance } from "fastify";
import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { ask, createTestApp } from "./app-fixture.ts";

let app: FastifyInstance;
beforeAll(async () => {
  app = await createTestApp();
  await app.listen({ port: 0, host: "127.0.0.1" });
});
afterAll(() => app.close());

const paths = ["/", "/services", "/assets/app-1a2b.js", "/social/home.png"];
const encodings = ["gzip, deflate, br, zstd", "gzip", "identity", "br;q=0"];

it.each(
  paths.flatMap((path) =>
    encodings.flatMap((encoding) =>
      (["GET", "HEAD"] as const).map((method) => ({ method, path, encoding })),
    ),
  ),
)(
  "answers as Fastify's steps would: $method $path, $encoding",
  async ({ method, path, encoding }) => {
    const routing = vi.spyOn(app, "routing");
    const headers = { "accept-encoding": encoding };
    const plain = await ask(app, path, { method, headers });
    expect(routing).not.toHaveBeenCalled();

    // What is injected does not pass the server, and so no short cut.
    const injected = await app.inject({ method, url: path, headers });
    expect(plain.status).toBe(injected.statusCode);
    expect(plain.body).toBe(injected.body);
    // The connection is the server's matter.
    const { date, connection, "keep-alive": _, ...own } = plain.headers;
    const { date: injectedDate, connection: __, ...same } = injected.headers;
    expect([typeof date, connection]).toEqual([typeof injectedDate, "close"]);
    expect(own).toEqual(same);
  },
);

it.each([
  ["/services?a=1", {}],
  ["/services/", {}],
  ["/absent", {}],
  ["/services", { "if-none-match": '"old"' }],
  ["/services", { range: "bytes=0-3" }],
])("leaves %s with %j to Fastify", async (path, headers) => {
  const routing = vi.spyOn(app, "routing");
  await ask(app, path, { headers });
  expect(routing).toHaveBeenCalledOnce();
});
