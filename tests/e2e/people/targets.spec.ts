// WCAG 2.5.8 asks for 24 × 24 px, and 2.5.5 for 44: these pages keep to 44.
import { expect, type Page } from "@playwright/test";

import { test } from "../fixtures.ts";
import { cookieNotice, mainNavigation, menuButton } from "../site.ts";
import { everyPath, openAny } from "./every-page.ts";

const TARGET = 44;

/** Everything to press that is smaller. A link in a sentence is as high as that. */
const tooSmall = (page: Page): Promise<string[]> =>
  page.locator("a[href], button, input, select, textarea, summary").evaluateAll(
    (all, target) =>
      all
        .filter((element) => element.checkVisibility())
        .filter((element) => !element.matches(".skip:not(:focus)"))
        .filter(
          (element) =>
            getComputedStyle(element).display !== "inline" ||
            !element.closest("p"),
        )
        .flatMap((element) => {
          const { width, height } = element.getBoundingClientRect();
          if (width >= target && height >= target) return [];
          return [`${width} × ${height}: ${element.outerHTML}`];
        }),
    TARGET,
  );

for (const path of everyPath) {
  test(`everything to press on ${path} is large enough`, async ({
    page,
    complaints,
  }) => {
    await openAny(page, path, complaints);
    await expect(cookieNotice(page)).toBeVisible();
    for (const width of [1280, 390, 320]) {
      await page.setViewportSize({ width, height: 800 });
      if (await mainNavigation(page).isHidden()) {
        await menuButton(page).click();
        await expect(mainNavigation(page)).toBeVisible();
      }
      expect(await tooSmall(page), `${width} px`).toEqual([]);
    }
  });
}
