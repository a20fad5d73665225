// What visitors ask of their system: less motion (WCAG 2.3.3), forced colours, in which what
// carries meaning still shows, and paper.
import { expect, type Page } from "@playwright/test";

import { footer, header, heading1, main } from "../site.ts";

const animations = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const moving =
      /^(transform|translate|rotate|scale|opacity|clip|inset|top|left|stroke|(min|max)?(width|height))/i;
    // The bar that gives way to another action does not move: it is there or not.
    const bar = document.querySelector(".action-bar")?.getAnimations() ?? [];
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

/** Nothing moves, nor would if it changed. */
export async function expectNoMotion(page: Page): Promise<void> {
  expect.soft(await animations(page), "animations").toEqual([]);
  expect.soft(await transitions(page), "transitions").toEqual([]);
  await expect.soft(page.locator("html")).toHaveCSS("scroll-behavior", "auto");
}

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

/** The selectors of drawings with a meaning that consist of backgrounds only. */
const drawn: Record<string, string[]> = {
  "/": ["main figure li::after", "main .steps li::before"],
  "/services": ["main .hang li::after"],
  "/google-ads": ["main .table tbody th::after"],
  "/about": ["main summary::before"],
  "/contact": ["main table td::before"],
};

const notDrawn = (page: Page, path: string): Promise<string[]> =>
  page.evaluate((selectors) => {
    const ground = getComputedStyle(document.body).backgroundColor;
    return selectors.filter((selector) => {
      const [host = "", pseudo] = selector.split(/(?=::)/);
      const element = document.querySelector(host);
      // Content may go without the section that has it.
      if (!element) return false;
      const style = getComputedStyle(element, pseudo);
      return (
        (style.backgroundImage === "none" &&
          style.backgroundColor === ground) ||
        style.getPropertyValue("forced-color-adjust") !== "none"
      );
    });
  }, drawn[path] ?? []);

/** In forced colours controls have an edge, on desktops and phones, and what is drawn shows. */
export async function expectEdges(page: Page, path = ""): Promise<void> {
  for (const width of [1280, 390]) {
    await page.setViewportSize({ width, height: 800 });
    for (const colorScheme of ["light", "dark"] as const) {
      await page.emulateMedia({ colorScheme, forcedColors: "active" });
      const place = `forced colours, ${colorScheme}, ${width} px`;
      expect.soft(await withoutEdge(page), `edges: ${place}`).toEqual([]);
      expect.soft(await notDrawn(page, path), `drawn: ${place}`).toEqual([]);
    }
  }
}

/** What is not dark on white on paper, whatever the scheme. */
export const notInkOnWhite = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const canvas = new OffscreenCanvas(1, 1).getContext("2d", {
      willReadFrequently: true,
    });
    if (!canvas) throw new Error("no canvas");
    const isDark = (color: string) => {
      for (const fill of ["white", color]) {
        canvas.fillStyle = fill;
        canvas.fillRect(0, 0, 1, 1);
      }
      const [red = 0, green = 0, blue = 0] = canvas.getImageData(
        0,
        0,
        1,
        1,
      ).data;
      return red + green + blue < 1.5 * 255;
    };
    // Besides bars, and labels in white on ink of their own.
    const onPaper = ":not(img, i, .badge, .readings em, .hours td span)";
    return Array.from(document.body.querySelectorAll(onPaper))
      .filter((element) => element.checkVisibility())
      .flatMap((element) => {
        const style = getComputedStyle(element);
        const { backgroundColor, color } = style;
        const name = `${element.localName}.${element.getAttribute("class")}`;
        return [
          ...(isDark(backgroundColor) ? [`${name} on ${backgroundColor}`] : []),
          ...(isDark(color) ? [] : [`${name} in ${color}`]),
        ];
      });
  });

const looseHeadings = (page: Page): Promise<string[]> =>
  page.locator("h1, h2, h3").evaluateAll((all) =>
    all
      .filter((heading) => {
        const { breakAfter, breakInside } = getComputedStyle(heading);
        return breakAfter !== "avoid" || breakInside !== "avoid";
      })
      .map(({ textContent }) => textContent),
  );

/** On paper a page has what is read, and nothing that is pressed. */
export async function expectPaper(page: Page): Promise<void> {
  await page.emulateMedia({ media: "print", colorScheme: "dark" });
  const useless = page.locator(
    'nav, form, button:not(li button), [href="#main"]',
  );
  await expect.soft(useless.filter({ visible: true })).toHaveCount(0);
  const answers = main(page).locator("details > :not(summary)");
  await expect.soft(answers.filter({ visible: false })).toHaveCount(0);
  for (const part of [
    header(page).locator(".logo"),
    heading1(page),
    footer(page),
  ])
    await expect.soft(part).toBeVisible();
  expect.soft(await notInkOnWhite(page), "ink").toEqual([]);
  expect.soft(await looseHeadings(page), "headings").toEqual([]);
}
