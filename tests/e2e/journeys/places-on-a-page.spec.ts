import { expect, type Page } from "@playwright/test";

import { test } from "../fixtures.ts";
import { header, main, open } from "../site.ts";
import { expectSameDocument, markDocument } from "../same-document.ts";

/** The place's heading stands below the header, in the upper half of the view. */
async function expectShown(page: Page, id: string): Promise<void> {
  const bottomOfHeader = await header(page).evaluate(
    (node) => node.getBoundingClientRect().bottom,
  );
  const heading = page.locator(`#${id}`).getByRole("heading").first();
  const top = () =>
    heading.evaluate((node) => node.getBoundingClientRect().top);
  await expect.poll(top).toBeGreaterThanOrEqual(bottomOfHeader);
  await expect.poll(top).toBeLessThan(400);
}

const places = [
  { path: "/services", link: /Integrated Digital Marketing/, id: "idm" },
  { path: "/google-ads", link: "See the prices", id: "prices" },
  { path: "/microsoft-ads", link: "See the prices", id: "prices" },
  { path: "/privacy", link: /Cookies/, id: "cookies" },
] as const;

for (const { path, link, id } of places) {
  test(`a link leads to its place on ${path}, below the header`, async ({
    page,
  }) => {
    await open(page, path);
    await markDocument(page);
    await main(page).getByRole("link", { name: link }).click();
    await expect(page).toHaveURL(`${path}#${id}`);
    await expectShown(page, id);
    await expectSameDocument(page);
  });

  test(`${path}#${id} opens at its place, and stays there`, async ({
    page,
  }) => {
    await open(page, `${path}#${id}`);
    await expectShown(page, id);
  });
}

test("a link to a place works a second time", async ({ page }) => {
  await open(page, "/google-ads");
  const link = main(page).getByRole("link", { name: "See the prices" });
  await link.click();
  await expectShown(page, "prices");
  await link.click();
  await expectShown(page, "prices");
});

test("going back from another page returns to the place", async ({ page }) => {
  await open(page, "/google-ads#prices");
  await expectShown(page, "prices");
  const firstPackage = page.locator("#prices").getByRole("listitem").first();
  await firstPackage.getByRole("link", { name: "Get Started" }).click();
  await expect(page).toHaveTitle(/^Contact/);
  await page.goBack();
  await expect(page).toHaveTitle(/^Google Ads/);
  await expect(firstPackage).toBeInViewport();
});
