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

/** Every drawing stands, once one has come to it; gives how many there are. */
async function expectDrawings(tab: Tab): Promise<number> {
  const drawings = 'img[src^="/plates/"]';
  const count = await tab.run(
    (all) => document.querySelectorAll(all).length,
    drawings,
  );
  for (let place = 0; place < count; place += 1) {
    const isShown = () =>
      tab.run(
        ([all, index]) => {
          const drawing =
            document.querySelectorAll<HTMLImageElement>(all)[index];
          drawing?.scrollIntoView({ block: "center" });
          return drawing?.checkVisibility() && drawing.naturalWidth > 0;
        },
        [drawings, place] as const,
      );
    await expect.poll(isShown, `drawing ${place + 1}`).toBe(true);
  }
  return count;
}

/** How many photographs there are, and how many of them show. */
const countPhotographs = (tab: Tab) =>
  tab.run((host) => {
    const images = [...document.images].filter(({ src }) =>
      src.startsWith(host),
    );
    const shown = images.filter(
      (image) =>
        image.naturalWidth > 0 &&
        image.checkVisibility({
          opacityProperty: true,
          visibilityProperty: true,
        }),
    );
    return { all: images.length, shown: shown.length };
  }, IMAGE_HOST);

for (const { path, photographs } of places) {
  test(`photographs of ${path} that have loaded are shown`, async ({ tab }) => {
    await tab.open(path);
    await expectDrawings(tab);
    await expect
      .poll(() => countPhotographs(tab))
      .toEqual({ all: photographs, shown: photographs });
    const filter = await tab
      .part(`img[src^="${IMAGE_HOST}"]`)
      .run((image) => getComputedStyle(image).filter);
    expect(filter).toMatch(/^url\(/);
  });

  test.describe(`when the image host is dead: ${path}`, () => {
    test.use({ imageHost: "dead" });

    test("the drawings stand, and nothing is broken", async ({ tab }) => {
      await tab.open(path);
      const drawings = await expectDrawings(tab);
      expect(drawings).toBeGreaterThanOrEqual(photographs);
      await expect
        .poll(() => countPhotographs(tab))
        .toEqual({ all: 0, shown: 0 });
    });
  });
}

test.describe("when the image host never answers", () => {
  test.use({ imageHost: "hanging" });

  test("the drawings stand, and the photographs stay away", async ({ tab }) => {
    await tab.open("/google-ads");
    expect(await expectDrawings(tab)).toBeGreaterThanOrEqual(3);
    expect(await countPhotographs(tab)).toEqual({ all: 3, shown: 0 });
  });
});

test("each of the home page's drawings has its own proportions", async ({
  tab,
}) => {
  await tab.open("/");
  await expectDrawings(tab);
  const ratios = await tab.run(() =>
    [...document.querySelectorAll<HTMLImageElement>("img.draw")].map(
      ({ clientWidth, clientHeight, attributes }) =>
        (clientWidth /
          clientHeight /
          Number(attributes.getNamedItem("width")?.value)) *
        Number(attributes.getNamedItem("height")?.value),
    ),
  );
  expect(ratios).not.toHaveLength(0);
  for (const ratio of ratios) expect(ratio).toBeCloseTo(1, 1);
});
