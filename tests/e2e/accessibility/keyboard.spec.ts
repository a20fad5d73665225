// WCAG 2.4.3, 2.4.7, 2.4.11: the keyboard reaches everything, in order, in view.
import { expect, type Locator, type Page } from "@playwright/test";

import { needsNotice, noticeComes, noticeHasCome } from "../cookie-notice.ts";
import { estimator, estimatorStarted } from "../estimator.ts";
import { test } from "../fixtures.ts";
import {
  cookieNotice,
  DESKTOP,
  fontsHaveCome,
  footer,
  main,
  menuLink,
  noticeButton,
  oneOfEachTemplate,
  open,
  samplePage,
  siteContent,
  titleOf,
} from "../site.ts";

// Some fifty stops at each size.
test.describe.configure({ timeout: 180_000 });
test.use({ contextOptions: { reducedMotion: "reduce" } });

/** A phone with its keyboard out, where all bars are fixed. */
const KEYBOARD_OUT = { width: 390, height: 500 };

/** A desktop at 400 % zoom, in whose low window a header scrolls away. */
const ZOOMED = { width: 320, height: 256 };

const focused = (page: Page) =>
  page.evaluate(() => {
    const element = document.activeElement;
    if (!element || element === document.body) return undefined;
    const headerBox = document.querySelector("header")?.getBoundingClientRect();
    const notice = document.querySelector('[aria-live="polite"] > section');
    const noticeBox = notice?.getBoundingClientRect();
    // Seen between the header and the notice, or within the bar it belongs to.
    const view = { top: 0, bottom: innerHeight };
    if (notice?.contains(element)) view.top = noticeBox?.top ?? 0;
    else if (!element.closest('header, [href="#main"]')) {
      view.top = headerBox?.bottom ?? 0;
      view.bottom = noticeBox?.top ?? innerHeight;
    }
    const box = element.getBoundingClientRect();
    const seen =
      Math.min(box.bottom, view.bottom) - Math.max(box.top, view.top);
    const root = getComputedStyle(document.documentElement);
    const room =
      innerHeight -
      parseFloat(root.scrollPaddingBlockStart) -
      // "auto" without the notice.
      (parseFloat(root.scrollPaddingBlockEnd) || 0);
    // What is higher than the room can fill it only, and of a long text that is being
    // written a browser shows the line.
    const atBest =
      element.localName === "textarea"
        ? 44
        : Math.min(box.height, view.bottom - view.top, room);
    const { outlineStyle, outlineWidth } = getComputedStyle(element);
    const name = element.getAttribute("aria-label") ?? element.textContent;
    return {
      name: `${element.localName} ${name || element.id}`,
      // Half a pixel may be lost to rounding.
      hidden: Math.max(0, atBest - seen - 0.5),
      outline: `${outlineStyle} ${outlineWidth}`,
    };
  });

const hasRoomForNotice = (page: Page): Promise<void> =>
  expect
    .poll(async () => {
      const notice = await cookieNotice(page).boundingBox();
      const room = await page.evaluate(() =>
        parseFloat(getComputedStyle(document.body).paddingBlockEnd),
      );
      return Math.abs((notice?.height ?? 0) - room);
    }, "px of room missing")
    .toBeLessThan(1);

/** How many stops there are: the options of one choice are one, and what scrolls is one. */
const countControls = (part: Locator): Promise<number> =>
  part
    .locator(
      "a[href], button, input, select, textarea, summary, [tabindex='0'], div",
    )
    .evaluateAll(
      (all) =>
        all
          .filter((element) =>
            element.checkVisibility({
              contentVisibilityAuto: true,
              visibilityProperty: true,
            }),
          )
          .filter((element) => !element.matches("[type=radio]:not(:checked)"))
          .filter(
            (element) =>
              element.localName !== "div" ||
              element.matches("[tabindex='0']") ||
              (getComputedStyle(element).overflowX === "auto" &&
                element.scrollWidth > element.clientWidth),
          ).length,
    );

async function goThrough(
  page: Page,
  key: string,
  presses: number,
): Promise<string[]> {
  const names: string[] = [];
  for (let press = 0; press < presses; press += 1) {
    await page.keyboard.press(key);
    const { name = "nothing", hidden } = (await focused(page)) ?? {};
    names.push(name);
    if (hidden === 0) continue;
    const hiddenNow = async () => (await focused(page))?.hidden;
    await expect.poll(hiddenNow, `${key}: ${name}, px hidden`).toBe(0);
  }
  return names;
}

for (const path of oneOfEachTemplate)
  test(`every stop of the keyboard on ${path} is in view`, async ({ page }) => {
    await open(page, path);
    await noticeHasCome(page);
    // The notice and the fonts would move elements that have been checked.
    await fontsHaveCome(page);
    // Two of its buttons come when it runs, which would be on the way.
    if (await estimator(page).count()) await estimatorStarted(page);
    const skip = page.getByRole("link", { name: siteContent.navigation.skip });
    const isSample = path === samplePage;
    // With questions, the estimator, and a form.
    const sizes = [
      KEYBOARD_OUT,
      ...(isSample ? [DESKTOP] : []),
      ...([samplePage, "/google-ads", "/contact"].includes(path)
        ? [ZOOMED]
        : []),
    ];
    for (const size of sizes)
      await test.step(`${size.width} × ${size.height}`, async () => {
        await page.setViewportSize(size);
        if (noticeComes) await hasRoomForNotice(page);
        await skip.focus();
        if (!isSample) {
          await skip.press("Enter");
          await expect(main(page)).toBeFocused();
          await goThrough(page, "Tab", (await countControls(main(page))) + 1);
          const next = footer(page).locator("a:visible").first();
          return expect(next).toBeFocused();
        }
        const rest = (await countControls(page.locator("body"))) - 1;
        const there = await goThrough(page, "Tab", rest);
        expect(there.at(0)).toMatch(noticeComes ? /^summary/ : /home$/);
        expect(there.at(-1)).toBe(`a ${siteContent.footer.privacy?.text}`);
        const back = await goThrough(page, "Shift+Tab", rest);
        expect(back.slice(0, -1)).toEqual(there.slice(0, -1).toReversed());
        await expect(skip).toBeFocused();
      });
  });

test("whatever has the focus shows it", async ({ page }) => {
  await open(page, "/contact");
  await noticeHasCome(page);
  for (;;) {
    await page.keyboard.press("Tab");
    const stop = await focused(page);
    if (!stop) break;
    expect(stop.outline, stop.name).toBe("solid 3px");
  }
});

test("the notice is the second stop; answered, it returns the focus to where that was", async ({
  page,
}) => {
  needsNotice();
  await open(page, "/thank-you");
  await expect(cookieNotice(page)).toBeVisible();
  await page.keyboard.press("Tab");
  const skip = page.getByRole("link", { name: siteContent.navigation.skip });
  await expect(skip).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(cookieNotice(page).locator("summary")).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(noticeButton(page, "Accept")).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(cookieNotice(page)).toBeHidden();
  await expect(skip).toBeFocused();

  // On the way back up
  await page.evaluate(() => localStorage.clear());
  await open(page, "/thank-you");
  await expect(cookieNotice(page)).toBeVisible();
  const logo = page.getByRole("link", { name: /home$/ });
  await logo.focus();
  await page.keyboard.press("Shift+Tab");
  await expect(noticeButton(page, "Reject")).toBeFocused();
  await page.keyboard.press("Space");
  await expect(cookieNotice(page)).toBeHidden();
  await expect(logo).toBeFocused();
});

test("where the focus came from may be gone, or have been nowhere: then the notice gives it to the page", async ({
  page,
}) => {
  needsNotice();
  await open(page, "/thank-you");
  await main(page).getByRole("link").first().focus();
  await noticeButton(page, "Accept").focus();
  await menuLink(page, "/services").dispatchEvent("click");
  await expect(page).toHaveTitle(titleOf("/services"));
  await noticeButton(page, "Accept").press("Enter");
  await expect(main(page)).toBeFocused();

  await page.evaluate(() => localStorage.clear());
  await open(page, "/services");
  await noticeButton(page, "Reject").click();
  await expect(main(page)).toBeFocused();
});
