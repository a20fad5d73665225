import { expect } from "@playwright/test";

import { test } from "../fixtures.ts";
import {
  articles,
  expectSameDocument,
  heading1,
  main,
  markDocument,
  open,
  sectionsOn,
  siteContent,
} from "../site.ts";

/** The newest that leads to another. */
const newest = articles.find(({ related }) => related.length > 0);

test("list, article, a place in it, related article, contact", async ({
  page,
}) => {
  test.skip(!newest, "No article leads to another");
  await open(page, "/articles");
  const { title = "", path = "", text } = newest?.article ?? {};
  await main(page).getByRole("link", { name: title, exact: true }).click();
  await expect(page).toHaveURL(path);
  await expect(heading1(page)).toHaveText(title);
  const part = text?.parts.at(-1)?.id;
  await markDocument(page);
  await page.locator(`a[href$="#${part}"]`).first().click();
  await expect(page.locator(`#${part}`)).toBeInViewport();
  await expectSameDocument(page);
  const next = newest?.related[0]?.title ?? "";
  await page
    .getByRole("complementary", { name: siteContent.articles.related })
    .getByRole("link", { name: next, exact: true })
    .click();
  await expect(heading1(page)).toHaveText(next);
  await main(page).locator('a[href="/contact"]').last().click();
  await expect(page).toHaveURL("/contact");
});

test("a case study from an ads page, and back to where one was", async ({
  page,
}) => {
  const [first] = sectionsOn("/google-ads", "cases");
  test.skip(!first, "The page has no case studies");
  await open(page, "/google-ads");
  const link = main(page).locator('.cases a[href^="/case-studies/"]').first();
  await link.scrollIntoViewIfNeeded();
  const before = await link.boundingBox();
  await link.click();
  await expect(page).toHaveURL(/\/case-studies\//);
  await page.goBack();
  await expect
    .poll(async () => (await link.boundingBox())?.y)
    .toBeCloseTo(before?.y ?? 0, -1);
});
