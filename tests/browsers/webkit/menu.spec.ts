import { expect } from "@playwright/test";
import { Key } from "selenium-webdriver";

import { test } from "./fixtures.ts";
import type { Tab } from "./tab.ts";

const LINKS = [
  "Home",
  "Services",
  "Google Ads",
  "Microsoft Ads",
  "About Us",
  "Contact Us",
];

const menu = (tab: Tab) => tab.part("#site-nav");
const button = (tab: Tab) => tab.part(".menu-button");

async function expectMenu(tab: Tab, state: "open" | "closed") {
  await menu(tab).expectShown(state === "open");
}

const linksOf = (tab: Tab): Promise<string[]> =>
  menu(tab).run((nav) =>
    Array.from(nav.querySelectorAll("a"), (a) => a.innerText),
  );

test.beforeEach(async ({ tab }) => {
  await tab.resize(768, 800);
  await tab.open("/");
});

test("the button opens the six links and closes them again", async ({
  tab,
}) => {
  await expectMenu(tab, "closed");
  await button(tab).click();
  await expectMenu(tab, "open");
  expect(await linksOf(tab)).toEqual(LINKS);
  await button(tab).click();
  await expectMenu(tab, "closed");
  await button(tab).type(Key.ENTER);
  await expectMenu(tab, "open");
});

test("at 769 px the links are there and the menu button is not", async ({
  tab,
}) => {
  await tab.resize(769, 800);
  await button(tab).expectShown(false);
  await menu(tab).expectShown();
  expect(await linksOf(tab)).toEqual(LINKS);
});

test("growing past 768 px closes the menu", async ({ tab }) => {
  await button(tab).click();
  await expectMenu(tab, "open");
  await tab.resize(769, 800);
  await menu(tab).expectShown();
  await tab.resize(768, 800);
  await button(tab).expectShown();
  await expectMenu(tab, "closed");
});

test("the menu opens in a window that was wide when the page loaded", async ({
  tab,
}) => {
  await tab.resize(1280, 800);
  await tab.reload();
  await tab.resize(390, 800);
  await button(tab).click();
  await expectMenu(tab, "open");
  await tab.named("nav", "a", "Contact Us").expectShown();
});

test("a link closes the menu, also the one of the page that is shown", async ({
  tab,
}) => {
  await button(tab).click();
  await tab.named("nav", "a", "Home").click();
  await expectMenu(tab, "closed");
  await tab.expectPath("/");
  await button(tab).click();
  await tab.named("nav", "a", "About Us").click();
  await tab.expectPath("/about");
  await expectMenu(tab, "closed");
});

test("Escape closes the menu and gives the focus back to its button", async ({
  tab,
}) => {
  await button(tab).run((element) => element.focus());
  await button(tab).type(Key.ENTER);
  await expectMenu(tab, "open");
  await tab.press(Key.TAB);
  await tab.named("nav", "a", "Home").expectFocused();
  await tab.press(Key.ESCAPE);
  await expectMenu(tab, "closed");
  await button(tab).expectFocused();
});
