import { expect } from "@playwright/test";

import { routes, UNKNOWN } from "../../e2e/site.ts";
import { auctionBars, lighter, missingFaces, overflow } from "../looks.ts";
import { test } from "./fixtures.ts";

const paths = [...routes.map((route) => route.path), UNKNOWN];

test("no page scrolls sideways at 320, 390 and 1280 px", async ({ tab }) => {
  for (const width of [320, 390, 1280]) {
    await tab.resize(width, 720);
    for (const path of paths) {
      await tab.open(path);
      expect(await tab.run(overflow), `${path} at ${width} px`).toEqual([]);
    }
  }
});

test("the site's own faces come", async ({ tab }) => {
  await tab.open("/");
  await expect.poll(() => tab.run(missingFaces)).toEqual([]);
});

test("the bars of the auction are as long as their ranks", async ({ tab }) => {
  await tab.open("/google-ads");
  const bars = await tab.run(auctionBars);
  expect(bars).toHaveLength(3);
  for (const { rank, bar } of bars) expect(bar).toBeCloseTo(rank, 1);
});

test("by day the ground is light", async ({ tab }) => {
  await tab.open("/");
  expect(await tab.run(lighter)).toBe("ground");
});

test.describe("by night", () => {
  test.use({ flags: ["--dark-mode"] });

  test("the ground is dark", async ({ tab }) => {
    await tab.open("/");
    expect(await tab.run(lighter)).toBe("ink");
  });
});
