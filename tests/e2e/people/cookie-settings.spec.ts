// The notice comes back when it is asked for, and the answer can be changed.
import { expect, type Page } from "@playwright/test";

import { test } from "../fixtures.ts";
import {
  cookieNotice,
  cookieSettings,
  footer,
  mainNavigation,
  open,
  storedForGood,
} from "../site.ts";
import { answerNotice } from "./every-page.ts";

const answer = (page: Page, name: "Accept" | "Reject") =>
  cookieNotice(page).getByRole("button", { name });

async function storedChoice(page: Page): Promise<unknown> {
  const { cookieChoice = "{}" } = await storedForGood(page);
  const stored: unknown = JSON.parse(cookieChoice);
  return stored;
}

test("by the keyboard: the focus goes to the notice and, answered, back to the button", async ({
  page,
}) => {
  await answerNotice(page);
  await open(page, "/about");
  await cookieSettings(page).focus();
  const scrolled = await page.evaluate(() => window.scrollY);
  await page.keyboard.press("Enter");
  await expect(cookieNotice(page)).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(answer(page, "Accept")).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(cookieNotice(page)).toBeHidden();
  await expect(cookieSettings(page)).toBeFocused();
  expect(await page.evaluate(() => window.scrollY)).toBe(scrolled);
});

test("a new answer takes the place of the old one", async ({ page }) => {
  await open(page, "/");
  await answer(page, "Accept").click();
  expect(await storedChoice(page)).toMatchObject({ choice: "accepted" });
  await cookieSettings(page).click();
  await expect(cookieNotice(page)).toContainText(
    "So far your answer is Accept.",
  );
  await answer(page, "Reject").click();
  await expect(cookieNotice(page)).toBeHidden();
  expect(await storedChoice(page)).toMatchObject({ choice: "rejected" });
  await expect(cookieSettings(page)).toBeFocused();
});

test("asked for before it has been answered, the same notice takes the focus", async ({
  page,
}) => {
  await open(page, "/");
  await expect(cookieNotice(page)).toBeVisible();
  await cookieSettings(page).click();
  await expect(cookieNotice(page)).toHaveCount(1);
  await expect(cookieNotice(page)).toBeFocused();
  await expect(cookieNotice(page)).not.toContainText("So far");
});

test("it can be asked for on a page reached by a link", async ({ page }) => {
  await answerNotice(page);
  await open(page, "/");
  await mainNavigation(page).getByRole("link", { name: "Services" }).click();
  await expect(page).toHaveTitle(/^Services/);
  await cookieSettings(page).click();
  await expect(cookieNotice(page)).toBeFocused();
});

test("the button does not hide behind the notice that it brought", async ({
  page,
}) => {
  await answerNotice(page);
  await page.setViewportSize({ width: 390, height: 800 });
  await open(page, "/contact");
  await cookieSettings(page).click();
  await expect(cookieNotice(page)).toBeVisible();
  await cookieSettings(page).scrollIntoViewIfNeeded();
  await cookieSettings(page).click({ trial: true });
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("there is no button that would do nothing", async ({ page }) => {
    await page.goto("/");
    await expect(footer(page).locator(".cookie-settings")).toHaveCount(1);
    await expect(footer(page).locator(".cookie-settings")).toBeHidden();
  });
});
