// The address carries the estimate.
import { expect, type Page } from "@playwright/test";

import { retype } from "../contact-form.ts";
import {
  estimator,
  exactField,
  expectAnswer,
  OPENING,
  slider,
  startLink,
} from "../estimator.ts";
import { test } from "../fixtures.ts";
import { expectSameDocument, markDocument } from "../same-document.ts";
import { main, open } from "../site.ts";

declare global {
  interface Window {
    /** When the address was replaced. */
    addressWrites: number[];
  }
}

const steps = (page: Page) => page.evaluate(() => history.length);

for (const [search, answer] of [
  ["?spend=85000", "£85,000 a month; Enterprise is cheapest at £11,500"],
  ["?spend=12345.67", "£12,345.67 a month; Starter is cheapest at £2,651.85"],
  ["?from=mail&spend=1000", "£1,000 a month; Starter is cheapest at £950"],
] as const) {
  test(`a page opened with ${search} shows it, and keeps its address`, async ({
    page,
  }) => {
    await open(page, `/google-ads${search}`);
    await expectAnswer(page, answer);
    await expect(page).toHaveURL(`/google-ads${search}`);
  });
}

for (const search of [
  "?spend=",
  "?spend=0",
  "?spend=-5000",
  "?spend=1e9",
  "?spend=NaN",
  "?spend=%3Cb%3E",
]) {
  test(`${search} is ignored`, async ({ page }) => {
    await open(page, `/google-ads${search}`);
    await slider(page).scrollIntoViewIfNeeded();
    await slider(page).press("ArrowRight");
    await expectAnswer(page, "£31,000 a month; Growth is cheapest at £5,220");
    await slider(page).press("ArrowLeft");
    await expectAnswer(page, OPENING);
  });
}

test("moving the slider replaces the address, and moves nothing else", async ({
  page,
}) => {
  await open(page, "/google-ads?from=mail#prices");
  await markDocument(page);
  await slider(page).scrollIntoViewIfNeeded();
  const before = await steps(page);
  const scrolled = await page.evaluate(() => scrollY);
  for (let press = 0; press < 12; press += 1) {
    await slider(page).press("ArrowLeft");
  }
  await expect(page).toHaveURL("/google-ads?from=mail&spend=18500#prices");
  expect(await steps(page)).toBe(before);
  expect(await page.evaluate(() => scrollY)).toBe(scrolled);
  await expect(slider(page)).toBeFocused();
  await expectSameDocument(page);
});

test("dragging writes the address seldom", async ({ page }) => {
  await page.addInitScript(() => {
    const replace = history.replaceState.bind(history);
    window.addressWrites = [];
    history.replaceState = (...args) => {
      window.addressWrites.push(performance.now());
      replace(...args);
    };
  });
  await open(page, "/google-ads");
  await slider(page).press("Home");
  await expect(page).toHaveURL(/spend=1000$/);
  for (let press = 0; press < 30; press += 1) {
    await slider(page).press("ArrowRight");
  }
  await expect(page).toHaveURL(/spend=9900$/);
  const gaps = await page.evaluate(() =>
    window.addressWrites.map(
      (time, place, times) => time - (times[place - 1] ?? -Infinity),
    ),
  );
  // The router's first, one for Home, and those of the drag.
  expect(gaps.length).toBeGreaterThan(2);
  // Safari allows 100 in 30 seconds.
  for (const gap of gaps.slice(2)) expect(gap).toBeGreaterThan(300);
});

test("no spend is left in another page's address", async ({ page }) => {
  // The time that the page's own timers go by.
  await page.clock.install();
  await open(page, "/google-ads");
  await slider(page).press("End");
  await expectAnswer(
    page,
    "£100,000 a month; Enterprise is cheapest at £13,000",
  );
  await startLink(page).click();
  await expect(page).toHaveTitle(/^Contact/);
  await page.clock.fastForward("00:02");
  await expect(page).toHaveURL(
    "/contact?subject=google-ads&spend=100000&package=Enterprise&fee=13000",
  );
});

test("the estimate outlives a reload", async ({ page }) => {
  await open(page, "/google-ads");
  await retype(exactField(page), "£12,500");
  await expect(page).toHaveURL("/google-ads?spend=12500");
  await page.reload();
  await expectAnswer(page, "£12,500 a month; Starter is cheapest at £2,675");
});

test("a link to a place on the page leaves the estimate as it is, in the address too", async ({
  page,
}) => {
  await open(page, "/google-ads");
  await slider(page).press("End");
  await expect(page).toHaveURL("/google-ads?spend=100000");
  await main(page).getByRole("link", { name: "See the prices" }).click();
  await expect(page).toHaveURL("/google-ads?spend=100000#prices");
  await expect(estimator(page)).toContainText("£13,000");
  await page.evaluate(() => history.back());
  await expect(page).toHaveURL("/google-ads?spend=100000");
  await expectAnswer(
    page,
    "£100,000 a month; Enterprise is cheapest at £13,000",
  );
});
