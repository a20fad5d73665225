// The photographs come from an outside host: over their drawings when they have
// loaded, never broken, and nothing moves.
import { expect, type Locator, type Page } from "@playwright/test";

import { test } from "../fixtures.ts";
import {
  hold,
  hydrated,
  IMAGE_HOST,
  main,
  oneOfEachTemplate,
  open,
  PARSED,
  siteContent,
} from "../site.ts";

declare global {
  interface Window {
    shifts: string[];
  }
}

/**
 * The pages with photographs of an outside host, how many, and how many on a
 * drawing.
 */
const places = (["about", "google-ads", "microsoft-ads"] as const)
  .map((name) => {
    const text = JSON.stringify(siteContent[name]);
    const onDrawing = /"drawing":\{[^{}]*\},"photograph":\{[^{}]*"host":/g;
    return {
      path: `/${name}` as const,
      photographs: text.split('"host":').length - 1,
      drawings: text.match(onDrawing)?.length ?? 0,
    };
  })
  .filter(
    (each) => oneOfEachTemplate.includes(each.path) && each.photographs > 0,
  );

/** A page where each of them lies on a drawing. */
const place = places.find((each) => each.photographs === each.drawings);

const photographs = (page: Page): Locator =>
  page.locator(`img[src^="${IMAGE_HOST}/"]`);

const drawings = (page: Page): Locator =>
  main(page).locator('figure img[src^="/drawings/"]');

const hasLoaded = (image: Locator): Promise<boolean> =>
  image.evaluate(
    (node) =>
      node instanceof HTMLImageElement &&
      node.complete &&
      node.naturalWidth > 0,
  );

async function expectDrawings(page: Page, atLeast: number): Promise<void> {
  expect(await drawings(page).count()).toBeGreaterThanOrEqual(atLeast);
  for (const drawing of await drawings(page).all()) {
    await drawing.scrollIntoViewIfNeeded();
    await expect(drawing).toBeVisible();
    await expect.poll(() => hasLoaded(drawing)).toBe(true);
  }
}

/** All of them show, one after another as they are scrolled to. */
async function expectPhotographs(page: Page, count: number): Promise<void> {
  await expect(photographs(page)).toHaveCount(count);
  for (const photograph of await photographs(page).all()) {
    await photograph.locator("..").scrollIntoViewIfNeeded();
    await expect(photograph).toBeVisible();
    expect(await hasLoaded(photograph)).toBe(true);
  }
}

/** No photograph that has not come is to be seen: no broken-image box. */
async function expectNoPhotograph(page: Page): Promise<void> {
  for (const photograph of await photographs(page).all()) {
    await expect(photograph).toBeHidden();
  }
}

async function expectNothingMoved(page: Page): Promise<void> {
  // Shifts of a frame are reported after it.
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

test.beforeEach(async ({ page, complaints, javaScriptEnabled }) => {
  if (!javaScriptEnabled) return;
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

for (const { path, photographs: count, drawings: covered } of places) {
  test(`the photographs of ${path} show when they have loaded`, async ({
    page,
  }) => {
    await open(page, path);
    await expectPhotographs(page, count);
    // Now the photograph has the name, and the drawing below it none.
    const named = main(page).locator("figure img:not([alt=''])");
    await expect(photographs(page).and(named)).toHaveCount(count);
    const frames = photographs(page).locator("..");
    const other = `img[alt]:not([alt=""]):not([src^="${IMAGE_HOST}/"])`;
    await expect(frames.locator(other)).toHaveCount(0);
    await expectNothingMoved(page);
  });

  test.describe("when the image host is dead", () => {
    test.use({ imageHost: "dead" });

    test(`${path} shows its drawings`, async ({ page }) => {
      await open(page, path);
      await expectDrawings(page, covered);
      await expect(photographs(page)).toHaveCount(0);
      await expectNothingMoved(page);
    });
  });
}

if (place) {
  for (const [imageHost, complaint] of [
    ["missing", /status of 404 \(Not Found\) https:\/\/images\./],
    ["garbage", undefined],
  ] as const) {
    test.describe(`when the image host's answer is ${imageHost}`, () => {
      test.use({ imageHost });

      test("the drawings stand, also where that was known before hydration", async ({
        page,
        complaints,
      }) => {
        if (complaint) complaints.expect(complaint);
        const releaseScripts = await hold(page);
        await page.goto(place.path, PARSED);
        const first = photographs(page).first();
        await first.locator("..").scrollIntoViewIfNeeded();
        await expect(first).toHaveJSProperty("complete", true);
        await expectNoPhotograph(page);
        releaseScripts();
        await hydrated(page);
        await expectDrawings(page, place.drawings);
        await expect(photographs(page)).toHaveCount(0);
        await expectNothingMoved(page);
      });
    });
  }

  test("a photograph that came before hydration is shown", async ({ page }) => {
    const releaseScripts = await hold(page);
    await page.goto(place.path, PARSED);
    const first = photographs(page).first();
    await first.locator("..").scrollIntoViewIfNeeded();
    await expect.poll(() => hasLoaded(first)).toBe(true);
    await expect(first).toBeHidden();
    releaseScripts();
    await expect(first).toBeVisible();
  });

  test.describe("without JavaScript", () => {
    test.use({ javaScriptEnabled: false, imageHost: "dead" });

    test("the drawings stand, and no broken image shows", async ({ page }) => {
      await page.goto(place.path);
      await expectDrawings(page, place.drawings);
      await expectNoPhotograph(page);
    });
  });
}
