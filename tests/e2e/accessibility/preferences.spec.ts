// Less motion (WCAG 2.3.3), and forced colours, in which what carries meaning still shows.
import { expect, type Page } from "@playwright/test";

import { test } from "../fixtures.ts";
import {
  cookieNotice,
  oneOfEachTemplate,
  mainNavigation,
  menuButton,
  open,
  PHONE,
} from "../site.ts";

test.use({
  contextOptions: { forcedColors: "active", reducedMotion: "reduce" },
});

const schemes = ["light", "dark"] as const;

const styleOf = (page: Page, selector: string, property: string) =>
  page.evaluate(
    ([name = "", wanted = ""]) => {
      const [host = "", pseudo] = name.split(/(?=::)/);
      const element = document.querySelector(host);
      if (!element) throw new Error(`no ${host}`);
      return getComputedStyle(element, pseudo).getPropertyValue(wanted);
    },
    [selector, property],
  );

const animations = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const moving =
      /^(transform|translate|rotate|scale|opacity|clip|inset|top|left|stroke|(min|max)?(width|height))/i;
    // The bar that gives way to another action does not move: it is there or not.
    const bar = document.querySelector(".within-reach")?.getAnimations() ?? [];
    const all = document.getAnimations().filter((each) => !bar.includes(each));
    return all.flatMap(({ effect }) => {
      if (!(effect instanceof KeyframeEffect)) return ["not of keyframes"];
      return effect
        .getKeyframes()
        .flatMap((frame) => Object.keys(frame))
        .filter((key) => moving.test(key))
        .map((key) => `${effect.target?.className}: ${key}`);
    });
  });

const transitions = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    Array.from(document.querySelectorAll("*")).flatMap((element) =>
      ["", "::before", "::after"]
        .map((pseudo) => getComputedStyle(element, pseudo || null))
        .filter(({ transitionDuration }) => /[1-9]/.test(transitionDuration))
        .map(
          ({ transition }) =>
            `${element.outerHTML.slice(0, 80)}: ${transition}`,
        ),
    ),
  );

const withoutEdge = (page: Page): Promise<string[]> =>
  page.locator("button, input, select, textarea").evaluateAll((all) => {
    const ground = getComputedStyle(document.body).backgroundColor;
    return all
      .filter((element) => element.checkVisibility())
      .filter((element) => {
        const style = getComputedStyle(element);
        return (
          parseFloat(style.borderBlockEndWidth) < 1 ||
          style.borderBlockEndColor === ground
        );
      })
      .map((element) => element.outerHTML);
  });

async function expectEdges(page: Page) {
  for (const width of [1280, 390]) {
    await page.setViewportSize({ width, height: 800 });
    for (const colorScheme of schemes) {
      await page.emulateMedia({ colorScheme });
      const place = `${width} px, ${colorScheme}`;
      expect.soft(await withoutEdge(page), place).toEqual([]);
    }
  }
}

/** The selectors of drawings with a meaning that consist of backgrounds only. */
const drawn: Record<string, string[]> = {
  "/": ["main figure li::after", "main .steps li::before"],
  "/services": ["main .hang li::after"],
  "/google-ads": ["main .table tbody th::after"],
  "/about": ["main summary::before"],
  "/contact": ["main table td::before"],
};

async function expectDrawn(page: Page, selector: string) {
  const ground = await styleOf(page, "body", "background-color");
  const color = await styleOf(page, selector, "background-color");
  const image = await styleOf(page, selector, "background-image");
  const isDrawn = image !== "none" || color !== ground;
  expect(isDrawn, `${selector}: ${color} on ${ground}`).toBe(true);
  const adjust = await styleOf(page, selector, "forced-color-adjust");
  expect(adjust, selector).toBe("none");
}

for (const path of oneOfEachTemplate) {
  test(`nothing on ${path} moves, all controls have an edge, what is drawn shows`, async ({
    page,
  }) => {
    await open(page, path);
    for (const colorScheme of schemes) {
      await page.emulateMedia({ colorScheme });
      for (const selector of drawn[path] ?? [])
        // Content may go without the section that has it.
        if ((await page.locator(selector.split("::")[0] ?? "").count()) > 0)
          await expectDrawn(page, selector);
    }
    expect(await animations(page)).toEqual([]);
    expect(await transitions(page)).toEqual([]);
    await expect(page.locator("html")).toHaveCSS("scroll-behavior", "auto");
    await expectEdges(page);
  });
}

test("the menu, the notice and their controls have edges, the focus its ring", async ({
  page,
}) => {
  await page.setViewportSize(PHONE);
  await open(page, "/google-ads");
  await expect(cookieNotice(page)).toBeVisible();
  await expectEdges(page);
  expect(await animations(page)).toEqual([]);
  expect(await transitions(page)).toEqual([]);
  await menuButton(page).click();
  await expect(mainNavigation(page)).toBeVisible();
  const ground = await styleOf(page, "body", "background-color");
  const menu = page.locator(":popover-open");
  await expect(menu).toHaveCSS("border-bottom-style", "solid");
  await expect(menu).not.toHaveCSS("border-bottom-color", ground);
  await expect(cookieNotice(page)).toHaveCSS("border-top-style", "solid");
  await expect(cookieNotice(page)).not.toHaveCSS("border-top-color", ground);
  await page.keyboard.press("Tab");
  await expect(page.locator(":focus")).toHaveCSS("outline-style", "solid");
  await page.keyboard.press("Escape");
  const slider = page.getByRole("slider");
  await slider.press("ArrowRight");
  await expect(slider).toHaveCSS("outline-style", "solid");
});
