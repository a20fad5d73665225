// Two themes of a visitor's own: what is a boundary or carries meaning shows.
import { expect, type Page } from "@playwright/test";

import { test } from "../fixtures.ts";
import { cookieNotice, mainNavigation, menuButton, open } from "../site.ts";
import { everyPath, openAny } from "./every-page.ts";

/** What is drawn with grounds alone, and says something; where it stands. */
const drawn = {
  "/": [".soundings li::after", ".drops > div::after", ".course li::before"],
  "/services": [".hang li::after", ".weeks li > span", ".badge"],
  "/google-ads": [".auction tbody tr::after", ".bar::after", ".badge"],
  "/microsoft-ads": [".bar::after", ".ladder li::before"],
  "/about": [".faq summary::before", ".site-header::before"],
  "/contact": [".hours tr:not(.shut) td::before"],
} as const;

const colorOf = (page: Page, selector: string, property: string) =>
  page.evaluate(
    ([name = "", wanted = ""]) => {
      const [host = "", pseudo] = name.split(/(?=::)/);
      const element = document.querySelector(host);
      if (!element) throw new Error(`no ${host}`);
      return getComputedStyle(element, pseudo).getPropertyValue(wanted);
    },
    [selector, property],
  );

/** Everything to press or to fill in, but links, that has no edge to be seen. */
const withoutEdge = (page: Page): Promise<string[]> =>
  page.locator(".button, button, input, select, textarea").evaluateAll((all) =>
    all
      .filter((element) => element.checkVisibility())
      .filter((element) => {
        const style = getComputedStyle(element);
        const ground = getComputedStyle(document.body).backgroundColor;
        return (
          parseFloat(style.borderBlockEndWidth) < 1 ||
          style.borderBlockEndColor === ground
        );
      })
      .map((element) => element.outerHTML),
  );

for (const colorScheme of ["light", "dark"] as const) {
  test.describe(colorScheme, () => {
    test.use({ colorScheme, contextOptions: { forcedColors: "active" } });

    for (const path of everyPath) {
      test(`all controls of ${path} have an edge`, async ({
        page,
        complaints,
      }) => {
        await openAny(page, path, complaints);
        await expect(cookieNotice(page)).toBeVisible();
        for (const width of [1280, 390]) {
          await page.setViewportSize({ width, height: 800 });
          expect(await withoutEdge(page), `${width} px`).toEqual([]);
        }
      });
    }

    for (const [path, selectors] of Object.entries(drawn)) {
      test(`what is drawn on ${path} shows`, async ({ page }) => {
        await open(page, path);
        const ground = await colorOf(page, "body", "background-color");
        for (const selector of selectors) {
          const color = await colorOf(page, selector, "background-color");
          const image = await colorOf(page, selector, "background-image");
          const isDrawn = image !== "none" || color !== ground;
          expect(isDrawn, `${selector}: ${color} on ${ground}`).toBe(true);
          expect(
            await colorOf(page, selector, "forced-color-adjust"),
            selector,
          ).toBe("none");
        }
        expect(await colorOf(page, ".arrow", "stroke")).not.toBe(ground);
        expect(await colorOf(page, ".sea-bed", "stroke")).not.toBe(ground);
      });
    }

    test("header, menu and notice have their edges, the focus its ring", async ({
      page,
    }) => {
      await page.setViewportSize({ width: 390, height: 844 });
      await open(page, "/");
      await expect(cookieNotice(page)).toBeVisible();
      await menuButton(page).click();
      await expect(mainNavigation(page)).toBeVisible();
      const ground = await colorOf(page, "body", "background-color");
      for (const [selector, edge] of [
        [".site-header::after", "border-block-end"],
        [".site-nav", "border-block-end"],
        [".cookie-notice", "border-block-start"],
      ] as const) {
        expect(await colorOf(page, selector, `${edge}-style`)).toBe("solid");
        expect(await colorOf(page, selector, `${edge}-color`)).not.toBe(ground);
      }
      await page.keyboard.press("Tab");
      expect(await colorOf(page, ":focus", "outline-style")).toBe("solid");
      expect(await colorOf(page, ":focus", "outline-color")).not.toBe(ground);
    });
  });
}

test("the focus on the estimator's slider shows in a visitor's own colours", async ({
  page,
}) => {
  await page.emulateMedia({ forcedColors: "active" });
  await open(page, "/google-ads");
  const slider = page.getByRole("slider");
  await slider.press("ArrowRight");
  await expect(slider).toBeFocused();
  await expect(slider).toHaveCSS("outline-style", "solid");
});
