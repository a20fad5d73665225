import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, type Locator, type Page } from "@playwright/test";

import { test } from "../fixtures.ts";
import {
  CLIENT,
  hold,
  isPublished,
  started,
  IMAGE_HOST,
  layoutShift,
  main,
  open,
  PARSED,
} from "../site.ts";

const pages = ["/about", "/google-ads"].filter(
  (path) =>
    isPublished(path) &&
    readFileSync(join(CLIENT, path, "index.html"), "utf8").includes(
      `src="${IMAGE_HOST}/`,
    ),
);
const [first] = pages;
test.skip(!first, "No photographs come from an image host");

const photographs = (page: Page): Locator =>
  page.locator(`img[src^="${IMAGE_HOST}/"]`);

const hasLoaded = (image: Locator): Promise<boolean> =>
  image.evaluate(
    (node) =>
      node instanceof HTMLImageElement &&
      node.complete &&
      node.naturalWidth > 0,
  );

async function expectEach(images: Locator): Promise<void> {
  await expect(images).not.toHaveCount(0);
  for (const image of await images.all()) {
    await image.locator("..").scrollIntoViewIfNeeded();
    await expect(image).toBeVisible();
    await expect.poll(() => hasLoaded(image)).toBe(true);
  }
}

const expectDrawings = (page: Page): Promise<void> =>
  expectEach(main(page).locator('figure img[src^="/drawings/"]'));

// No motion, so that only what is not meant to move could.
test.use({ contextOptions: { reducedMotion: "reduce" } });

test.beforeEach(async ({ page, complaints, javaScriptEnabled }) => {
  if (!javaScriptEnabled) return;
  // Nor the fonts, whose coming has a test of its own.
  complaints.expect(/ERR_FAILED \S+\.woff2/);
  await page.route("**/*.woff2", (route) => route.abort());
});

for (const path of pages) {
  test(`the photographs of ${path} show when they have loaded`, async ({
    page,
  }) => {
    await open(page, path);
    await expectEach(photographs(page));
    // Now the photograph has the name, and the drawing below it none.
    await expect(photographs(page).and(page.locator('[alt=""]'))).toHaveCount(
      0,
    );
    const named = page.locator('img[alt]:not([alt=""])');
    const frames = photographs(page).locator("..");
    await expect(frames.locator(named)).toHaveCount(
      await photographs(page).count(),
    );
    expect(await layoutShift(page)).toBe(0);
  });

  test.describe("when the image host is dead", () => {
    test.use({ imageHost: "dead" });

    test(`${path} shows its drawings`, async ({ page }) => {
      await open(page, path);
      await expectDrawings(page);
      await expect(photographs(page)).toHaveCount(0);
      expect(await layoutShift(page)).toBe(0);
    });
  });
}

for (const [imageHost, complaint] of [
  ["missing", /status of 404 \(Not Found\) https:\/\/images\./],
  ["garbage", undefined],
] as const)
  test.describe(`when the image host's answer is ${imageHost}`, () => {
    test.use({ imageHost });

    test("the drawings stand, also where that was known before the scripts run", async ({
      page,
      complaints,
    }) => {
      if (complaint) complaints.expect(complaint);
      const releaseScripts = await hold(page);
      await page.goto(first ?? "/", PARSED);
      const photograph = photographs(page).first();
      await photograph.locator("..").scrollIntoViewIfNeeded();
      await expect(photograph).toHaveJSProperty("complete", true);
      await expect(photographs(page).filter({ visible: true })).toHaveCount(0);
      releaseScripts();
      await started(page);
      await expectDrawings(page);
      await expect(photographs(page)).toHaveCount(0);
      expect(await layoutShift(page)).toBe(0);
    });
  });

test("a photograph that came before the scripts run is shown", async ({
  page,
}) => {
  const releaseScripts = await hold(page);
  await page.goto(first ?? "/", PARSED);
  const photograph = photographs(page).first();
  await photograph.locator("..").scrollIntoViewIfNeeded();
  await expect.poll(() => hasLoaded(photograph)).toBe(true);
  await expect(photograph).toBeHidden();
  releaseScripts();
  await expect(photograph).toBeVisible();
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false, imageHost: "dead" });

  test("the drawings stand, and no broken image shows", async ({ page }) => {
    await page.goto(first ?? "/");
    await expectDrawings(page);
    await expect(photographs(page).filter({ visible: true })).toHaveCount(0);
  });
});
