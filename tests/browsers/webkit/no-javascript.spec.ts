import { expect } from "@playwright/test";
import { Key } from "selenium-webdriver";

import { routes, UNKNOWN } from "../../e2e/site.ts";
import { test } from "./fixtures.ts";
import type { Tab } from "./tab.ts";

test.use({ flags: ["--enable-javascript-markup=false"] });

/** The texts that stand in the page and can't be seen. */
const unseen = (tab: Tab) =>
  tab.run(() =>
    [...document.querySelectorAll("main :is(h1, h2, h3, p, li, dt, dd, td)")]
      .filter((element) => !element.closest("details, .error, [aria-hidden]"))
      .filter((element) => getComputedStyle(element).display !== "contents")
      .filter(
        (element) =>
          !element.checkVisibility({
            opacityProperty: true,
            visibilityProperty: true,
          }),
      )
      .map(({ textContent }) => textContent),
  );

for (const path of [...routes.map((route) => route.path), UNKNOWN]) {
  test(`${path} can be read and left at 390 and 1280 px`, async ({ tab }) => {
    await tab.goto(path);
    await tab.part("h1").expectShown();
    expect(await unseen(tab)).toEqual([]);
    await tab.part("#site-nav").expectShown();

    await tab.resize(390, 800);
    expect(await unseen(tab)).toEqual([]);
    await tab.part(".menu-button").click();
    await tab.named("nav", "a", "Contact Us").expectShown();
    expect(
      await tab.run(() => "hydrated" in document.documentElement.dataset),
    ).toBe(false);
  });
}

test("a link of the menu leads on, and the keyboard reaches it", async ({
  tab,
}) => {
  await tab.resize(390, 800);
  await tab.goto("/");
  await tab.part(".menu-button").type(Key.ENTER);
  await tab.press(Key.TAB);
  await tab.named("nav", "a", "Home").expectFocused();
  await tab.named("nav", "a", "About Us").click();
  await tab.expectPath("/about");
  await tab.part("header").expectShown();
});
