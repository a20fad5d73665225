// The files beside the pages: pictures for shared links, lists for robots, icons.
import { expect, type APIRequestContext } from "@playwright/test";
import { z } from "zod";

import { test } from "../fixtures.ts";
import { paths } from "../site.ts";

/** "1200x630", as the header of a PNG says it. */
function pngSize(bytes: Buffer): string {
  const isPng = bytes.subarray(0, 8).toString("latin1") === "\x89PNG\r\n\x1a\n";
  if (!isPng) throw new Error("not a PNG");
  return `${bytes.readUInt32BE(16)}x${bytes.readUInt32BE(20)}`;
}

const textOf = async (request: APIRequestContext, address: string) =>
  (await request.get(address)).text();

const bodyOf = async (request: APIRequestContext, address: string) =>
  (await request.get(address)).body();

for (const [address, type] of Object.entries({
  "/sitemap.xml": "application/xml",
  "/robots.txt": "text/plain; charset=utf-8",
  "/llms.txt": "text/plain; charset=utf-8",
  "/.well-known/security.txt": "text/plain; charset=utf-8",
  "/licences.txt": "text/plain; charset=utf-8",
  "/font-licences.txt": "text/plain; charset=utf-8",
  "/site.webmanifest": "application/manifest+json",
  "/favicon.ico": "image/vnd.microsoft.icon",
  "/icon.svg": "image/svg+xml",
  "/apple-touch-icon.png": "image/png",
})) {
  test(`${address} is served as ${type}, safely, and kept for a day`, async ({
    request,
  }) => {
    const response = await request.get(address);
    expect(response.status()).toBe(200);
    expect(response.headers()).toMatchObject({
      "content-type": type,
      "cache-control": "public, max-age=86400",
      "x-content-type-options": "nosniff",
      "content-security-policy": expect.stringContaining("default-src 'none'"),
    });
  });
}

test("each page's picture is small, of the right size, and may be shown by other sites", async ({
  request,
}) => {
  for (const path of paths) {
    const html = await textOf(request, path);
    const [, url = ""] =
      /<meta property="og:image" content="([^"]+)"/.exec(html) ?? [];
    const response = await request.get(new URL(url).pathname);
    expect(response.status()).toBe(200);
    expect(response.headers()).toMatchObject({
      "content-type": "image/png",
      "cross-origin-resource-policy": "cross-origin",
    });
    const bytes = await response.body();
    expect(pngSize(bytes)).toBe("1200x630");
    // The size up to which messengers fetch a picture.
    expect(bytes.length).toBeLessThan(100_000);
  }
});

test("the sitemap lists the indexed pages, robots.txt names it and closes nothing", async ({
  request,
}) => {
  const canonical: string[] = [];
  for (const path of paths) {
    const html = await textOf(request, path);
    if (/<meta name="robots" content="noindex"/.test(html)) continue;
    const [, url = ""] =
      /<link rel="canonical" href="([^"]+)"/.exec(html) ?? [];
    canonical.push(url);
  }
  const sitemap = await textOf(request, "/sitemap.xml");
  const listed = sitemap.match(/(?<=<loc>)[^<]+(?=<\/loc>)/g);
  expect(listed).toEqual(canonical);
  expect(listed).toHaveLength(paths.length - 1);
  const robots = await textOf(request, "/robots.txt");
  expect(robots).toContain(`Sitemap: ${canonical[0]}sitemap.xml`);
  expect(robots).not.toMatch(/^disallow/im);
});

test("llms.txt leads to pages and places that are there", async ({
  request,
}) => {
  const llms = await textOf(request, "/llms.txt");
  const links = Array.from(
    llms.matchAll(/\]\((https?:[^)]+)\)/g),
    ([, url]) => new URL(url ?? ""),
  );
  expect(links.length).toBeGreaterThan(10);
  for (const { pathname, hash } of links) {
    const html = await textOf(request, pathname);
    expect(html).toContain(hash ? `id="${hash.slice(1)}"` : "<h1");
  }
});

test("every icon has the size that it is said to have", async ({ request }) => {
  const manifest = z.object({
    icons: z.array(
      z.object({
        src: z.string(),
        sizes: z.string(),
        type: z.string(),
        purpose: z.string().default("any"),
      }),
    ),
  });
  const { icons } = manifest.parse(
    await (await request.get("/site.webmanifest")).json(),
  );
  const pixels = icons.filter(({ type }) => type === "image/png");
  expect(pixels.map(({ sizes, purpose }) => `${sizes} ${purpose}`)).toEqual([
    "192x192 any",
    "512x512 any",
    "512x512 maskable",
  ]);
  for (const { src, sizes } of pixels) {
    expect(pngSize(await bodyOf(request, src))).toBe(sizes);
  }
  const touch = await bodyOf(request, "/apple-touch-icon.png");
  expect(pngSize(touch)).toBe("180x180");
  const ico = await bodyOf(request, "/favicon.ico");
  const widths = Array.from({ length: ico.readUInt16LE(4) }, (_, index) =>
    ico.readUInt8(6 + 16 * index),
  );
  expect(widths).toEqual([16, 32, 48]);
});
