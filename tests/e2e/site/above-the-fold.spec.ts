// Without scrolling a page that sells says what the agency does, and shows one
// action with what pressing it risks, with the cookie notice and without it.
import { expect, type Locator, type Page } from "@playwright/test";

import { test } from "../fixtures.ts";
import {
  cookieNotice,
  everyPath,
  fontsHaveCome,
  heading1,
  main,
  open,
} from "../site.ts";

/** The highest notice on a wide screen and on a phone, in px. */
const NOTICE = { wide: 72, phone: 120 };

const sizes = [
  { width: 1366, height: 657 },
  { width: 1280, height: 720 },
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
  { width: 360, height: 640 },
];

/** The pages that sell. */
const selling = ["/", "/services", "/google-ads", "/microsoft-ads"].filter(
  (path) => everyPath.includes(path),
);

const hero = (page: Page): Locator => main(page).locator("section").first();

/**
 * The parts that must be visible on every page: the headline, a sentence and an
 * action.
 */
const offer = (page: Page): Locator[] => [
  heading1(page),
  hero(page).locator("h1 ~ * p, h1 ~ p").first(),
  hero(page).locator(".button").filter({ visible: true }).first(),
];

const bottomOf = (locator: Locator): Promise<number> =>
  locator.evaluate((element) => element.getBoundingClientRect().bottom);

for (const path of [...selling, "/contact"]) {
  test(`${path} shows its offer above the notice`, async ({ page }) => {
    await open(page, path);
    await fontsHaveCome(page);
    await expect(cookieNotice(page)).toBeVisible();
    const parts = offer(page);
    // Pages with a price also say what the action risks.
    if (path !== "/contact") parts.push(hero(page).locator(".risk"));
    for (const viewport of sizes) {
      await test.step(`${viewport.width} × ${viewport.height}`, async () => {
        await page.setViewportSize(viewport);
        const box = await cookieNotice(page).boundingBox();
        const noticeTop = box?.y ?? 0;
        for (const part of parts) {
          expect.soft(await bottomOf(part)).toBeLessThanOrEqual(noticeTop);
        }
        expect
          .soft(viewport.height - noticeTop)
          .toBeLessThanOrEqual(
            viewport.width < 768 ? NOTICE.phone : NOTICE.wide,
          );
      });
    }
  });
}
