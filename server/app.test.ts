import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, describe, expect, it, vi } from "vitest";
import { buildApp } from "./app.ts";
import { createBuild, hashOf } from "./build-fixture.ts";
import { pageHeaders, securityHeaders } from "./headers.ts";

const common = securityHeaders("host");
const { "content-security-policy": _policy, ...sameForAll } = common;

const fault = new Error("secret cause in /srv/leadline/server/app.ts");

const { build } = await createBuild(
  { formService: "https://forms.example/leadline" },
  afterAll,
);
const app = await buildApp(build, "silent");
app.get("/fault", () => {
  throw fault;
});
afterAll(() => app.close());

describe("pages", () => {
  it("are revalidated, and have a policy with their own hashes", async () => {
    const { statusCode, headers, body } = await app.inject("/?utm_source=mail");
    expect(statusCode).toBe(200);
    expect(body).toContain("<h1>Home</h1>");
    expect(headers).toMatchObject({
      ...sameForAll,
      "content-type": "text/html; charset=utf-8",
      "cache-control": "no-cache",
    });
    expect(String(headers["content-security-policy"]).split("; ")).toEqual([
      "default-src 'none'",
      `script-src 'self' '${hashOf("a")}'`,
      `style-src 'self' '${hashOf("b")}'`,
      "style-src-attr 'unsafe-inline'",
      "connect-src 'self' https://forms.example/leadline",
      "img-src 'self' https://images.example",
      "font-src 'self'",
      "manifest-src 'self'",
      "form-action 'self' https://forms.example/leadline",
      "base-uri 'none'",
      "frame-ancestors 'none'",
    ]);
  });

  it("keep their policy when they are unchanged", async () => {
    const first = await app.inject("/");
    const second = await app.inject({
      url: "/",
      headers: { "if-none-match": String(first.headers.etag) },
    });
    expect(second.statusCode).toBe(304);
    expect(second.headers["content-security-policy"]).toBe(
      first.headers["content-security-policy"],
    );
  });

  it.each([
    ["/index.html", "/"],
    ["/services/", "/services"],
    ["/services.html", "/services"],
    ["/old", "/"],
    ["/old/", "/"],
    ["/old-services.php?a=1", "/services?a=1"],
    ["/blog", "/services"],
    ["/blog/2019/a?b=1", "/services?b=1"],
    ["/blog/new/", "/contact"],
    ["/services/ppc", "/contact"],
    ["/Feed", "/robots.txt"],
    ["/files/Price%20list.pdf", "/services"],
    ["/%C3%BCber-uns", "/contact"],
    ["/%C3%BCber-uns/team/", "/contact"],
    ["/?utm=a&p=12", "/services"],
    ["/?page_id=12", "/contact"],
    ["/services/index.html?a=1&b=//evil.com", "/services?a=1&b=//evil.com"],
  ])("have one address: %s leads to %s", async (url, location) => {
    const { statusCode, headers } = await app.inject(url);
    expect(statusCode).toBe(308);
    expect(headers).toMatchObject({ location, "cache-control": "no-cache" });
  });
});

it("the editor and its files have a policy of their own, and are not kept", async () => {
  const connections = { editor: ["https://api.github.com"] };
  const { build: edited } = await createBuild(connections);
  await mkdir(join(edited, "client/admin/assets"), { recursive: true });
  for (const file of ["index.html", "assets/editor.js"])
    await writeFile(join(edited, "client/admin", file), "<h1>Edit</h1>");
  const editor = await buildApp(edited, "silent");
  for (const url of ["/admin", "/admin/assets/editor.js"]) {
    const { statusCode, headers } = await editor.inject(url);
    expect(statusCode).toBe(200);
    expect(headers).toMatchObject({
      ...common,
      "cache-control": "no-store",
      "content-security-policy":
        "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; connect-src 'self' blob: data: https://api.github.com; img-src 'self' blob: data:; media-src blob:; font-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
      // It hears from the window in which somebody signs in.
      "cross-origin-opener-policy": "same-origin-allow-popups",
    });
  }
  const { headers } = await editor.inject("/admin/");
  expect(headers.location).toBe("/admin");
  expect((await app.inject("/admin")).statusCode).toBe(404);
});

describe("files", () => {
  it.each([
    [
      "/assets/app-1a2b.js",
      "application/javascript; charset=utf-8",
      31_536_000,
    ],
    ["/robots.txt", "text/plain; charset=utf-8", 86_400],
    ["/site.webmanifest", "application/manifest+json", 86_400],
    ["/social/home.png", "image/png", 86_400],
  ])("%s has its type and caching", async (url, type, seconds) => {
    const { statusCode, headers } = await app.inject(url);
    expect(statusCode).toBe(200);
    expect(headers["content-type"]).toBe(type);
    expect(headers).not.toHaveProperty("content-encoding");
    expect(headers["cache-control"]).toContain(`public, max-age=${seconds}`);
    const reach = url.startsWith("/social/") ? "cross-origin" : "same-origin";
    expect(headers).toMatchObject({
      ...common,
      "cross-origin-resource-policy": reach,
    });
  });

  it("are sent precompressed to those who accept it", async () => {
    const { headers } = await app.inject({
      url: "/assets/app-1a2b.js",
      headers: { "accept-encoding": "gzip, deflate, br, zstd" },
    });
    expect(headers).toMatchObject({
      "content-encoding": "br",
      "content-type": "application/javascript; charset=utf-8",
      vary: "accept-encoding",
    });
  });
});

describe("unknown addresses", () => {
  it.each([
    "/absent",
    "/404",
    "/__proto__",
    "/.env",
    "/csp.json",
    "/%2e%2e%2fcsp.json",
    "/services%00",
    "//evil.com/",
    "/%2fevil.com/index.html",
    "/%zz",
  ])("answer 404 with the site's whole page: %s", async (url) => {
    const { statusCode, headers, body } = await app.inject({
      url,
      headers: { range: "bytes=0-1", "if-none-match": '"any"' },
    });
    expect(statusCode).toBe(404);
    expect(body).toBe("<h1>Not found</h1>");
    expect(headers).toMatchObject({
      ...sameForAll,
      "cache-control": "no-cache",
    });
    expect(headers["content-security-policy"]).toContain(hashOf("d"));
    expect(headers).not.toHaveProperty("location");
    expect(headers).not.toHaveProperty("etag");
  });
});

describe("errors", () => {
  it.each([
    ["POST", "/services", 405, "Method Not Allowed\n", []],
    [
      "GET",
      "/fault",
      500,
      "Internal Server Error\n",
      [[{ err: fault }, "request failed"]],
    ],
  ] as const)(
    "%s %s answers %i and no more; the cause is logged",
    async (method, url, status, text, logged) => {
      const logError = vi.spyOn(app.log, "error");
      const { statusCode, headers, body } = await app.inject({ method, url });
      expect(statusCode).toBe(status);
      expect(body).toBe(text);
      expect(headers).toMatchObject({
        ...common,
        "cache-control": "no-store",
        "content-type": "text/plain; charset=utf-8",
      });
      expect(logError.mock.calls).toEqual(logged);
    },
  );
});

it("the address of a form service cannot end its directive of the policy", () => {
  const hashes = { scripts: [], styles: [] };
  const formService = "https://forms.example/a;b,$c?key=1;script-src%20*";
  const policy = pageHeaders(hashes, { images: [], formService });
  expect(policy["content-security-policy"]).toContain(
    "form-action 'self' https://forms.example/a%3Bb%2C%24c; base-uri 'none'",
  );
});
