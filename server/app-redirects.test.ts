import type { FastifyInstance } from "fastify";
import { afterAll, beforeAll, expect, it } from "vitest";
import { ask, createTestApp } from "./app-fixture.ts";

let app: FastifyInstance;
beforeAll(async () => {
  app = await createTestApp();
  await app.listen({ port: 0, host: "127.0.0.1" });
});
afterAll(() => app.close());

it.each([
  ["/services/", "/services"],
  ["/services/?a=1&b=2", "/services?a=1&b=2"],
  ["/services/?", "/services"],
  ["/services/index.html", "/services"],
  ["/services/index.html?a=1", "/services?a=1"],
  ["/services.html", "/services"],
  ["/index.html", "/"],
  ["/index.html?a=1", "/?a=1"],
  ["/404.html", "/404"],
  ["/404/", "/404"],
  ["/thank-you?", "/thank-you"],
  ["/?", "/"],
  ["/robots.txt?", "/robots.txt"],
  ["/thank%2Dyou", "/thank-you"],
  ["/services/?next=//evil.com", "/services?next=//evil.com"],
])("sends %s to %s", async (url, location) => {
  const response = await ask(app, url);
  expect(response.status).toBe(308);
  expect(response.headers.location).toBe(location);
  expect(response.headers["cache-control"]).toBe("no-cache");
  expect(response.body).toBe("");
});

it("reaches the end of a redirect in one step", async () => {
  const response = await ask(app, "/services/index.html?");
  const next = await ask(app, String(response.headers.location));
  expect(next.status).toBe(200);
});

it.each([
  "//evil.com",
  "//evil.com/",
  "//evil.com/index.html",
  "///evil.com/",
  "/\\evil.com/",
  "/\\/evil.com/",
  "/%5cevil.com/",
  "/%5Cevil.com/index.html",
  "/%2fevil.com/",
  "/%2Fevil.com/index.html",
  "/%2f%2fevil.com/",
  "/.//evil.com/",
  "/%2e/%2fevil.com/",
  "/services//evil.com/",
  "/services//",
  "//services/",
  "/services%2f",
  "/services%2findex.html",
  "/@evil.com/",
  "/%09/evil.com/",
])("never leaves the site: %s", async (url) => {
  const response = await ask(app, url);
  expect(response.status).toBe(404);
  expect(response.headers).not.toHaveProperty("location");
});
