// The button in the footer that shows the cookie notice again.
import { expect } from "@playwright/test";

import { test } from "../fixtures.ts";
import {
  cookieNotice,
  cookieSettings,
  noticeButton,
  open,
  scrollTo,
  siteContent,
  storedForGood,
} from "../site.ts";

test("a new answer takes the place of the old one", async ({ page }) => {
  await open(page, "/");
  await expect(cookieNotice(page)).toBeVisible();
  // Asked for before it has been answered, it is the same notice.
  await cookieSettings(page).click();
  await expect(cookieNotice(page)).toHaveCount(1);
  await expect(cookieNotice(page)).toBeFocused();
  const first = await cookieNotice(page).innerText();
  await noticeButton(page, "Accept").click();
  await cookieSettings(page).click();
  // Now it says besides what the answer was.
  await expect(cookieNotice(page)).toContainText(
    siteContent["cookie-notice"].before.accepted,
  );
  expect(await cookieNotice(page).innerText()).not.toBe(first);
  await noticeButton(page, "Reject").click();
  await expect(cookieNotice(page)).toBeHidden();
  const { cookieChoice = "{}" } = await storedForGood(page);
  expect(JSON.parse(cookieChoice)).toMatchObject({ choice: "rejected" });
});

test("a double click on the button that shows it again answers nothing", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1366, height: 657 });
  await open(page, "/");
  await noticeButton(page, "Reject").click();
  await scrollTo(page, 1_000_000);
  // The button stands where Accept will stand.
  await cookieSettings(page).evaluate((button) => {
    Object.assign(button.style, {
      position: "fixed",
      insetInlineEnd: "190px",
      insetBlockEnd: "24px",
      zIndex: "1",
    });
  });
  await cookieSettings(page).dblclick();
  await expect(cookieNotice(page)).toBeVisible();
  const { cookieChoice = "{}" } = await storedForGood(page);
  expect(JSON.parse(cookieChoice)).toMatchObject({ choice: "rejected" });
  await noticeButton(page, "Accept").click();
  await expect(cookieNotice(page)).toBeHidden();
});

test("Escape closes it when it is shown again, and keeps the answer", async ({
  page,
}) => {
  await open(page, "/");
  await expect(cookieNotice(page)).toBeVisible();
  // Nobody has asked for the first one: it waits for an answer.
  await page.keyboard.press("Escape");
  await expect(cookieNotice(page)).toBeVisible();
  await noticeButton(page, "Reject").click();
  const before = await storedForGood(page);
  await cookieSettings(page).click();
  await expect(cookieNotice(page)).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(cookieNotice(page)).toBeHidden();
  await expect(cookieSettings(page)).toBeFocused();
  expect(await storedForGood(page)).toEqual(before);
});
