import { expect } from "@playwright/test";

import { IMAGE_HOST } from "../../e2e/site.ts";
import { test } from "./fixtures.ts";
import type { Tab } from "./tab.ts";

/** The pages with places for photographs, and how many. */
const places = [
  { path: "/about", photographs: 5 },
  { path: "/google-ads", photographs: 3 },
  { path: "/microsoft-ads", photographs: 3 },
] as const;

/** Goes down the whole page, so that the images that wait are loaded. */
const goThrough = (tab: Tab) =>
  tab.driver.executeAsyncScript((done: () => void) => {
    const plates = [...document.querySelectorAll("figure.plate")];
    const goOn = () => {
      const next = plates.shift();
      if (!next) return done();
      next.scrollIntoView({ block: "center" });
      return requestAnimationFrame(() => requestAnimationFrame(goOn));
    };
    goOn();
  });

/** How many images there are whose address begins so, and how many show. */
const count = (tab: Tab, address: string) =>
  tab.run((start) => {
    const images = [...document.images].filter(({ src }) =>
      src.startsWith(start),
    );
    const shown = images.filter(
      (image) =>
        image.naturalWidth > 0 &&
        image.checkVisibility({ visibilityProperty: true }) &&
        getComputedStyle(image).opacity === "1",
    );
    return { all: images.length, shown: shown.length };
  }, address);

const countDrawings = (tab: Tab, baseURL?: string) =>
  count(tab, `${baseURL}/plates/`);

for (const { path, photographs } of places) {
  test(`photographs of ${path} that have loaded are shown`, async ({ tab }) => {
    await tab.open(path);
    await goThrough(tab);
    await expect
      .poll(() => count(tab, IMAGE_HOST))
      .toEqual({ all: photographs, shown: photographs });
    const filter = await tab
      .part(`img[src^="${IMAGE_HOST}"]`)
      .run((image) => getComputedStyle(image).filter);
    expect(filter).toMatch(/^url\(/);
  });

  test.describe(`when the image host is dead: ${path}`, () => {
    test.use({ imageHost: "dead" });

    test("the drawings stand, and nothing is broken", async ({
      tab,
      baseURL,
    }) => {
      await tab.open(path);
      await goThrough(tab);
      await expect
        .poll(() => count(tab, IMAGE_HOST))
        .toEqual({ all: 0, shown: 0 });
      await expect
        .poll(async () => (await countDrawings(tab, baseURL)).shown)
        .toBeGreaterThanOrEqual(photographs);
      const { all, shown } = await countDrawings(tab, baseURL);
      expect(shown).toBe(all);
    });
  });
}

test.describe("when the image host never answers", () => {
  test.use({ imageHost: "hanging" });

  test("the drawings stand, and the photographs stay away", async ({
    tab,
    baseURL,
  }) => {
    // The page's own load never ends.
    await tab.driver.manage().setTimeouts({ pageLoad: 3000 });
    await tab.goto("/about").catch(() => {});
    await tab.hydrated();
    await goThrough(tab);
    await expect
      .poll(async () => (await countDrawings(tab, baseURL)).shown)
      .toBeGreaterThanOrEqual(5);
    expect((await count(tab, IMAGE_HOST)).shown).toBe(0);
  });
});
