// View transitions where the browser has them (docs/decisions/010-navigation.md),
// and none under reduced motion (WCAG 2.3.3).
import { expect, type Page } from "@playwright/test";

import { test } from "../fixtures.ts";
import { main, mainNavigation, open } from "../site.ts";

interface Begun {
  element: string;
  /** The page that could be seen when the transition began. */
  heading: string;
}

declare global {
  interface Window {
    viewTransitions: Begun[];
  }
}

/** To be called before the page is opened. */
const watchTransitions = (page: Page) =>
  page.addInitScript(() => {
    window.viewTransitions = [];
    // Not bound: each list begins its own.
    const begin = Reflect.getOwnPropertyDescriptor(
      Element.prototype,
      "startViewTransition",
    )?.value;
    if (!begin) return;
    Element.prototype.startViewTransition = function watched(...update) {
      const heading = document.querySelector("main h1")?.textContent ?? "";
      window.viewTransitions.push({ element: this.localName, heading });
      return Reflect.apply(begin, this, update);
    };
  });

const begun = (page: Page) => page.evaluate(() => window.viewTransitions);

const follow = (page: Page, name: string) =>
  mainNavigation(page).getByRole("link", { name }).click();

const expectMarked = (page: Page, name: string) =>
  expect(mainNavigation(page).locator("[aria-current]")).toHaveText(name);

test("the mark goes over to the new page, which does not wait for it", async ({
  page,
  browserName,
}) => {
  test.skip(browserName !== "chromium", "none of one element there");
  await watchTransitions(page);
  await open(page, "/services");
  await follow(page, "Contact Us");
  await expectMarked(page, "Contact Us");
  const heading = (await main(page).locator("h1").textContent()) ?? "";
  expect(await begun(page)).toEqual([{ element: "ul", heading }]);
});

test("a second link before the mark has come to rest has the mark", async ({
  page,
}) => {
  await open(page, "/services");
  await follow(page, "Contact Us");
  await follow(page, "About Us");
  await expectMarked(page, "About Us");
  await expect(page).toHaveURL("/about");
});

test("in a folded menu nothing is moved", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await watchTransitions(page);
  await open(page, "/services");
  await page.getByRole("button", { name: "Menu" }).click();
  await follow(page, "Contact Us");
  await expect(page).toHaveURL("/contact");
  await page.getByRole("button", { name: "Menu" }).click();
  await expectMarked(page, "Contact Us");
  expect(await begun(page)).toEqual([]);
});

test.describe("with reduced motion", () => {
  test.use({ contextOptions: { reducedMotion: "reduce" } });

  test("the mark is on the new page, and nothing has moved", async ({
    page,
  }) => {
    await watchTransitions(page);
    await open(page, "/services");
    await follow(page, "Contact Us");
    await expectMarked(page, "Contact Us");
    expect(await begun(page)).toEqual([]);
  });
});
