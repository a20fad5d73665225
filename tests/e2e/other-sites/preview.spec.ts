import { expect } from "@playwright/test";

import { fill } from "../../../app/format/text.ts";
import { main, open, siteContent } from "../site.ts";
import { draftStudy, test } from "./sites.ts";

const { articles } = siteContent;

test("articles are searched from the first key on, and found ones are announced", async ({
  page,
}) => {
  const requested: string[] = [];
  page.on("request", (request) => {
    if (request.url().includes("/search/")) requested.push(request.url());
  });
  await open(page, "/articles");
  const log = main(page).locator(".article-rows").last();
  await expect(log).toBeVisible();
  expect(requested).toEqual([]);

  const field = main(page).getByRole("searchbox", {
    name: articles.search.label,
  });
  await field.pressSequentially("halibut");
  const status = main(page).locator(".search").getByRole("status");
  await expect(status).toHaveText(
    fill(articles.search.one, { words: "halibut" }),
  );
  await expect(log).toBeHidden();
  await expect(main(page).locator(".pages")).toBeHidden();
  await page.keyboard.press("Tab");
  const found = main(page).getByRole("link", { name: "Article 7" });
  await expect(found).toBeFocused();

  await field.fill("zzzz");
  await expect(status).toHaveText(
    fill(articles.search.none, { words: "zzzz" }),
  );
  await field.fill("");
  await expect(status).toBeEmpty();
  await expect(log).toBeVisible();

  await field.fill("halibut");
  await expect(log).toBeHidden();
  await found.click();
  await expect(page).toHaveURL("/articles/search-7");
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("drafts are there and marked, no page is for search engines, and no field searches", async ({
    page,
  }) => {
    const drafts = [
      "/articles/search-1",
      draftStudy?.slice(7, -3) ?? [],
    ].flat();
    for (const path of [...drafts, "/contact", "/articles"]) {
      const response = await page.goto(path);
      expect(response?.headers()["x-robots-tag"]).toBe("noindex");
      const robots = page.locator('meta[name="robots"]').first();
      await expect(robots).toHaveAttribute("content", "noindex");
      if (drafts.includes(path))
        await expect(main(page)).toContainText("Draft: not published");
    }
    const topics = main(page).getByRole("navigation", {
      name: articles.topicsLabel,
    });
    await expect(topics).toBeVisible();
    await expect(main(page).getByRole("searchbox")).toBeHidden();
  });
});
