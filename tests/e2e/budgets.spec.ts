// What a first visit costs, page by page: on a phone, with an empty cache.
import { existsSync, globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, constants } from "node:zlib";
import { expect, type Page } from "@playwright/test";

import { test } from "./fixtures.ts";
import { hydrated, IMAGE_HOST, routes } from "./site.ts";

const KIB = 1024;
const ADS: readonly string[] = ["/google-ads", "/microsoft-ads"];
const CLIENT = join(import.meta.dirname, "../../build/client");
const INLINE_STYLE = /<style\b[^>]*>([\s\S]*?)<\/style>/g;

/** What a new connection brings before anything is acknowledged: ten segments. */
const FIRST_PACKETS = 10 * 1460;

test.use({ viewport: { width: 390, height: 844 } });

/** As the build compresses it. */
const brotliSize = (text: string): number =>
  brotliCompressSync(text, {
    params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY },
  }).length;

/** The bytes that come for an address: compressed where that is smaller. */
function sentBytes(address: string): number {
  const file = join(CLIENT, address);
  return readFileSync(existsSync(`${file}.br`) ? `${file}.br` : file).length;
}

const total = (addresses: readonly string[]) =>
  addresses.reduce((sum, address) => sum + sentBytes(address), 0);

/** Every address asked for until the page rests; the image host's too. */
async function firstVisit(page: Page, path: string): Promise<URL[]> {
  const requested: URL[] = [];
  page.on("request", (request) => requested.push(new URL(request.url())));
  await page.goto(path);
  await hydrated(page);
  await page.waitForLoadState("networkidle");
  return requested;
}

declare global {
  // What the router leaves there.
  interface Window {
    __reactRouterManifest: { routes: Record<string, { module: string }> };
    __reactRouterRouteModules: Record<string, unknown>;
  }
}

/** Runs in the page: the scripts it fetched, and those of the other pages. */
const scriptsOfVisit = () => {
  const scripts = performance
    .getEntriesByType("resource")
    .filter(({ name }) => name.endsWith(".js"))
    .map((script) => ({
      path: new URL(script.name).pathname,
      blocking: String(Reflect.get(script, "renderBlockingStatus")),
    }));
  const otherPages = Object.entries(window.__reactRouterManifest.routes)
    .filter(([id]) => !(id in window.__reactRouterRouteModules))
    .map(([, { module }]) => module);
  return { scripts, otherPages };
};

for (const { path } of routes) {
  test.describe(`the first visit to ${path}`, () => {
    test("fetches little, in few requests, from here alone", async ({
      page,
      baseURL,
    }) => {
      const requested = await firstVisit(page, path);
      const own = requested.filter(({ origin }) => origin === baseURL);
      const named = (ending: string) =>
        own
          .map(({ pathname }) => pathname)
          .filter((name) => name.endsWith(ending));
      const others = requested.filter(({ origin }) => origin !== baseURL);
      expect(others.filter(({ origin }) => origin !== IMAGE_HOST)).toEqual([]);
      expect(own.length, own.join("\n")).toBeLessThanOrEqual(14);
      expect(named(".js").length).toBeGreaterThan(0);
      expect(total(named(".js"))).toBeLessThanOrEqual(105 * KIB);
      expect(named(".woff2").length).toBeGreaterThan(0);
      expect(total(named(".woff2"))).toBeLessThanOrEqual(66 * KIB);
    });

    test("has little HTML and CSS, wherever the CSS stands", async ({
      page,
    }) => {
      const response = await page.goto(path);
      const html = (await response?.text()) ?? "";
      const inline = Array.from(html.matchAll(INLINE_STYLE), ([, css]) => css);
      const sheets = await page
        .locator('link[rel="stylesheet"]:not([disabled])')
        .evaluateAll((links: HTMLLinkElement[]) =>
          links.map(({ href }) => new URL(href).pathname),
        );
      const files = sheets.map((sheet) =>
        readFileSync(join(CLIENT, sheet), "utf8"),
      );
      const css = brotliSize([...inline, ...files].join("\n"));
      expect(css).toBeGreaterThan(KIB);
      expect(css).toBeLessThanOrEqual(12 * KIB);
      const bare = brotliSize(html.replace(INLINE_STYLE, ""));
      expect(bare).toBeGreaterThan(KIB);
      expect(bare).toBeLessThanOrEqual(9 * KIB);
    });

    test("is in one piece in the first packets, but for the estimator's pages", async ({
      page,
    }) => {
      const response = await page.goto(path);
      const sizes = await response?.request().sizes();
      const bytes =
        (sizes?.responseHeadersSize ?? 0) + (sizes?.responseBodySize ?? 0);
      expect(bytes).toBeGreaterThan(KIB);
      const packets = ADS.includes(path) ? 2 : 1;
      expect(bytes).toBeLessThanOrEqual(packets * FIRST_PACKETS);
    });

    test("waits for no script, and fetches no other page's", async ({
      page,
    }) => {
      await firstVisit(page, path);
      const { scripts, otherPages } = await page.evaluate(scriptsOfVisit);
      expect(scripts.length).toBeGreaterThan(0);
      expect(otherPages.length).toBeGreaterThan(0);
      for (const { path: script, blocking } of scripts) {
        expect(blocking, script).toBe("non-blocking");
        expect(otherPages).not.toContain(script);
      }
    });
  });
}

test("the estimator's script is one small file a page, and no page waits for it", async ({
  page,
}) => {
  const scripts = globSync("assets/estimator-*.js", { cwd: CLIENT });
  expect(scripts).toHaveLength(ADS.length);
  for (const script of scripts) {
    expect(sentBytes(script), script).toBeLessThanOrEqual(5 * KIB);
  }
  for (const path of ADS) {
    const requested = await firstVisit(page, path);
    const named = requested.map(({ pathname }) => pathname);
    for (const script of scripts) expect(named).not.toContain(`/${script}`);
  }
});

/** The scripts in which a text stands, by their names. */
const scriptsWith = (text: string): string[] =>
  globSync("assets/*.js", { cwd: CLIENT })
    .filter((file) => readFileSync(join(CLIENT, file), "utf8").includes(text))
    .map((file) => file.replace(/^assets\/|-[\w-]{8}\.js$/g, ""))
    .toSorted();

test("the other pages load nothing of the estimator", () => {
  for (const part of ["estimator-place", "/assets/estimator-"]) {
    expect(scriptsWith(part)).toEqual(["google-ads", "microsoft-ads"]);
  }
  const late = ADS.map(() => "estimator");
  expect(scriptsWith("What would I pay?")).toEqual(late);
});
