import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect } from "@playwright/test";
import sharp from "sharp";

import { readGraph, thingsOf } from "../../graph-things.ts";
import { test } from "../fixtures.ts";
import { CLIENT, eachDesign, main, paths, siteContent } from "../site.ts";

test.use({ javaScriptEnabled: false });

const GRAPH = 'script[type="application/ld+json"]';

test("the head of each kind of page: what a shared link shows, one graph, whose questions can be read on the page", async ({
  page,
}) => {
  for (const path of eachDesign)
    await test.step(path, async () => {
      await page.goto(path);
      const named = await page
        .locator('head > meta:is([name], [property]):not([name="theme-color"])')
        .evaluateAll((all) =>
          all.map((meta): [string, string] => [
            meta.getAttribute("property") ?? meta.getAttribute("name") ?? "",
            meta.getAttribute("content") ?? "",
          ]),
        );
      const tags = Object.fromEntries(named);
      expect(named, "each once").toHaveLength(Object.keys(tags).length);
      const canonical = page.locator('head > link[rel="canonical"]');
      const url = (await canonical.getAttribute("href")) ?? "";
      expect(new URL(url).pathname).toBe(path);
      expect(tags).toMatchObject({
        description: expect.stringMatching(/./),
        "og:title": await page.title(),
        "og:description": tags.description,
        "og:url": url,
        "og:type": expect.stringMatching(/^(?:website|article)$/),
        "og:locale": "en_GB",
        "og:site_name": siteContent.brand.name,
        "og:image": expect.stringContaining(`${new URL(url).origin}/social/`),
        "og:image:width": "1200",
        "og:image:height": "630",
        "og:image:alt": expect.stringMatching(/.{20,}/),
        "twitter:card": "summary_large_image",
        // Safari would make links of figures that are no telephone numbers.
        "format-detection": "telephone=no",
      });
      const graph = readGraph((await page.locator(GRAPH).textContent()) ?? "");
      const read = (await main(page).locator("details").allTextContents())
        .join()
        .replaceAll(/\s/g, "");
      for (const thing of thingsOf(graph)) {
        if (thing["@type"] !== "Question") continue;
        const [answer] = thingsOf(thing["acceptedAnswer"]);
        for (const text of [thing["name"], answer?.["text"]])
          expect(read).toContain(String(text).replaceAll(/\s/g, ""));
      }
    });
});

test("each page's picture is small and of the right size", async () => {
  const cards = globSync(join(CLIENT, "social/**/*.png"));
  expect(cards.length).toBeGreaterThanOrEqual(eachDesign.length);
  for (const card of cards) {
    const bytes = readFileSync(card);
    const size = { width: 1200, height: 630 };
    expect(await sharp(bytes).metadata(), card).toMatchObject(size);
    // The size up to which messengers fetch a picture.
    expect(bytes.length, card).toBeLessThan(100_000);
  }
});

test("a list names its feeds by their own titles and their kinds", async ({
  page,
  request,
}) => {
  const lists = paths.filter((path) =>
    /^\/articles(?:\/topics\/[^/]+)?$/.test(path),
  );
  const names = new Set<string>();
  for (const list of lists) {
    await page.goto(list);
    for (const link of await page.locator("link[rel=alternate]").all()) {
      const name = (await link.getAttribute("title")) ?? "";
      const address = (await link.getAttribute("href")) ?? "";
      expect(address).toMatch(new RegExp(`^${list}/feed\\.(?:xml|json)$`));
      const feed = await (await request.get(address)).text();
      const [title = ""] = /(?<=<title>|"title":")[^<"]+/.exec(feed) ?? [];
      expect(name.startsWith(`${title.replace("&amp;", "&")}, `)).toBe(true);
      names.add(name);
    }
  }
  expect(names.size).toBe(2 * lists.length);
});

test("llms.txt leads to pages and places that are there", async ({
  request,
}) => {
  const textOf = async (address: string) => (await request.get(address)).text();
  const llms = await textOf("/llms.txt");
  const links = Array.from(
    llms.matchAll(/\]\((https?:[^)]+)\)/g),
    ([, url]) => new URL(url ?? ""),
  );
  expect(links.length).toBeGreaterThan(10);
  for (const { pathname, hash } of links)
    expect(await textOf(pathname)).toContain(
      hash ? `id="${hash.slice(1)}"` : "<h1",
    );
});
