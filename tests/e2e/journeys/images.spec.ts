import { expect, type Locator, type Page } from "@playwright/test";

import { test } from "../fixtures.ts";
import { holdScripts, PARSED } from "../scripts.ts";
import { IMAGE_HOST, main, open, routes } from "../site.ts";

/** The pages with places for photographs, and how many. */
const places = [
  { path: "/about", photographs: 5 },
  { path: "/google-ads", photographs: 3 },
  { path: "/microsoft-ads", photographs: 3 },
] as const;

const photographs = (page: Page): Locator =>
  page.locator(`img[src^="${IMAGE_HOST}/"]`);

const plates = (page: Page): Locator => main(page).locator("figure.plate");

/** Goes to each image, so that the ones that wait to be needed are loaded. */
async function goToAll(images: Locator): Promise<void> {
  for (const image of await images.all()) await image.scrollIntoViewIfNeeded();
}

const isBroken = (image: Locator): Promise<boolean> =>
  image.evaluate(
    (node) =>
      node instanceof HTMLImageElement &&
      !(node.complete && node.naturalWidth > 0),
  );

for (const { path, photographs: count } of places) {
  test(`photographs of ${path} that have loaded are shown`, async ({
    page,
  }) => {
    await open(page, path);
    await expect(photographs(page)).toHaveCount(count);
    for (const photograph of await photographs(page).all()) {
      await photograph.locator("..").scrollIntoViewIfNeeded();
      await expect(photograph).toBeVisible();
      await expect(photograph).toHaveCSS("filter", /^url\(/);
      expect(await isBroken(photograph)).toBe(false);
    }
  });
}

test("a photograph that came before the application started is shown", async ({
  page,
}) => {
  const releaseScripts = await holdScripts(page);
  await page.goto("/about", PARSED);
  const first = photographs(page).first();
  await first.locator("..").scrollIntoViewIfNeeded();
  await expect.poll(() => isBroken(first)).toBe(false);
  await expect(first).toBeHidden();
  releaseScripts();
  await expect(first).toBeVisible();
});

test("a photograph that shows has the name, its drawing none", async ({
  page,
}) => {
  await open(page, "/google-ads");
  const plate = plates(page).first();
  await plate.scrollIntoViewIfNeeded();
  const shown = plate.getByRole("img", { name: "A card payment" });
  await expect(shown).toBeVisible();
  await expect(plate.getByRole("img", { name: /\S/ })).toHaveCount(1);
});

test("the image host is not told which page is being read", async ({
  page,
}) => {
  const asked = page.waitForRequest(`${IMAGE_HOST}/**`);
  await open(page, "/about");
  await goToAll(plates(page));
  const request = await asked;
  expect(await request.headerValue("referer")).toBeNull();
});

for (const { path } of routes) {
  test(`every image of ${path} has its size and an alt text`, async ({
    read,
  }) => {
    const page = await read(path);
    for (const image of await page.locator("img").all()) {
      await expect(image).toHaveAttribute("width", /^\d+$/);
      await expect(image).toHaveAttribute("height", /^\d+$/);
      await expect(image).toHaveAttribute("alt");
    }
    for (const photograph of await photographs(page).all()) {
      await expect(photograph).toHaveAttribute("alt", /\S/);
      await expect(photograph).toHaveAttribute("srcset", /(, .+ \d+w){3}/);
      await expect(photograph).toHaveAttribute("sizes", /vw/);
    }
  });
}

test("each of the home page's drawings has its own proportions", async ({
  page,
}) => {
  await open(page, "/");
  const drawings = main(page).locator("img.draw");
  await goToAll(drawings);
  const wrong = await drawings.evaluateAll((all) =>
    all.flatMap((drawing) => {
      const { clientWidth, clientHeight } = drawing;
      const own =
        Number(drawing.getAttribute("width")) /
        Number(drawing.getAttribute("height"));
      const isOwn = Math.abs(clientWidth / clientHeight / own - 1) < 0.05;
      return isOwn ? [] : [`${drawing.getAttribute("src")}: ${clientHeight}`];
    }),
  );
  expect(wrong).toEqual([]);
  await expect(drawings).not.toHaveCount(0);
});
