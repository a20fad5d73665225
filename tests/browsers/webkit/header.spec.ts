import { expect } from "@playwright/test";

import { test } from "./fixtures.ts";
import type { Tab } from "./tab.ts";

type Look = "transparent, no shadow" | "opaque, shadow";

const lookOf = (tab: Tab): Promise<string> =>
  tab.part("header").run((header) => {
    const { backgroundColor, boxShadow } = getComputedStyle(header);
    const ground = /[,/] 0\)$/.test(backgroundColor) ? "transparent" : "opaque";
    // While it is animated, "none" is a shadow without colour and extent.
    const isNone = /^none$|[,/] 0\) 0px 0px 0px 0px$/.test(boxShadow);
    return `${ground}, ${isNone ? "no shadow" : "shadow"}`;
  });

async function expectLook(tab: Tab, look: Look): Promise<void> {
  await expect.poll(() => lookOf(tab)).toBe(look);
}

for (const [timelines, flags] of [
  ["with scroll timelines", []],
  ["without scroll timelines", ["--features=-ScrollDrivenAnimations"]],
] as const) {
  test.describe(timelines, () => {
    test.use({ flags: [...flags] });

    test("the header is transparent up to 10 px of scroll, opaque from 11", async ({
      tab,
    }) => {
      await tab.open("/");
      const knowsTimelines = await tab.run(() =>
        CSS.supports("animation-timeline: scroll()"),
      );
      expect(knowsTimelines).toBe(flags.length === 0);
      await expectLook(tab, "transparent, no shadow");
      await tab.scrollTo(11);
      await expectLook(tab, "opaque, shadow");
      await tab.scrollTo(10);
      await expectLook(tab, "transparent, no shadow");
      await tab.scrollTo(1000);
      await expectLook(tab, "opaque, shadow");
      await tab.scrollTo(0);
      await expectLook(tab, "transparent, no shadow");
    });

    test("the header is opaque on a page that opens at a place of its own", async ({
      tab,
    }) => {
      await tab.open("/privacy#cookies");
      await expect.poll(() => tab.scrolledBy()).toBeGreaterThan(10);
      await expectLook(tab, "opaque, shadow");
    });

    test("the header is opaque on a page that is loaded again while scrolled", async ({
      tab,
    }) => {
      await tab.open("/about");
      await tab.scrollTo(600);
      await expectLook(tab, "opaque, shadow");
      await tab.reload();
      await expect.poll(() => tab.scrolledBy()).toBe(600);
      await expectLook(tab, "opaque, shadow");
    });

    test("the header is transparent again on the next page", async ({
      tab,
    }) => {
      await tab.open("/");
      await tab.scrollTo(500);
      await expectLook(tab, "opaque, shadow");
      await tab.named("header", "a", "Services").click();
      await tab.expectPath("/services");
      await expectLook(tab, "transparent, no shadow");
    });
  });
}

test("the header is fixed at the top of the view", async ({ tab }) => {
  await tab.open("/");
  await tab.scrollTo(800);
  await expect.poll(() => tab.scrolledBy()).toBe(800);
  const top = await tab
    .part("header")
    .run((header) => header.getBoundingClientRect().top);
  expect(top).toBe(0);
});
