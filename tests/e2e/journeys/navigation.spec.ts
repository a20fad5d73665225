import { expect, type Locator, type Page } from "@playwright/test";

import { test } from "../fixtures.ts";
import { scrolledBy, scrollTo } from "../header-look.ts";
import { expectSameDocument, markDocument } from "../same-document.ts";
import { footer, header, main, mainNavigation, open, routes } from "../site.ts";

// Up to eleven links in one test: on a busy machine that takes long.
test.describe.configure({ timeout: 90_000 });

/** Follows each link of a part of the page, and comes back. */
async function followAll(page: Page, part: Locator): Promise<number> {
  const home = { url: page.url(), title: await page.title() };
  const links = part.locator('a[href^="/"]');
  const addresses = await links.evaluateAll((all) =>
    all.map((link) => link.getAttribute("href") ?? ""),
  );
  await markDocument(page);
  for (const [place, address] of addresses.entries()) {
    await test.step(`${address}, link ${place + 1}`, async () => {
      await links.nth(place).click();
      await expect(page).toHaveURL(address);
      if (!address.includes("#")) {
        await expect(page).not.toHaveTitle(home.title);
        await expect.poll(() => scrolledBy(page)).toBe(0);
      }
      await expectSameDocument(page);
      // In Firefox Playwright's own waits in vain after a place on the page.
      await page.evaluate(() => history.back());
      await expect(page).toHaveURL(home.url);
      await expect(page).toHaveTitle(home.title);
    });
  }
  return addresses.length;
}

test("the links of the header stay in the application", async ({ page }) => {
  await open(page, "/thank-you");
  // The logo and the six.
  expect(await followAll(page, header(page))).toBe(7);
});

test("the links of the footer stay in the application", async ({ page }) => {
  await open(page, "/thank-you");
  // Five quick ones, five services, and the policy again.
  expect(await followAll(page, footer(page))).toBe(11);
});

// The contact page has none of its own.
for (const { path } of routes.filter((route) => route.path !== "/contact")) {
  test(`the links of ${path} stay in the application`, async ({ page }) => {
    await open(page, path);
    expect(await followAll(page, main(page))).toBeGreaterThan(0);
  });
}

test("going back restores the scroll position, going on too", async ({
  page,
}) => {
  await open(page, "/");
  await scrollTo(page, 1500);
  await expect.poll(() => scrolledBy(page)).toBe(1500);
  await mainNavigation(page).getByRole("link", { name: "Services" }).click();
  await expect(page).toHaveTitle(/^Services/);
  await expect.poll(() => scrolledBy(page)).toBe(0);
  await scrollTo(page, 700);
  await page.goBack();
  await expect(page).not.toHaveTitle(/^Services/);
  await expect.poll(() => scrolledBy(page)).toBe(1500);
  await page.goForward();
  await expect(page).toHaveTitle(/^Services/);
  await expect.poll(() => scrolledBy(page)).toBe(700);
});

test("the title and the active item change with the page", async ({ page }) => {
  await open(page, "/");
  const navigation = mainNavigation(page);
  const current = navigation.locator('[aria-current="page"]');
  const titles = new Set([await page.title()]);
  for (const name of ["Services", "Google Ads", "About Us", "Contact Us"]) {
    await navigation.getByRole("link", { name }).click();
    await expect(current).toHaveText([name]);
    titles.add(await page.title());
  }
  expect(titles.size).toBe(5);
});

test("the active item looks different", async ({ page }) => {
  await open(page, "/about");
  const weight = (name: string) =>
    mainNavigation(page)
      .getByRole("link", { name })
      .evaluate((link) => Number(getComputedStyle(link).fontWeight));
  expect(await weight("About Us")).toBeGreaterThan(await weight("Services"));
});

test("the keyboard goes on at the new page's beginning", async ({ page }) => {
  await open(page, "/thank-you");
  await main(page).getByRole("link", { name: "Explore Our Services" }).click();
  await expect(main(page)).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(
    main(page).getByRole("link", { name: "Get Started" }).first(),
  ).toBeFocused();
});

test("the skip link leads past the header", async ({ page }) => {
  await open(page, "/services");
  await page.keyboard.press("Tab");
  const skip = page.getByRole("link", { name: "Skip to content" });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press("Enter");
  await expect(main(page)).toBeFocused();
});
