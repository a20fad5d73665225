import { expect } from "@playwright/test";
import { Key } from "selenium-webdriver";

import { test } from "./fixtures.ts";
import type { Tab } from "./tab.ts";

/** From the page's beginning, in ms; specification, section 9. */
const DELAY = 1500;

const notice = (tab: Tab) => tab.part(".cookie-notice");
const button = (tab: Tab, name: string) => tab.named("section", "button", name);

const isThere = (tab: Tab) =>
  tab.run(() => document.querySelector(".cookie-notice") !== null);

const ageOf = (tab: Tab) => tab.run(() => performance.now());

/** Waits until the page is so old that the notice would have shown. */
async function passTheDelay(tab: Tab): Promise<void> {
  await expect.poll(() => ageOf(tab)).toBeGreaterThan(DELAY + 1000);
}

test("the notice shows after 1,500 ms, as a bar fixed to the bottom", async ({
  tab,
}) => {
  await tab.goto("/");
  const shownAt = await tab.driver.executeAsyncScript<number>(
    (done: (age: number) => void) => {
      const look = () => {
        if (!document.querySelector(".cookie-notice")) return;
        observer.disconnect();
        done(performance.now());
      };
      const observer = new MutationObserver(look);
      observer.observe(document, { childList: true, subtree: true });
      look();
    },
  );
  expect(shownAt).toBeGreaterThanOrEqual(DELAY);
  const box = await notice(tab).run((bar) => {
    const { left, right, bottom } = bar.getBoundingClientRect();
    return { left, right, bottom, position: getComputedStyle(bar).position };
  });
  expect(box).toEqual({ left: 0, right: 1280, bottom: 720, position: "fixed" });
});

for (const [answer, choice] of [
  ["Accept", "accepted"],
  ["Reject", "rejected"],
] as const) {
  test(`${answer} stores cookiesAccepted and the choice, and hides the notice for good`, async ({
    tab,
  }) => {
    await tab.open("/");
    await button(tab, answer).click();
    await expect.poll(() => isThere(tab)).toBe(false);
    const stored = await tab.run(() => JSON.stringify(localStorage));
    expect(JSON.parse(stored)).toEqual({
      cookiesAccepted: "true",
      cookieChoice: expect.stringContaining(`"${choice}"`),
    });
    await tab.reload();
    await passTheDelay(tab);
    expect(await isThere(tab)).toBe(false);
  });
}

test("the notice stays until it is answered, also on the next page", async ({
  tab,
}) => {
  await tab.open("/");
  await notice(tab).expectShown();
  await tab.named("footer", "a", "About Us").click();
  await tab.expectPath("/about");
  await notice(tab).expectShown();
  await tab.reload();
  await notice(tab).expectShown();
});

test("Learn more shows the details, Show less hides them", async ({ tab }) => {
  await tab.open("/");
  const toggle = tab.part(".cookie-notice summary");
  const details = tab.part(".cookie-notice details p");
  await toggle.expectText("Learn more");
  await details.expectShown(false);
  await toggle.run((summary) => summary.focus());
  await tab.press(Key.ENTER);
  await toggle.expectText("Show less");
  await details.expectShown();
  await tab.press(Key.ENTER);
  await toggle.expectText("Learn more");
  await details.expectShown(false);
});

for (const width of [390, 1280]) {
  test(`the page's end is never hidden behind the notice at ${width} px`, async ({
    tab,
  }) => {
    await tab.resize(width, 720);
    await tab.open("/contact");
    await notice(tab).expectShown();
    const gap = async () => {
      await tab.scrollTo(1_000_000);
      return notice(tab).run((bar) => {
        const last = [...document.querySelectorAll("footer a")].at(-1);
        const bottom = last?.getBoundingClientRect().bottom ?? Infinity;
        return bar.getBoundingClientRect().top - bottom;
      });
    };
    await expect.poll(gap).toBeGreaterThanOrEqual(0);
    await tab.part(".cookie-notice summary").click();
    await tab.part(".cookie-notice details p").expectShown();
    await expect.poll(gap).toBeGreaterThanOrEqual(0);
  });
}
