// The metadata in a page's head for search engines and social networks, as sent.
import { expect, type Page } from "@playwright/test";

import { readGraph, thingsOf } from "../../graph-things.ts";
import { test } from "../fixtures.ts";
import {
  ANSWERED_404,
  main,
  open,
  paths,
  siteContent,
  UNKNOWN,
} from "../site.ts";

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

/** The kinds of things on a page, unless they are those of every page. */
const extraTypes: Record<string, string[]> = {
  "/": ["WebPage"],
  "/services": ["WebPage", "BreadcrumbList", "Service", "FAQPage"],
  "/google-ads": ["WebPage", "BreadcrumbList", "Service", "FAQPage"],
  "/microsoft-ads": ["WebPage", "BreadcrumbList", "Service", "FAQPage"],
  "/about": ["WebPage", "BreadcrumbList", "FAQPage"],
};

/** Expects ids to be complete URLs without duplicates, and all references to exist. */
function expectSound(graph: ReturnType<typeof readGraph>): void {
  const things = thingsOf(graph);
  const ids = things.flatMap((thing) =>
    thing["@type"] && thing["@id"] ? [thing["@id"]] : [],
  );
  expect(ids).toEqual([...new Set(ids)]);
  for (const id of ids) expect(id).toMatch(/^https?:\/\/[^/]+\/.*#[a-z]+$/);
  for (const { "@id": id } of things) if (id) expect(ids).toContain(id);
}

for (const path of paths) {
  test(`the head of ${path}: title, description, what a shared link shows, one sound graph`, async ({
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
      "og:type": "website",
      "og:locale": "en_GB",
      "og:site_name": siteContent.brand.name,
      "og:image": expect.stringContaining(`${new URL(url).origin}/social/`),
      "og:image:width": "1200",
      "og:image:height": "630",
      "og:image:alt": expect.stringMatching(/.{20,}/),
      "twitter:card": "summary_large_image",
    });

    const kinds = new Set(graph.map((thing) => thing["@type"]));
    const company = ["ProfessionalService", "WebSite"];
    expect([...kinds]).toEqual([
      ...company,
      ...(extraTypes[path] ?? ["WebPage", "BreadcrumbList"]),
    ]);
    expectSound(graph);

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

test("no two pages have the same title, description or picture", async ({
  request,
}) => {
  const pages = await Promise.all(
    paths.map(async (path) => (await request.get(path)).text()),
  );
  for (const name of ["og:title", "description", "og:image", "og:image:alt"]) {
    const tag = new RegExp(`<meta [^>]*"${name}"[^>]*>`);
    const tags = new Set(pages.map((html) => tag.exec(html)?.[0]));
    expect(tags.size, name).toBe(paths.length);
  }
});

test("the screen for an unknown address has no tags for sharing", async ({
  page,
  complaints,
}) => {
  complaints.expect(ANSWERED_404);
  await page.goto(UNKNOWN);
  const { tags, graph } = await readHead(page);
  expect([...tags.keys()].filter((name) => name.startsWith("og:"))).toEqual([]);
  await expect(page.locator('link[rel="canonical"]')).toHaveCount(0);
  expectSound(graph);
});

test.describe("after hydration", () => {
  test.use({ javaScriptEnabled: true });

  test("what machines read is still what was sent", async ({
    page,
    request,
  }) => {
    const sent = await (await request.get("/google-ads")).text();
    await open(page, "/google-ads");
    const { tags } = await readHead(page);
    const graph = (await page.locator(GRAPH).textContent()) ?? "";
    expect(sent).toContain(graph);
    for (const [name, content] of tags) {
      if (name.startsWith("og:image")) expect(sent).toContain(content);
    }
  });
});
