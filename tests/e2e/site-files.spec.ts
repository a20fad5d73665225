// The files beside the pages: lists for robots, icons, the manifest.
import { expect, type APIRequestContext } from "@playwright/test";
import { z } from "zod";

import { test } from "./fixtures.ts";
import { pngSize } from "./png-size.ts";
import { open, routes } from "./site.ts";

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

const answers = [
  ["/sitemap.xml", "application/xml; charset=utf-8"],
  ["/robots.txt", "text/plain; charset=utf-8"],
  ["/llms.txt", "text/plain; charset=utf-8"],
  ["/site.webmanifest", "application/manifest+json; charset=utf-8"],
  ["/favicon.ico", "image/x-icon"],
  ["/icon.svg", "image/svg+xml; charset=utf-8"],
  ["/apple-touch-icon.png", "image/png"],
] as const;

for (const [address, type] of answers) {
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

/** The pages that say of themselves that they may be indexed. */
async function indexedPages(request: APIRequestContext): Promise<string[]> {
  const canonical: string[] = [];
  for (const { path } of routes) {
    const html = await (await request.get(path)).text();
    if (/<meta name="robots" content="noindex"/.test(html)) continue;
    const [, address = ""] =
      /<link rel="canonical" href="([^"]+)"/.exec(html) ?? [];
    canonical.push(address);
  }
  return canonical;
}

test("the sitemap is the list of the indexed pages' canonical addresses", async ({
  request,
}) => {
  const sitemap = await (await request.get("/sitemap.xml")).text();
  const listed = sitemap.match(/(?<=<loc>)[^<]+(?=<\/loc>)/g);
  expect(listed).toEqual(await indexedPages(request));
  expect(listed).toHaveLength(routes.length - 1);
});

test("robots.txt names the sitemap and closes nothing", async ({ request }) => {
  const robots = await (await request.get("/robots.txt")).text();
  const [home = ""] = await indexedPages(request);
  expect(robots).toContain(`Sitemap: ${home}sitemap.xml`);
  expect(robots).not.toMatch(/^disallow/im);
});

test("llms.txt leads to pages and places that are there", async ({
  request,
  read,
}) => {
  const llms = await (await request.get("/llms.txt")).text();
  const links = Array.from(
    llms.matchAll(/\]\((https?:[^)]+)\)/g),
    ([, url]) => new URL(url ?? ""),
  );
  expect(links.length).toBeGreaterThan(10);
  for (const { pathname, hash } of links) {
    const page = await read(pathname);
    if (hash) await expect(page.locator(hash)).toHaveCount(1);
    else await expect(page.locator("h1")).toHaveCount(1);
  }
});

test("each icon of the manifest has the size it is said to have", async ({
  request,
}) => {
  const response = await request.get("/site.webmanifest");
  const { icons } = manifest.parse(await response.json());
  const pixels = icons.filter(({ type }) => type === "image/png");
  expect(pixels.map(({ sizes, purpose }) => `${sizes} ${purpose}`)).toEqual([
    "192x192 any",
    "512x512 any",
    "512x512 maskable",
  ]);
  for (const { src, sizes } of pixels) {
    expect(pngSize(await (await request.get(src)).body())).toBe(sizes);
  }
});

test("the touch icon is 180 px wide, and favicon.ico has three sizes", async ({
  request,
}) => {
  const touch = await request.get("/apple-touch-icon.png");
  expect(pngSize(await touch.body())).toBe("180x180");
  const ico = await (await request.get("/favicon.ico")).body();
  const count = ico.readUInt16LE(4);
  const widths = Array.from({ length: count }, (_, index) =>
    ico.readUInt8(6 + 16 * index),
  );
  expect(widths).toEqual([16, 32, 48]);
});

test("the first view fetches none of it but what the browser shows of its own", async ({
  page,
}) => {
  const asked: string[] = [];
  page.on("request", (request) => asked.push(new URL(request.url()).pathname));
  await open(page, "/");
  expect(asked).toContain("/");
  expect(
    asked.filter((path) => /^\/social|\.png$|\.txt$|\.xml$/.test(path)),
  ).toEqual([]);
});

test("the pictures for shared links may be shown by other sites", async ({
  request,
}) => {
  const response = await request.get("/social/home.png");
  expect(response.headers()["cross-origin-resource-policy"]).toBe(
    "cross-origin",
  );
});
