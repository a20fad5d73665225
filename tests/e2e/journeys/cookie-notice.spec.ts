import { expect, type Locator, type Page } from "@playwright/test";

import { test } from "../fixtures.ts";
import { scrollTo } from "../header-look.ts";
import { cookieNotice, footer, open, storedForGood } from "../site.ts";
import {
  openWithStoppedClock,
  passTimeUntil,
  reloadWithStoppedClock,
} from "../stopped-clock.ts";

const button = (page: Page, name: "Accept" | "Reject"): Locator =>
  cookieNotice(page).getByRole("button", { name });

/** How an element looks, without what follows from the length of its text. */
const lookOf = (element: Locator): Promise<Record<string, string>> =>
  element.evaluate((node) => {
    const style = getComputedStyle(node);
    const sized = /^(width|inline-size|perspective-origin|transform-origin)$/;
    return Object.fromEntries(
      Array.from(style)
        .filter((property) => !sized.test(property))
        .map((property) => [property, style.getPropertyValue(property)]),
    );
  });

/** The page's last link stands above the notice once one has scrolled to it. */
async function expectEndInView(page: Page): Promise<void> {
  const last = footer(page).getByRole("link").last();
  const gap = async () => {
    await scrollTo(page, 1_000_000);
    const [link, notice] = await Promise.all([
      last.boundingBox(),
      cookieNotice(page).boundingBox(),
    ]);
    if (!link || !notice) throw new Error("link or notice not shown");
    return notice.y - (link.y + link.height);
  };
  await expect.poll(gap).toBeGreaterThanOrEqual(0);
  await expect(last).toBeInViewport({ ratio: 1 });
}

test("nothing shows for 1,500 ms, then a bar fixed to the bottom", async ({
  page,
}) => {
  await openWithStoppedClock(page, "/");
  await passTimeUntil(page, 1499);
  await expect(cookieNotice(page)).toBeHidden();
  await passTimeUntil(page, 1501);
  await expect(cookieNotice(page)).toBeVisible();
  await expect(cookieNotice(page)).toHaveCSS("position", "fixed");
  const box = await cookieNotice(page).boundingBox();
  const view = page.viewportSize();
  expect(box && box.y + box.height).toBe(view?.height);
  expect(box?.width).toBe(view?.width);
});

test("Accept and Reject are equal in looks", async ({ page }) => {
  await open(page, "/");
  await expect(cookieNotice(page)).toBeVisible();
  const accept = await lookOf(button(page, "Accept"));
  expect(await lookOf(button(page, "Reject"))).toEqual(accept);
});

for (const [answer, choice] of [
  ["Accept", "accepted"],
  ["Reject", "rejected"],
] as const) {
  test(`${answer} stores that it was answered and what, and hides the notice for good`, async ({
    page,
  }) => {
    await openWithStoppedClock(page, "/");
    await passTimeUntil(page, 2000);
    await button(page, answer).click();
    await expect(cookieNotice(page)).toBeHidden();
    const { cookieChoice = "", ...rest } = await storedForGood(page);
    expect(rest).toEqual({ cookiesAccepted: "true" });
    expect(JSON.parse(cookieChoice)).toEqual({
      choice,
      at: expect.stringMatching(/^2026-03-02T09:00:0\d\.\d{3}Z$/),
      version: 1,
    });
    await reloadWithStoppedClock(page);
    await passTimeUntil(page, 60_000);
    await expect(cookieNotice(page)).toBeHidden();
  });
}

test("the notice stays until it is answered, also on the next page", async ({
  page,
}) => {
  await open(page, "/");
  await expect(cookieNotice(page)).toBeVisible();
  await footer(page).getByRole("link", { name: "About Us" }).click();
  await expect(page).toHaveURL("/about");
  await expect(cookieNotice(page)).toBeVisible();
});

test("Learn more shows the details, Show less hides them", async ({ page }) => {
  await open(page, "/");
  const details = cookieNotice(page).getByText("cookiesAccepted");
  const toggle = cookieNotice(page).locator("summary");
  await expect(toggle).toHaveText("Learn more", { useInnerText: true });
  await expect(details).toBeHidden();
  await toggle.press("Enter");
  await expect(toggle).toHaveText("Show less", { useInnerText: true });
  await expect(details).toBeVisible();
  await toggle.press("Enter");
  await expect(toggle).toHaveText("Learn more", { useInnerText: true });
  await expect(details).toBeHidden();
});

for (const width of [390, 1280]) {
  test(`the page's end is never hidden behind the notice at ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    await open(page, "/contact");
    await expect(cookieNotice(page)).toBeVisible();
    await expectEndInView(page);
    await cookieNotice(page).getByText("Learn more").click();
    await expectEndInView(page);
  });
}
