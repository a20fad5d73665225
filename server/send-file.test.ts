import { brotliDecompressSync, gunzipSync } from "node:zlib";
import type { FastifyInstance } from "fastify";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createTestApp } from "./app-fixture.ts";
import { contents } from "./site-fixture.ts";

let app: FastifyInstance;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

const get = (url: string, headers: Record<string, string> = {}) =>
  app.inject({ url, headers });
const services = contents["services/index.html"];

async function etagOf(encoding: string): Promise<string> {
  const headers = { "accept-encoding": encoding };
  return String((await get("/services", headers)).headers.etag);
}

describe("content types and caching", () => {
  const year = "public, max-age=31536000, immutable";
  const day = "public, max-age=86400";

  it.each([
    ["/", "text/html; charset=utf-8", "no-cache"],
    ["/services", "text/html; charset=utf-8", "no-cache"],
    ["/assets/app-1a2b.js", "text/javascript; charset=utf-8", year],
    ["/assets/site-3c4d.css", "text/css; charset=utf-8", year],
    ["/assets/font-5e6f.woff2", "font/woff2", year],
    ["/plates/office.svg", "image/svg+xml; charset=utf-8", day],
    ["/favicon.ico", "image/x-icon", day],
    ["/site.webmanifest", "application/manifest+json; charset=utf-8", day],
    ["/robots.txt", "text/plain; charset=utf-8", day],
    ["/sitemap.xml", "application/xml; charset=utf-8", day],
  ])("serves %s as %s", async (url, type, cacheControl) => {
    const response = await get(url, { "accept-encoding": "br" });
    expect(response.statusCode).toBe(200);
    expect(response.headers["content-type"]).toBe(type);
    expect(response.headers["cache-control"]).toBe(cacheControl);
  });
});

describe("encodings", () => {
  it("sends the copy that the browser prefers", async () => {
    const br = await get("/services", { "accept-encoding": "gzip, br" });
    expect(br.headers["content-encoding"]).toBe("br");
    expect(brotliDecompressSync(br.rawPayload).toString()).toBe(services);

    const gzip = await get("/services", { "accept-encoding": "gzip" });
    expect(gzip.headers["content-encoding"]).toBe("gzip");
    expect(gunzipSync(gzip.rawPayload).toString()).toBe(services);

    const plain = await get("/services");
    expect(plain.headers).not.toHaveProperty("content-encoding");
    expect(plain.body).toBe(services);
  });

  it("sends the plain file for a header it cannot read", async () => {
    const response = await get("/services", { "accept-encoding": ";;q=,br;x" });
    expect(response.statusCode).toBe(200);
    expect(response.body).toBe(services);
  });

  it("tells caches that a compressible file differs by encoding", async () => {
    for (const accepted of ["br", "gzip", "identity"]) {
      const response = await get("/services", { "accept-encoding": accepted });
      expect(response.headers.vary).toBe("Accept-Encoding");
    }
    const icon = await get("/favicon.ico", { "accept-encoding": "br" });
    expect(icon.headers).not.toHaveProperty("vary");
    expect(icon.headers).not.toHaveProperty("content-encoding");
  });
});

describe("revalidation", () => {
  it("has an ETag for each encoding", async () => {
    const etags = new Set([
      await etagOf("br"),
      await etagOf("gzip"),
      await etagOf("identity"),
    ]);
    expect(etags.size).toBe(3);
    for (const etag of etags) expect(etag).toMatch(/^"[\w-]{22}"$/);
  });

  it.each([
    ["the ETag", (etag: string) => etag],
    ["a weak form of it", (etag: string) => `W/${etag}`],
    ["a list with it", (etag: string) => `"other", ${etag}`],
    ["a star", () => "*"],
  ])("answers 304 to %s", async (_name, ifNoneMatch) => {
    const response = await get("/services", {
      "accept-encoding": "br",
      "if-none-match": ifNoneMatch(await etagOf("br")),
    });
    expect(response.statusCode).toBe(304);
    expect(response.body).toBe("");
    expect(response.headers).toMatchObject({
      etag: await etagOf("br"),
      vary: "Accept-Encoding",
      "cache-control": "no-cache",
    });
    expect(response.headers).not.toHaveProperty("content-type");
    expect(response.headers).not.toHaveProperty("content-length");
  });

  it("sends the file when the browser has another encoding or version", async () => {
    for (const known of [await etagOf("gzip"), '"old"', "broken", ""]) {
      const response = await get("/services", {
        "accept-encoding": "br",
        "if-none-match": known,
      });
      expect(response.statusCode).toBe(200);
      expect(brotliDecompressSync(response.rawPayload).toString()).toBe(
        services,
      );
    }
  });
});

describe("HEAD", () => {
  it.each(["/services", "/favicon.ico", "/absent"])(
    "answers %s like GET, without the body",
    async (url) => {
      const headers = { "accept-encoding": "br" };
      const full = await app.inject({ url, headers });
      const head = await app.inject({ method: "HEAD", url, headers });
      expect(head.statusCode).toBe(full.statusCode);
      expect(head.body).toBe("");
      expect({ ...head.headers, date: "" }).toEqual({
        ...full.headers,
        date: "",
      });
    },
  );

  it("passes over a range", async () => {
    const response = await app.inject({
      method: "HEAD",
      url: "/services",
      headers: { range: "bytes=0-3" },
    });
    expect(response.statusCode).toBe(200);
    expect(response.headers["content-length"]).toBe(String(services.length));
  });
});

describe("ranges", () => {
  it("sends a part of a plain file", async () => {
    const response = await get("/services", { range: "bytes=4-11" });
    expect(response.statusCode).toBe(206);
    expect(response.body).toBe("Services");
    expect(response.headers).toMatchObject({
      "accept-ranges": "bytes",
      "content-length": "8",
      "content-range": `bytes 4-11/${services.length}`,
      "content-type": "text/html; charset=utf-8",
    });
  });

  it("answers 416 to a part beyond the end", async () => {
    const response = await get("/services", { range: "bytes=99999-" });
    expect(response.statusCode).toBe(416);
    expect(response.body).toBe("Range Not Satisfiable\n");
    expect(response.headers).toMatchObject({
      "content-range": `bytes */${services.length}`,
      "content-type": "text/plain; charset=utf-8",
      "cache-control": "no-store",
    });
    expect(response.headers).not.toHaveProperty("etag");
  });

  it.each(["bytes=0-1,4-5", "nonsense", ""])(
    "sends the whole file for %j",
    async (range) => {
      const response = await get("/services", { range });
      expect(response.statusCode).toBe(200);
      expect(response.body).toBe(services);
    },
  );

  it("sends a compressed file whole", async () => {
    const response = await get("/services", {
      "accept-encoding": "br",
      range: "bytes=0-3",
    });
    expect(response.statusCode).toBe(200);
    expect(brotliDecompressSync(response.rawPayload).toString()).toBe(services);
    expect(response.headers).not.toHaveProperty("accept-ranges");
  });

  it("sends the whole file if it changed since the first part", async () => {
    const range = "bytes=0-3";
    const etag = String((await get("/services")).headers.etag);
    const same = await get("/services", { range, "if-range": etag });
    expect(same.statusCode).toBe(206);
    const changed = await get("/services", { range, "if-range": '"old"' });
    expect(changed.statusCode).toBe(200);
    expect(changed.body).toBe(services);
  });
});

describe("the not-found page", () => {
  it("is sent whole, whatever the browser has or asks a part of", async () => {
    const response = await get("/absent", {
      "if-none-match": "*",
      range: "bytes=0-3",
    });
    expect(response.statusCode).toBe(404);
    expect(response.body).toBe(contents["404.html"]);
    expect(response.headers["cache-control"]).toBe("no-cache");
    expect(response.headers["content-type"]).toBe("text/html; charset=utf-8");
    expect(response.headers).not.toHaveProperty("etag");
  });

  it("is sent compressed", async () => {
    const response = await get("/absent", { "accept-encoding": "gzip" });
    expect(response.statusCode).toBe(404);
    expect(response.headers["content-encoding"]).toBe("gzip");
    expect(gunzipSync(response.rawPayload).toString()).toBe(
      contents["404.html"],
    );
  });
});
