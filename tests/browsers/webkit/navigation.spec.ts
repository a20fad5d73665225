import { expect } from "@playwright/test";
import { Key } from "selenium-webdriver";

import { test } from "./fixtures.ts";

const pages = [
  { name: "Services", path: "/services", title: /^Services/ },
  { name: "Google Ads", path: "/google-ads", title: /^Google Ads/ },
  { name: "Microsoft Ads", path: "/microsoft-ads", title: /^Microsoft Ads/ },
  { name: "About Us", path: "/about", title: /^About Us/ },
  { name: "Contact Us", path: "/contact", title: /^Contact Us/ },
  { name: "Home", path: "/", title: /^Leadline Digital/ },
];

for (const part of ["header", "footer"]) {
  test(`the links of the ${part} stay in the application`, async ({ tab }) => {
    await tab.open("/thank-you");
    await tab.markDocument();
    for (const { name, path, title } of pages) {
      // The page's rest moves the footer down as it comes.
      await tab.part("main:not(:has(.below-the-fold))").element();
      await tab.named(part, "a", name).click();
      await tab.expectPath(path);
      await tab.expectTitle(title);
      await expect.poll(() => tab.scrolledBy()).toBe(0);
      expect(await tab.hasMarkedDocument()).toBe(true);
    }
  });
}

for (const { path, title } of pages) {
  test(`${path} is the same page by a full load`, async ({ tab }) => {
    await tab.open(path);
    await tab.expectTitle(title);
    await tab.markDocument();
    await tab.reload();
    await tab.expectTitle(title);
    expect(await tab.hasMarkedDocument()).toBe(false);
    expect(await tab.scrolledBy()).toBe(0);
  });
}

test("going back restores the scroll position, going on too", async ({
  tab,
}) => {
  const history = tab.driver.navigate();
  await tab.open("/");
  await tab.scrollTo(1500);
  await expect.poll(() => tab.scrolledBy()).toBe(1500);
  await tab.named("header", "a", "Services").click();
  await tab.expectTitle(/^Services/);
  await expect.poll(() => tab.scrolledBy()).toBe(0);
  await tab.scrollTo(700);
  await history.back();
  await tab.expectTitle(/^Leadline/);
  await expect.poll(() => tab.scrolledBy()).toBe(1500);
  await history.forward();
  await tab.expectTitle(/^Services/);
  await expect.poll(() => tab.scrolledBy()).toBe(700);
});

test("the active item changes with the page, and looks different", async ({
  tab,
}) => {
  await tab.open("/");
  const weight = (name: string) =>
    tab
      .named("nav", "a", name)
      .run((link) => Number(getComputedStyle(link).fontWeight));
  for (const name of ["Services", "About Us"]) {
    await tab.named("nav", "a", name).click();
    await tab.part("nav [aria-current=page]").expectText(name);
    expect(await weight(name)).toBeGreaterThan(await weight("Home"));
  }
});

test("the keyboard goes on at the new page's beginning", async ({ tab }) => {
  await tab.open("/thank-you");
  await tab.named("main", "a", "Explore Our Services").click();
  await tab.part("main").expectFocused();
  await tab.press(Key.TAB);
  await tab.named("main", "a", "Get Started").expectFocused();
});

test("the skip link leads past the header", async ({ tab }) => {
  await tab.open("/services");
  await tab.press(Key.TAB);
  const skip = tab.named("body", "a", "Skip to content");
  await skip.expectFocused();
  await expect
    .poll(() => skip.run((link) => link.getBoundingClientRect().top))
    .toBe(0);
  await tab.press(Key.ENTER);
  await tab.part("main").expectFocused();
});
