import { expect } from "@playwright/test";

import { test } from "../../e2e/fixtures.ts";
import { ANSWERED_404, open, routes, UNKNOWN } from "../../e2e/site.ts";
import { auctionBars, lighter, missingFaces, overflow } from "../looks.ts";

for (const path of [...routes.map((route) => route.path), UNKNOWN]) {
  test(`${path} does not scroll sideways at 320, 390 and 1280 px`, async ({
    page,
    complaints,
  }) => {
    if (path === UNKNOWN) complaints.expect(ANSWERED_404);
    await open(page, path);
    for (const width of [320, 390, 1280]) {
      await page.setViewportSize({ width, height: 720 });
      expect(await page.evaluate(overflow), `at ${width} px`).toEqual([]);
    }
  });
}

test("the site's own faces come", async ({ page }) => {
  await open(page, "/");
  await expect.poll(() => page.evaluate(missingFaces)).toEqual([]);
});

test("the bars of the auction are as long as their ranks", async ({ page }) => {
  await open(page, "/google-ads");
  const bars = await page.evaluate(auctionBars);
  expect(bars).toHaveLength(3);
  for (const { rank, bar } of bars) expect(bar).toBeCloseTo(rank, 1);
});

for (const [colorScheme, lighterOne] of [
  ["light", "ground"],
  ["dark", "ink"],
] as const) {
  test(`in the ${colorScheme} scheme the ${lighterOne} is the lighter`, async ({
    page,
  }) => {
    await page.emulateMedia({ colorScheme });
    await open(page, "/");
    expect(await page.evaluate(lighter)).toBe(lighterOne);
  });
}
