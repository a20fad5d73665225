// What search engines and social networks read of a page's head, as it is sent.
import { expect, type APIRequestContext, type Page } from "@playwright/test";

import { readGraph, thingsOf } from "../graph-things.ts";
import { test } from "./fixtures.ts";
import { pngSize } from "./png-size.ts";
import { main, open, routes, UNKNOWN } from "./site.ts";

/** In bytes: what a messenger still fetches without a second thought. */
const CARD_BUDGET = 100_000;

const NAMED = "head > meta:is([name], [property])";
const GRAPH = 'script[type="application/ld+json"]';

/** Parses a page without running it. */
async function readHead(page: Page, request: APIRequestContext, path: string) {
  const html = await (await request.get(path)).text();
  return page.evaluate(
    (given) => {
      const parsed = new DOMParser().parseFromString(given.html, "text/html");
      const all = (selector: string) =>
        Array.from(parsed.querySelectorAll(selector));
      const named = all(given.NAMED).map((meta): [string, string] => [
        meta.getAttribute("property") ?? meta.getAttribute("name") ?? "",
        meta.getAttribute("content") ?? "",
      ]);
      return {
        title: parsed.title,
        canonical: all('head > link[rel="canonical"]').map((link) =>
          link.getAttribute("href"),
        ),
        named: named.filter(([name]) => name !== "theme-color"),
        graphs: all(given.GRAPH).map((script) => script.textContent),
      };
    },
    { html, NAMED, GRAPH },
  );
}

/** Where the build thinks it will stand; the tests serve it elsewhere. */
function originOf(canonical: (string | null)[]): string {
  expect(canonical).toHaveLength(1);
  return new URL(canonical[0] ?? "").origin;
}

for (const { path } of routes) {
  test(`${path} says what a shared link shows, once and in absolute addresses`, async ({
    page,
    request,
  }) => {
    const { title, canonical, named } = await readHead(page, request, path);
    const origin = originOf(canonical);
    expect(canonical).toEqual([`${origin}${path}`]);
    const names = named.map(([name]) => name);
    expect(names).toEqual([...new Set(names)]);
    const tags = new Map(named);
    expect(Object.fromEntries(tags)).toMatchObject({
      "og:title": title,
      "og:description": tags.get("description"),
      "og:url": canonical[0],
      "og:type": "website",
      "og:locale": "en_GB",
      "og:site_name": "Leadline Digital",
      "og:image:width": "1200",
      "og:image:height": "630",
      "og:image:alt": expect.stringMatching(/.{20,}/),
      "twitter:card": "summary_large_image",
    });
    const image = new URL(tags.get("og:image") ?? "");
    expect(image.origin).toBe(origin);
    const picture = await request.get(image.pathname);
    expect(picture.status()).toBe(200);
    expect(picture.headers()["content-type"]).toBe("image/png");
    const bytes = await picture.body();
    expect(pngSize(bytes)).toBe("1200x630");
    expect(bytes.length).toBeLessThan(CARD_BUDGET);
  });
}

test("no two pages share a picture, or the words for it", async ({
  page,
  request,
}) => {
  const pictures = new Set<string>();
  const words = new Set<string>();
  for (const { path } of routes) {
    const { named } = await readHead(page, request, path);
    const tags = new Map(named);
    const address = new URL(tags.get("og:image") ?? "").pathname;
    pictures.add(
      (await (await request.get(address)).body()).toString("base64"),
    );
    words.add(tags.get("og:image:alt") ?? "");
  }
  expect(pictures.size).toBe(routes.length);
  expect(words.size).toBe(routes.length);
});

const extraTypes: Record<string, string[]> = {
  "/": ["WebPage"],
  "/services": ["WebPage", "BreadcrumbList", "Service", "FAQPage"],
  "/google-ads": ["WebPage", "BreadcrumbList", "Service"],
  "/microsoft-ads": ["WebPage", "BreadcrumbList", "Service"],
  "/about": ["WebPage", "BreadcrumbList", "FAQPage"],
  "/contact": ["WebPage", "BreadcrumbList"],
  "/privacy": ["WebPage", "BreadcrumbList"],
  "/thank-you": ["WebPage", "BreadcrumbList"],
  [UNKNOWN]: [],
};

for (const [path, types] of Object.entries(extraTypes)) {
  test(`${path} has one sound graph`, async ({ page, request }) => {
    const { graphs } = await readHead(page, request, path);
    expect(graphs).toHaveLength(1);
    const graph = readGraph(graphs[0] ?? "");
    const kinds = graph.map((thing) => thing["@type"]);
    expect([...new Set(kinds)]).toEqual([
      "ProfessionalService",
      "WebSite",
      ...types,
    ]);
    const things = thingsOf(graph);
    const ids = things.flatMap((thing) =>
      thing["@type"] && thing["@id"] ? [thing["@id"]] : [],
    );
    expect(ids).toEqual([...new Set(ids)]);
    for (const id of ids) expect(id).toMatch(/^https?:\/\/[^/]+\/.*#[a-z]+$/);
    for (const thing of things) {
      if (thing["@id"]) expect(ids).toContain(thing["@id"]);
    }
  });
}

for (const path of ["/services", "/about"]) {
  test(`the questions in the graph of ${path} can be read on the page`, async ({
    page,
    request,
    read,
  }) => {
    const { graphs } = await readHead(page, request, path);
    const things = thingsOf(readGraph(graphs[0] ?? ""));
    const told = things.filter((thing) => thing["@type"] === "Question");
    const shown = main(await read(path)).locator(".faq details");
    await expect(shown).toHaveCount(told.length);
    for (const [index, { name, acceptedAnswer }] of told.entries()) {
      const [answer] = thingsOf(acceptedAnswer);
      await expect(shown.nth(index)).toContainText(String(name));
      await expect(shown.nth(index)).toContainText(String(answer?.["text"]));
    }
  });
}

test("what machines read outlives hydration, unchanged", async ({
  page,
  request,
}) => {
  const sent = await readHead(page, request, "/google-ads");
  await open(page, "/google-ads");
  const data = page.locator(GRAPH);
  await expect(data).toHaveCount(1);
  expect([await data.textContent()]).toEqual(sent.graphs);
  const contents = page
    .locator('head > meta[property^="og:"]')
    .evaluateAll((all) => all.map((meta) => meta.getAttribute("content")));
  const expected = sent.named.filter(([name]) => name.startsWith("og:"));
  expect(await contents).toEqual(expected.map(([, content]) => content));
});

test("an address that is no page shows nothing to share", async ({
  page,
  request,
}) => {
  const { canonical, named } = await readHead(page, request, UNKNOWN);
  expect(canonical).toEqual([]);
  expect(named.filter(([name]) => name.startsWith("og:"))).toEqual([]);
});
