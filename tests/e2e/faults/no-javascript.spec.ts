import { expect, type Page } from "@playwright/test";

import { test } from "../fixtures.ts";
import {
  ANSWERED_404,
  footer,
  header,
  main,
  mainNavigation,
  menuButton,
  routes,
  UNKNOWN,
} from "../site.ts";

const links = [
  "Home",
  "Services",
  "Google Ads",
  "Microsoft Ads",
  "About Us",
  "Contact Us",
];

/** All that the page says stands there to be read, at once. */
async function expectReadable(page: Page): Promise<void> {
  await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(main(page)).toHaveCount(1);
  for (const section of await main(page).locator("section").all()) {
    await expect(section).toBeVisible();
  }
  const unseen = await main(page)
    .locator("h1, h2, h3, p, li, dt, dd, blockquote, td")
    .evaluateAll((all) =>
      all
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
  expect(unseen).toEqual([]);
}

test.use({ javaScriptEnabled: false });

for (const path of [...routes.map((route) => route.path), UNKNOWN]) {
  test(`${path} can be read and left at 390 and 1280 px`, async ({
    page,
    complaints,
  }) => {
    if (path === UNKNOWN) complaints.expect(ANSWERED_404);
    await page.goto(path);
    await expectReadable(page);
    await expect(mainNavigation(page).getByRole("link")).toHaveText(links);
    await expect(mainNavigation(page)).toBeVisible();

    await page.setViewportSize({ width: 390, height: 844 });
    await expectReadable(page);
    await menuButton(page).click();
    for (const name of links) {
      const link = mainNavigation(page).getByRole("link", { name });
      await expect(link.first()).toBeInViewport();
    }
    await expect(footer(page).getByRole("link").last()).toBeVisible();
  });
}

test("a link of the menu leads on, and the keyboard reaches it", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/");
  await menuButton(page).press("Enter");
  await page.keyboard.press("Tab");
  const home = mainNavigation(page).getByRole("link", { name: "Home" });
  await expect(home).toBeFocused();
  await mainNavigation(page).getByRole("link", { name: "About Us" }).click();
  await expect(page).toHaveURL("/about");
  await expect(header(page)).toBeVisible();
});
