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
  PHONE,
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

/** How many sections wait with their layout. */
const late = (page: Page) =>
  page
    .locator(".section")
    .evaluateAll(
      (all) =>
        all.filter(
          (each) => getComputedStyle(each).contentVisibility === "auto",
        ).length,
    );

test.describe("on a phone, where sections are laid out when they come near", () => {
  test.use({ viewport: PHONE, hasTouch: true, isMobile: true });

  test("a link to a section that was not laid out lands at it", async ({
    page,
  }) => {
    await open(page, "/");
    const before = await late(page);
    expect(before).toBeGreaterThan(3);
    const id = await main(page).evaluate((node) => {
      const far = [...node.querySelectorAll(".section")].at(-2)?.id ?? "";
      const link = node.querySelector("a");
      link?.setAttribute("href", `#${far}`);
      link?.click();
      return far;
    });
    await expectShown(page, id);
    // What hangs out of it is not cut off.
    await expect.poll(() => late(page)).toBeLessThan(before);
  });

  test("a reload keeps the place, and each stop of the keyboard is in the window", async ({
    page,
  }) => {
    await open(page, "/");
    await fontsHaveCome(page);
    const place = () =>
      page.evaluate(() => {
        const shown = document.elementFromPoint(200, 400)?.closest(".section");
        return `${shown?.id} ${shown?.getBoundingClientRect().top.toFixed()}`;
      });
    for (let top = 0; top <= 4000; top += 400)
      await page.evaluate(async (to) => {
        scrollTo(0, to);
        await new Promise(requestAnimationFrame);
        await new Promise(requestAnimationFrame);
      }, top);
    const before = await place();
    await page.reload();
    await fontsHaveCome(page);
    await expect.poll(place).toBe(before);

    await open(page, "/");
    await page.keyboard.press("Tab");
    expect(await late(page)).toBe(0);
  });
});
