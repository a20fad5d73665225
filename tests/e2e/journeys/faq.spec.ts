import { expect, type Locator, type Page } from "@playwright/test";

import { test } from "../fixtures.ts";
import { cookieNotice, main, open } from "../site.ts";

const items = (page: Page): Locator => main(page).locator(".faq details");
const answer = (item: Locator): Locator => item.locator("p");
const question = (item: Locator): Locator => item.locator("summary");

for (const path of ["/services", "/about"]) {
  test(`the five questions on ${path} are closed at first`, async ({
    read,
  }) => {
    const page = await read(path);
    await expect(items(page)).toHaveCount(5);
    for (const item of await items(page).all()) {
      await expect(answer(item)).toBeHidden();
    }
  });

  test(`each question on ${path} opens and closes by itself`, async ({
    page,
  }) => {
    await open(page, path);
    // It may come over a question just as that is pressed.
    await expect(cookieNotice(page)).toBeVisible();
    const all = await items(page).all();
    for (const item of all) {
      await question(item).click();
      await expect(answer(item)).toBeVisible();
    }
    for (const [place, item] of all.entries()) {
      await question(item).click();
      await expect(answer(item)).toBeHidden();
      for (const other of all.slice(place + 1)) {
        await expect(answer(other)).toBeVisible();
      }
    }
  });
}

test("the keyboard goes from question to question and opens them", async ({
  page,
}) => {
  await open(page, "/services");
  const [first, second] = [items(page).nth(0), items(page).nth(1)];
  await question(first).focus();
  await page.keyboard.press("Enter");
  await expect(answer(first)).toBeVisible();
  await page.keyboard.press("Tab");
  await expect(question(second)).toBeFocused();
  await page.keyboard.press("Space");
  await expect(answer(second)).toBeVisible();
  await page.keyboard.press("Space");
  await expect(answer(second)).toBeHidden();
  await expect(answer(first)).toBeVisible();
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("a question opens all the same", async ({ page }) => {
    await page.goto("/about");
    const first = items(page).first();
    await expect(answer(first)).toBeHidden();
    await question(first).click();
    await expect(answer(first)).toBeVisible();
  });
});
