// What programs read of every page, and people without scripts.
import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { type APIRequestContext, expect, type Page } from "@playwright/test";
import sharp from "sharp";

import { readGraph, thingsOf } from "../../graph-things.ts";
import { test } from "../fixtures.ts";
import {
  CLIENT,
  DESKTOP,
  eachDesign,
  footer,
  heading1,
  IMAGE_HOST,
  main,
  mainNavigation,
  paths,
  PHONE,
  siteContent,
  UNKNOWN,
  withoutMenu,
} from "../site.ts";

test.use({ javaScriptEnabled: false });

const { fallback } = siteContent;

const GRAPH = 'script[type="application/ld+json"]';

/** What a shared link shows, and one graph, whose questions can be read on the page. */
async function expectHead(page: Page, path: string): Promise<void> {
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
}

/** The images have a size and a text. */
async function expectImages(page: Page): Promise<void> {
  const faulty = await page.locator("img").evaluateAll((all, host) => {
    const isSound = (image: Element) => {
      const says = (name: string) => image.getAttribute(name) ?? "";
      const isPhotograph = says("src").startsWith(host);
      return (
        /^\d+$/.test(says("width")) &&
        /^\d+$/.test(says("height")) &&
        image.hasAttribute("alt") &&
        (!isPhotograph ||
          (/\S/.test(says("alt")) &&
            /(, .+ \d+w){3}/.test(says("srcset")) &&
            says("sizes").includes("vw")))
      );
    };
    return all
      .filter((image) => !isSound(image))
      .map(({ outerHTML }) => outerHTML);
  }, IMAGE_HOST);
  expect(faulty).toEqual([]);
}

/** Every file that the page names is there; the build has followed its links. */
async function expectFiles(
  page: Page,
  request: APIRequestContext,
): Promise<void> {
  const addresses = await page
    .locator("link:not([rel=canonical]), [src], form")
    .evaluateAll((all) =>
      all.map((element) => {
        const address = ["href", "src", "action"]
          .map((name) => element.getAttribute(name))
          .find((value) => value !== null);
        return new URL(address ?? "no-address", document.baseURI).href;
      }),
    );
  expect(addresses.length).toBeGreaterThan(3);
  for (const address of new Set(addresses)) {
    if (new URL(address).origin !== new URL(page.url()).origin) continue;
    const response = await request.get(address, { maxRedirects: 0 });
    expect.soft(response.status(), address).toBe(200);
  }
}

/** Everything in main is seen, and nothing is wider than the window. */
async function expectReadable(page: Page): Promise<void> {
  await expect(heading1(page)).toHaveCount(1);
  const unseen = await main(page)
    .locator("section, h1, h2, h3, p, li, dt, dd, blockquote, td")
    .evaluateAll((all) =>
      all
        // What follows the newsletter form, or one subject, is for its own address, and small
        // windows show the periods of cases on their own pages only. In the place of the
        // estimator's desk its tables answer.
        .filter(
          (element) =>
            !element.closest(
              "details, .error, [hidden], [aria-hidden], .after-newsletter, .of-subject, .desk",
            ) && getComputedStyle(element).display !== "contents",
        )
        .filter(
          (element) =>
            !element.checkVisibility({
              opacityProperty: true,
              visibilityProperty: true,
            }),
        )
        .map(({ textContent }) => textContent),
    );
  expect(unseen).toEqual([]);
  const width = page.viewportSize()?.width ?? 0;
  await expect(page.locator("html")).toHaveJSProperty("scrollWidth", width);
}

for (const path of [...eachDesign, UNKNOWN])
  test(`${path}: its head, its images, its files; it can be read on a desktop and a phone`, async ({
    page,
    request,
  }) => {
    await page.setViewportSize(DESKTOP);
    await page.goto(path);
    if (path !== UNKNOWN) await expectHead(page, path);
    else await expect(main(page)).toContainText(fallback.notFound.message);
    await expectImages(page);
    await expectFiles(page, request);
    await expectReadable(page);
    if (!withoutMenu.includes(path))
      await expect(mainNavigation(page)).toBeVisible();
    // Nothing answers this button.
    const { cookieSettings } = siteContent.footer;
    await expect(footer(page).getByText(cookieSettings)).toBeHidden();
    await page.setViewportSize(PHONE);
    await expectReadable(page);
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
