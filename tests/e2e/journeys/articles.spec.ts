import { expect } from "@playwright/test";

import { test } from "../fixtures.ts";
import {
  articles,
  expectSameDocument,
  heading1,
  main,
  markDocument,
  open,
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
