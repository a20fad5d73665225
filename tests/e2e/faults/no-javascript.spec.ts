import { expect, type Page } from "@playwright/test";

import { field, fillIn, sendButton } from "../contact-form.ts";
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

/** Nothing is so wide that the page scrolls sideways. */
async function expectNoOverflow(page: Page): Promise<void> {
  const { scrollWidth, clientWidth } = await page
    .locator("html")
    .evaluate(({ scrollWidth: all, clientWidth: seen }) => ({
      scrollWidth: all,
      clientWidth: seen,
    }));
  expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
}

test.use({ javaScriptEnabled: false });

for (const path of [...routes.map((route) => route.path), UNKNOWN]) {
  test(`${path} can be read and left at 390 and 1280 px, and is not too wide`, async ({
    page,
    complaints,
  }) => {
    if (path === UNKNOWN) complaints.expect(ANSWERED_404);
    await page.goto(path);
    await expectReadable(page);
    await expect(mainNavigation(page).getByRole("link")).toHaveText(links);
    await expect(mainNavigation(page)).toBeVisible();
    await expectNoOverflow(page);

    await page.setViewportSize({ width: 390, height: 844 });
    await expectReadable(page);
    await expectNoOverflow(page);
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

for (const path of ["/services", "/about"]) {
  test(`the questions of ${path} open and close`, async ({ page }) => {
    await page.goto(path);
    const questions = main(page).locator(".faq details");
    await expect(questions).toHaveCount(5);
    for (const question of await questions.all()) {
      await expect(question.locator("p")).toBeHidden();
      await question.locator("summary").press("Enter");
      await expect(question.locator("p")).toBeVisible();
    }
    await questions.first().locator("summary").click();
    await expect(questions.first().locator("p")).toBeHidden();
  });
}

test("the contact form tells what is missing, then leads on without a word of it", async ({
  page,
}) => {
  await page.goto("/contact");
  await sendButton(page).click();
  await expect(page).toHaveURL("/contact");
  await expect(field(page, "name")).toBeFocused();
  await fillIn(page);
  await sendButton(page).click();
  await expect(page).toHaveURL(/\/thank-you\??$/);
  await expect(main(page)).toContainText("Thank You!");
});

test("an enquiry's address opens the same form, with nothing chosen", async ({
  page,
}) => {
  await page.goto("/contact?subject=google-ads");
  await expect(field(page, "subject")).toHaveValue("");
  await fillIn(page);
  await sendButton(page).click();
  await expect(page).toHaveURL(/\/thank-you\??$/);
});
