import { expect, type Page } from "@playwright/test";

import { test } from "../fixtures.ts";
import {
  expectNewDocument,
  expectSameDocument,
  fontsHaveCome,
  header,
  started,
  main,
  mainNavigation,
  markDocument,
  menuLink,
  open,
  samplePage,
  titleOf,
} from "../site.ts";

test("each page is a document, and the active item, which looks different", async ({
  page,
}) => {
  await open(page, "/");
  const current = mainNavigation(page).locator('[aria-current="page"]');
  for (const path of ["/services", samplePage] as const) {
    await markDocument(page);
    await menuLink(page, path).click();
    await expect(page).toHaveTitle(titleOf(path));
    await expectNewDocument(page);
    await expect(current).toHaveCount(1);
    await expect(current).toHaveAttribute("href", path);
  }
  await expect(menuLink(page, samplePage)).toHaveCSS("font-weight", "600");
  await expect(menuLink(page, "/services")).toHaveCSS("font-weight", "500");
});

const topOf = (page: Page, id: string) =>
  page
    .locator(`#${id}`)
    .getByRole("heading")
    .first()
    .evaluate((node) => node.getBoundingClientRect().top);

async function expectShown(page: Page, id: string): Promise<void> {
  const box = await header(page).boundingBox();
  const top = () => topOf(page, id);
  await expect
    .poll(top)
    .toBeGreaterThanOrEqual((box?.y ?? 0) + (box?.height ?? 0));
  await expect.poll(top).toBeLessThan(400);
}

for (const { path, id } of [
  { path: "/google-ads", id: "prices" },
  { path: "/privacy", id: "cookies" },
] as const)
  test(`${path}#${id} is shown below the header, by a link and by its address, whatever its query`, async ({
    page,
  }) => {
    await open(page, `${path}?from=mail`);
    await markDocument(page);
    const link = main(page).locator(`a[href="#${id}"]`).first();
    test.skip((await link.count()) === 0, `${path} has no link to #${id}`);
    await link.click();
    await expect(page).toHaveURL(`${path}?from=mail#${id}`);
    await expectShown(page, id);
    await expectSameDocument(page);
    await page.reload();
    await expectShown(page, id);
    await started(page);
    await menuLink(page, "/services").click();
    await expect(page).toHaveTitle(titleOf("/services"));
    await page.goBack();
    await expectShown(page, id);
  });

test("what an address shows stands where it stood after a reload, though the fonts come later", async ({
  page,
}) => {
  // Here the fonts change the number of lines above it.
  await page.setViewportSize({ width: 412, height: 823 });
  await open(page, "/google-ads#prices");
  await fontsHaveCome(page);
  const before = await topOf(page, "prices");
  await page.reload();
  await started(page);
  await fontsHaveCome(page);
  expect(await topOf(page, "prices")).toBeCloseTo(before, -1);
});
