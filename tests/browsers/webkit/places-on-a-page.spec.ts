import { expect } from "@playwright/test";

import { test } from "./fixtures.ts";
import type { Tab } from "./tab.ts";

/** The place's heading stands below the header, in the upper half of the view. */
async function expectShown(tab: Tab, id: string): Promise<void> {
  const gap = () =>
    tab.part(`#${id}`).run((place) => {
      const header = document.querySelector("header");
      const heading = place.querySelector("h2, h3, h4");
      const bottom = header?.getBoundingClientRect().bottom ?? NaN;
      return (heading?.getBoundingClientRect().top ?? NaN) - bottom;
    });
  await expect.poll(gap).toBeGreaterThanOrEqual(0);
  await expect.poll(gap).toBeLessThan(320);
}

const places = [
  { path: "/services", link: "Integrated Digital Marketing", id: "idm" },
  { path: "/google-ads", link: "See the prices", id: "prices" },
  { path: "/privacy", link: "Cookies", id: "cookies" },
] as const;

for (const { path, link, id } of places) {
  test(`a link leads to its place on ${path}, below the header`, async ({
    tab,
  }) => {
    await tab.open(path);
    await tab.markDocument();
    await tab.named("main", "a", link).click();
    await tab.expectPath(`${path}#${id}`);
    await expectShown(tab, id);
    expect(await tab.hasMarkedDocument()).toBe(true);
  });

  test(`${path}#${id} opens at its place, and stays there`, async ({ tab }) => {
    await tab.open(`${path}#${id}`);
    await expectShown(tab, id);
  });
}

test("going back from another page returns to the place", async ({ tab }) => {
  await tab.open("/google-ads#prices");
  await expectShown(tab, "prices");
  await tab.named("main//*[@id='prices']", "a", "Get Started").click();
  await tab.expectTitle(/^Contact/);
  await tab.driver.navigate().back();
  await tab.expectTitle(/^Google Ads/);
  await expect.poll(() => tab.scrolledBy()).toBeGreaterThan(500);
});
