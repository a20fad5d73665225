import type { FastifyInstance } from "fastify";
import { afterAll, beforeAll, expect, it } from "vitest";
import { ask, createTestApp } from "./app-fixture.ts";
import { contentSecurityPolicy, securityHeaders } from "./security-headers.ts";
import { pageHashes } from "./site-fixture.ts";

let app: FastifyInstance;
beforeAll(async () => {
  app = await createTestApp();
  app.get("/fault", () => {
    throw new Error("a fault");
  });
  await app.listen({ port: 0, host: "127.0.0.1" });
});
afterAll(() => app.close());

const { "content-security-policy": policy, ...others } = securityHeaders;

it.each([
  ["GET", "/", {}],
  ["GET", "/", { "if-none-match": "*" }],
  ["GET", "/services", { range: "bytes=0-1" }],
  ["GET", "/services", { range: "bytes=99999-" }],
  ["GET", "/services", { expect: "miracles" }],
  ["HEAD", "/services", {}],
  ["GET", "/services/", {}],
  ["GET", "/assets/app-1a2b.js", {}],
  ["GET", "/absent", {}],
  ["GET", "/%zz", {}],
  ["POST", "/", {}],
  ["OPTIONS", "*", {}],
  ["GET", "/fault", {}],
])("sends the security headers with %s %s %j", async (method, url, headers) => {
  const response = await ask(app, url, { method, headers });
  expect(response.headers).toMatchObject(others);
  expect(response.headers["content-security-policy"]).toContain(
    "default-src 'none'; script-src 'self'",
  );
  expect(response.headers).not.toHaveProperty("x-powered-by");
  expect(response.headers).not.toHaveProperty("server");
});

it.each(["/", "/services", "/thank-you"] as const)(
  "allows the scripts of %s, also when it is unchanged",
  async (url) => {
    const own = contentSecurityPolicy(pageHashes[url]);
    const page = await ask(app, url);
    expect(page.headers["content-security-policy"]).toBe(own);
    const unchanged = await ask(app, url, {
      headers: { "if-none-match": "*" },
    });
    expect(unchanged.status).toBe(304);
    expect(unchanged.headers["content-security-policy"]).toBe(own);
  },
);

it.each(["/assets/app-1a2b.js", "/plates/office.svg", "/services/", "/%zz"])(
  "allows no inline script with %s",
  async (url) => {
    const response = await ask(app, url);
    expect(response.headers["content-security-policy"]).toBe(policy);
  },
);
