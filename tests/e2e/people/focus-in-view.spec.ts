// WCAG 2.4.3, 2.4.7, 2.4.11: the keyboard reaches everything, in order, in view.
import { expect, type Page } from "@playwright/test";

import { test } from "../fixtures.ts";
import { cookieNotice, fontsHaveCome } from "../site.ts";
import { everyPath, openAny } from "./every-page.ts";
import { focusedElement } from "./focused-element.ts";

// Some fifty stops, there and back, at four sizes.
test.describe.configure({ timeout: 180_000 });
test.use({ contextOptions: { reducedMotion: "reduce" } });

/** A phone, the same with its keyboard out, a desktop, and that at 400 % zoom. */
const sizes = [
  [390, 844],
  [390, 500],
  [1280, 720],
  [320, 256],
] as const;

/** Half a pixel may be lost to rounding. */
const ROUNDING = 0.5;

/** Resolves when the page's end has room for the notice at this size. */
async function hasRoomForNotice(page: Page): Promise<void> {
  const missing = () =>
    page.evaluate(() => {
      const notice = document.querySelector(".cookie-notice");
      const room = getComputedStyle(document.body).paddingBlockEnd;
      return (notice?.getBoundingClientRect().height ?? 0) - parseFloat(room);
    });
  await expect
    .poll(async () => Math.abs(await missing()), "px of room missing")
    .toBeLessThan(1);
}

/** How many controls are there to be reached; the skip link is one. */
const countControls = (page: Page): Promise<number> =>
  page
    .locator("a[href], button, input, select, textarea, summary")
    .evaluateAll(
      (all) =>
        all.filter((element) =>
          element.checkVisibility({ contentVisibilityAuto: true }),
        ).length,
    );

/** Presses the key so many times; gives what has had the focus. */
async function goThrough(
  page: Page,
  key: string,
  presses: number,
): Promise<string[]> {
  const names: string[] = [];
  const hidden = async () => {
    const { seen = 0, atBest = 0 } = (await focusedElement(page)) ?? {};
    return Math.max(0, atBest - seen - ROUNDING);
  };
  for (let press = 0; press < presses; press += 1) {
    await page.keyboard.press(key);
    const name = (await focusedElement(page))?.name ?? "nothing";
    names.push(name);
    await expect.poll(hidden, `${key}: ${name}, px hidden`).toBe(0);
  }
  return names;
}

for (const path of everyPath) {
  test(`every stop of the keyboard on ${path} is in view`, async ({
    page,
    complaints,
  }) => {
    await openAny(page, path, complaints);
    await expect(cookieNotice(page)).toBeVisible();
    // What comes later would move what has been focused.
    await fontsHaveCome(page);
    for (const [width, height] of sizes) {
      await test.step(`${width} × ${height}`, async () => {
        await page.setViewportSize({ width, height });
        await hasRoomForNotice(page);
        await page.getByRole("link", { name: "Skip to content" }).focus();
        const rest = (await countControls(page)) - 1;
        const there = await goThrough(page, "Tab", rest);
        expect(there.at(0)).toBe("button Accept");
        expect(there.at(-1)).toBe("a Privacy Policy");
        const back = await goThrough(page, "Shift+Tab", rest);
        expect(back).toEqual([
          ...there.slice(0, -1).toReversed(),
          "a Skip to content",
        ]);
      });
    }
  });
}

test("whatever has the focus shows it", async ({ page, complaints }) => {
  await openAny(page, "/contact", complaints);
  await expect(cookieNotice(page)).toBeVisible();
  for (;;) {
    await page.keyboard.press("Tab");
    const focused = await focusedElement(page);
    if (!focused) break;
    const outline = await page.evaluate(() => {
      const style = getComputedStyle(document.activeElement ?? document.body);
      return { style: style.outlineStyle, width: style.outlineWidth };
    });
    expect(outline, focused.name).toEqual({ style: "solid", width: "3px" });
  }
});
