// The outside host of the photographs fails: the drawings stand in its place.
import { expect, type Locator, type Page } from "@playwright/test";

import { test } from "../fixtures.ts";
import { PHOTOGRAPH } from "../image-host.ts";
import { holdScripts } from "../scripts.ts";
import { hydrated, IMAGE_HOST, main, open } from "../site.ts";

declare global {
  interface Window {
    shifts: string[];
  }
}

/** The pages with places for photographs. */
const paths = ["/about", "/google-ads", "/microsoft-ads"] as const;

const photographs = (page: Page): Locator =>
  page.locator(`img[src^="${IMAGE_HOST}/"]`);

const plates = (page: Page): Locator => main(page).locator("figure.plate");

const isBroken = (image: Locator): Promise<boolean> =>
  image.evaluate(
    (node) =>
      node instanceof HTMLImageElement &&
      !(node.complete && node.naturalWidth > 0),
  );

/** Every drawing stands, whole and in view. */
async function expectDrawings(page: Page): Promise<void> {
  for (const plate of await plates(page).all()) {
    await plate.scrollIntoViewIfNeeded();
    const drawing = plate.locator('img[src^="/plates/"]');
    await expect(drawing).toBeVisible();
    await expect.poll(() => isBroken(drawing)).toBe(false);
  }
}

/** No photograph that has not come is to be seen: no broken-image box. */
async function expectNoPhotograph(page: Page): Promise<void> {
  for (const photograph of await photographs(page).all()) {
    await expect(photograph).toBeHidden();
  }
}

/** What has moved since the page began, though nobody asked for it. */
async function expectNothingMoved(page: Page): Promise<void> {
  // Shifts of a frame are told after it.
  await page.evaluate(
    () =>
      new Promise((resolve) => {
        requestAnimationFrame(() => requestAnimationFrame(resolve));
      }),
  );
  expect(await page.evaluate(() => window.shifts)).toEqual([]);
}

// No motion, so that only what is not meant to move could.
test.use({ contextOptions: { reducedMotion: "reduce" } });

test.beforeEach(async ({ page, complaints }) => {
  // Nor the fonts, whose coming has a test of its own.
  complaints.expect(/ERR_FAILED \S+\.woff2/);
  await page.route("**/*.woff2", (route) => route.abort());
  await page.addInitScript(() => {
    window.shifts = [];
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        window.shifts.push(JSON.stringify(entry));
      }
    }).observe({ type: "layout-shift", buffered: true });
  });
});

for (const [imageHost, pages, complaint] of [
  ["dead", paths, undefined],
  ["missing", ["/about"], /status of 404 \(Not Found\) https:\/\/images\./],
  ["garbage", ["/about"], undefined],
  ["empty", ["/about"], undefined],
  ["a page", ["/about"], undefined],
] as const) {
  test.describe(`when the image host is ${imageHost}`, () => {
    test.use({ imageHost });
    test.beforeEach(({ complaints }) => {
      if (complaint) complaints.expect(complaint);
    });

    for (const path of pages) {
      test(`${path} stands with its drawings`, async ({ page }) => {
        await open(page, path);
        await expectDrawings(page);
        await expect(photographs(page)).toHaveCount(0);
        await expectNothingMoved(page);
      });
    }

    test("also when that was known before the application started", async ({
      page,
    }) => {
      const releaseScripts = await holdScripts(page);
      await page.goto("/about");
      await plates(page).first().scrollIntoViewIfNeeded();
      const first = photographs(page).first();
      await expect
        .poll(() =>
          first.evaluate(
            (node) => node instanceof HTMLImageElement && node.complete,
          ),
        )
        .toBe(true);
      await expectNoPhotograph(page);
      releaseScripts();
      await hydrated(page);
      await expectDrawings(page);
      await expect(photographs(page)).toHaveCount(0);
      await expectNothingMoved(page);
    });
  });
}

test.describe("when the image host never answers", () => {
  test.use({ imageHost: "hanging" });

  for (const path of paths) {
    test(`${path} stands with its drawings`, async ({ page }) => {
      await open(page, path);
      await expectDrawings(page);
      expect(await photographs(page).count()).toBeGreaterThan(0);
      await expectNoPhotograph(page);
      await expectNothingMoved(page);
    });
  }
});

test("when the image host is slow, the photographs come in over the drawings", async ({
  page,
}) => {
  const { promise, resolve } = Promise.withResolvers<undefined>();
  await page.route(`${IMAGE_HOST}/**`, async (route) => {
    await promise;
    await route.fulfill({ path: PHOTOGRAPH });
  });
  await open(page, "/google-ads");
  await expectDrawings(page);
  await expectNoPhotograph(page);
  resolve(undefined);
  await expect(photographs(page)).toHaveCount(3);
  for (const photograph of await photographs(page).all()) {
    await photograph.locator("..").scrollIntoViewIfNeeded();
    await expect(photograph).toBeVisible();
  }
  await expectNothingMoved(page);
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false, imageHost: "dead" });

  test("the drawings stand, and no broken image shows", async ({ page }) => {
    await page.goto("/about");
    const count = await plates(page).count();
    expect(count).toBeGreaterThan(3);
    for (const plate of await plates(page).all()) {
      await plate.scrollIntoViewIfNeeded();
      await expect(plate.locator('img[src^="/plates/"]')).toBeVisible();
    }
    await expectNoPhotograph(page);
  });
});
