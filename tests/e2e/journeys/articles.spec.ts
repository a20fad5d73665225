/** From the list of articles to one, to another, and to the contact page. */
import { expect } from "@playwright/test";

import { requireContent } from "../../../app/content/load.ts";
import { test } from "../fixtures.ts";
import { main, open } from "../site.ts";

const { documents, content } = requireContent("content");
const articles = documents.flatMap(({ view }) =>
  view.kind === "article" ? [view] : [],
);
const [newest] = articles;

test.skip(articles.length < 2, "There are no articles to read");

for (const javaScriptEnabled of [true, false])
  test.describe(javaScriptEnabled ? "with scripts" : "without scripts", () => {
    test.use({ javaScriptEnabled });

    test("list, article, related article, contact", async ({ page }) => {
      await page.goto("/articles");
      const { title = "" } = newest?.article ?? {};
      await main(page).getByRole("link", { name: title, exact: true }).click();
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
      const [related] = newest?.related ?? [];
      const next = related?.title ?? "";
      await page
        .getByRole("complementary", { name: content.articles.related })
        .getByRole("link", { name: next, exact: true })
        .click();
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(next);
      await main(page).locator('a[href="/contact"]').last().click();
      await expect(page).toHaveURL(/\/contact$/);
    });

    test("a case study from an ads page, and back to where one was", async ({
      page,
    }) => {
      const [first] = content["google-ads"].cases?.caseStudies ?? [];
      test.skip(!first, "The page has no case studies");
      await page.goto("/google-ads");
      const link = main(page).locator(`a[href="${first?.path}"]`).first();
      await link.scrollIntoViewIfNeeded();
      const before = await link.boundingBox();
      await link.click();
      await expect(page).toHaveURL(/\/case-studies\//);
      await page.goBack();
      await expect
        .poll(async () => (await link.boundingBox())?.y)
        .toBeCloseTo(before?.y ?? 0, -1);
    });
  });

test("a link to a place of an article stays in the document", async ({
  page,
}) => {
  await open(page, newest?.article.path ?? "");
  const part = newest?.article.text.parts.at(-1);
  await page.evaluate(() => Object.assign(window, { isSame: true }));
  await page.locator(`a[href$="#${part?.id}"]`).first().click();
  await expect(page.locator(`#${part?.id}`)).toBeInViewport();
  expect(await page.evaluate(() => "isSame" in window)).toBe(true);
});

test("the feeds have the whole text with absolute addresses", async ({
  page,
  request,
}) => {
  await page.goto("/articles");
  const feeds = page.locator('link[rel="alternate"]');
  await expect(feeds).toHaveCount(2);
  const atom = await (await request.get("/articles/feed.xml")).text();
  const problem = await page.evaluate(
    (xml) =>
      new DOMParser()
        .parseFromString(xml, "application/xml")
        .querySelector("parsererror")?.textContent ?? "",
    atom,
  );
  expect(problem).toBe("");
  expect(atom.match(/<entry>/g)).toHaveLength(Math.min(articles.length, 20));
  const json: unknown = await (await request.get("/articles/feed.json")).json();
  expect(json).toMatchObject({ version: "https://jsonfeed.org/version/1.1" });
  expect(JSON.stringify(json)).not.toMatch(/(?:href|src)=\\"[/#]/);
});
