// Specification, section 4: states and transitions. The journeys look closer.
import { expect } from "@playwright/test";

import {
  expectLogged,
  fillIn,
  listenToLog,
  sendButton,
} from "../contact-form.ts";
import { test } from "../fixtures.ts";
import { expectOpaque, expectTransparent, scrollTo } from "../header-look.ts";
import {
  cookieNotice,
  footer,
  mainNavigation,
  menuButton,
  open,
  storedForGood,
} from "../site.ts";
import { openWithStoppedClock, passTimeUntil } from "../stopped-clock.ts";
import { part } from "./page-parts.ts";

test.describe("Mobile menu: open or closed", () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test.beforeEach(async ({ page }) => {
    await open(page, "/");
    await expect(mainNavigation(page)).toBeHidden();
    await menuButton(page).click();
    await expect(mainNavigation(page)).toBeVisible();
  });

  test("Toggled by the menu button", async ({ page }) => {
    await menuButton(page).click();
    await expect(mainNavigation(page)).toBeHidden();
  });

  test("closes on link click", async ({ page }) => {
    await mainNavigation(page).getByRole("link", { name: "Services" }).click();
    await expect(page).toHaveURL("/services");
    await expect(mainNavigation(page)).toBeHidden();
  });

  test("or when the window is wider than 768px", async ({ page }) => {
    await page.setViewportSize({ width: 769, height: 844 });
    await expect(menuButton(page)).toBeHidden();
    await page.setViewportSize({ width: 390, height: 844 });
    await expect(menuButton(page)).toBeVisible();
    await expect(mainNavigation(page)).toBeHidden();
  });
});

test("Header: transparent or opaque, opaque when scrolled more than 10px", async ({
  page,
}) => {
  await open(page, "/");
  await expectTransparent(page);
  await scrollTo(page, 11);
  await expectOpaque(page);
});

test("FAQ items: collapsed or expanded, toggled on click, each independent", async ({
  page,
}) => {
  await open(page, "/services");
  const items = part(page, "Questions").locator("details");
  const [first, second] = [items.nth(0), items.nth(1)];
  await expect(first).not.toHaveAttribute("open");
  await first.locator("summary").click();
  await second.locator("summary").click();
  await expect(first).toHaveAttribute("open");
  await expect(second).toHaveAttribute("open");
  await first.locator("summary").click();
  await expect(first).not.toHaveAttribute("open");
  await expect(second).toHaveAttribute("open");
});

test("Contact form submit: the values are only logged to the browser console, then the user navigates in-app to /thank-you", async ({
  page,
}) => {
  await open(page, "/contact");
  const log = listenToLog(page);
  await fillIn(page);
  await sendButton(page).click();
  await expect(page).toHaveURL("/thank-you");
  await expectLogged(log);
});

test("Newsletter submit: a full page load to /thank-you; no data sent", async ({
  page,
}) => {
  await open(page, "/");
  await footer(page).getByLabel("Email address").fill("ruth@example.co.uk");
  const load = page.waitForRequest((request) => request.isNavigationRequest());
  await footer(page).getByRole("button", { name: "Subscribe" }).click();
  const request = await load;
  expect(request.postData()).toBeNull();
  expect(request.url()).not.toContain("ruth");
  await expect(page).toHaveURL("/thank-you");
});

test.describe("Cookie banner", () => {
  test("hidden at first; if local storage has no cookiesAccepted flag, it appears after 1500 ms", async ({
    page,
  }) => {
    await openWithStoppedClock(page, "/");
    await passTimeUntil(page, 1499);
    await expect(cookieNotice(page)).toBeHidden();
    await passTimeUntil(page, 1501);
    await expect(cookieNotice(page)).toBeVisible();
  });

  for (const answer of ["Accept", "Reject"]) {
    test(`Accept and Reject behave identically: ${answer} stores the flag as true and hides the banner`, async ({
      page,
    }) => {
      await open(page, "/");
      await cookieNotice(page).getByRole("button", { name: answer }).click();
      await expect(cookieNotice(page)).toBeHidden();
      const stored = await storedForGood(page);
      expect(stored).toHaveProperty("cookiesAccepted", "true");
    });
  }

  test("Learn more toggles expanded details; its label switches between Learn more and Show less", async ({
    page,
  }) => {
    await open(page, "/");
    const notice = cookieNotice(page);
    const details = notice.locator("details > p");
    await expect(notice.locator("summary")).toHaveText("Learn more", {
      useInnerText: true,
    });
    await expect(details).toBeHidden();
    await notice.getByText("Learn more").click();
    await expect(details).toBeVisible();
    await expect(notice.getByText("Learn more")).toBeHidden();
    await notice.getByText("Show less").click();
    await expect(details).toBeHidden();
    await expect(notice.getByText("Learn more")).toBeVisible();
  });
});
