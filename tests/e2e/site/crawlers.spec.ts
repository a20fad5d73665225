// What crawlers read: the metadata in a page's head, as it is sent, and the files beside
// the pages: pictures for shared links, lists for robots, icons.
import { type APIRequestContext, expect, type Page } from "@playwright/test";

import { readGraph, thingsOf } from "../../graph-things.ts";
import { test } from "../fixtures.ts";
import { eachDesign, main, paths, siteContent } from "../site.ts";

// The head as it is sent, before any script has run.
test.use({ javaScriptEnabled: false });

const GRAPH = 'script[type="application/ld+json"]';

/** The values of a page's head; of a name that occurs twice, a wrong one. */
async function readHead(page: Page) {
  const named = await page
    .locator('head > meta:is([name], [property]):not([name="theme-color"])')
    .evaluateAll((all) =>
      all.map((meta): [string, string] => [
        meta.getAttribute("property") ?? meta.getAttribute("name") ?? "",
        meta.getAttribute("content") ?? "",
      ]),
    );
  const names = named.map(([name]) => name);
  expect(names).toEqual([...new Set(names)]);
  const graphs = await page.locator(GRAPH).allTextContents();
  expect(graphs).toHaveLength(1);
  return { tags: new Map(named), graph: readGraph(graphs[0] ?? "") };
}

for (const path of eachDesign) {
  test(`the head of ${path}: title, description, what a shared link shows, one graph`, async ({
    page,
  }) => {
    await page.goto(path);
    const { tags, graph } = await readHead(page);
    const title = await page.title();
    expect(title).toMatch(/^.{5,60}$/);
    expect(tags.get("description")).toMatch(/^.{1,155}$/);

    const canonical = page.locator('head > link[rel="canonical"]');
    await expect(canonical).toHaveCount(1);
    const url = (await canonical.getAttribute("href")) ?? "";
    expect(new URL(url).pathname).toBe(path);
    expect(Object.fromEntries(tags)).toMatchObject({
      "og:title": title,
      "og:description": tags.get("description"),
      "og:url": url,
      "og:type": expect.stringMatching(/^(?:website|article)$/),
      "og:locale": "en_GB",
      "og:site_name": siteContent.brand.name,
      "og:image": expect.stringContaining(`${new URL(url).origin}/social/`),
      "og:image:width": "1200",
      "og:image:height": "630",
      "og:image:alt": expect.stringMatching(/.{20,}/),
      "twitter:card": "summary_large_image",
    });

    // The questions in the graph can be read on the page.
    const questions = thingsOf(graph).filter(
      (thing) => thing["@type"] === "Question",
    );
    for (const { name, acceptedAnswer } of questions) {
      const shown = main(page).locator("details", {
        has: page.getByText(String(name), { exact: true }),
      });
      const [answer] = thingsOf(acceptedAnswer);
      await expect(shown).toContainText(String(answer?.["text"]));
    }
  });
}

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

test("each page's picture is small and of the right size", async ({
  request,
}) => {
  for (const path of paths) {
    const html = await textOf(request, path);
    const [, url = ""] =
      /<meta property="og:image" content="([^"]+)"/.exec(html) ?? [];
    const bytes = await bodyOf(request, new URL(url).pathname);
    expect(pngSize(bytes)).toBe("1200x630");
    // The size up to which messengers fetch a picture.
    expect(bytes.length).toBeLessThan(100_000);
  }
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
