// The labels in the estimator's chart never touch each other, whatever the spend.
import { expect, type Page } from "@playwright/test";

import { amountField, slider } from "../estimator.ts";
import { test } from "../fixtures.ts";
import { answerNotice, fontsHaveCome, isPublished, open } from "../site.ts";

/** The narrowest of each layout, and those of common screens. */
const WIDTHS = [320, 390, 480, 576, 768, 960, 1152, 1200];

/** From 0 to 100, in per cent of the slider's length. */
const POSITIONS = Array.from({ length: 26 }, (_, index) => index * 4);

/** Spends whose fees have pence, near the limits of packages and far from them. */
const ODD = [1234.56, 9876.54, 23_333, 23_333.33, 55_555.55, 99_999.99];

declare global {
  interface Window {
    touchingLabels: () => string[];
  }
}

const addTouchingLabels = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const labels =
      ".depths .lead-line b, .depths .levels span, .depths .names li, .sea .surface, .sea .scale-name";
    window.touchingLabels = () => {
      const boxes = Array.from(document.querySelectorAll(labels)).flatMap(
        (element) => {
          const range = document.createRange();
          range.selectNodeContents(element);
          if (!element.checkVisibility()) return [];
          return Array.from(range.getClientRects(), (box) => ({
            element,
            box,
          }));
        },
      );
      return boxes.flatMap(({ element, box }, index) =>
        boxes
          .slice(index + 1)
          .flatMap((other) =>
            other.element !== element &&
            box.left < other.box.right &&
            other.box.left < box.right &&
            box.top < other.box.bottom &&
            other.box.top < box.bottom
              ? [`${element.textContent} and ${other.element.textContent}`]
              : [],
          ),
      );
    };
  });

const sweep = (page: Page, positions: number[]) =>
  slider(page).evaluate(async (input, all) => {
    if (!(input instanceof HTMLInputElement)) throw new Error("no slider");
    const touching: string[] = [];
    const answers = new Set<string | null>();
    for (const position of all) {
      input.valueAsNumber = position;
      input.dispatchEvent(new Event("input", { bubbles: true }));
      // React renders in a microtask of its own.
      await Promise.resolve();
      answers.add(input.getAttribute("aria-valuetext"));
      for (const pair of window.touchingLabels())
        touching.push(`${position} %: ${pair}`);
    }
    return { touching, answers: answers.size };
  }, positions);

for (const path of ["/google-ads", "/google-ads?network=both"])
  test(`${path}: no labels touch at any spend and width`, async ({ page }) => {
    test.skip(!isPublished("/google-ads"));
    await answerNotice(page);
    await open(page, path);
    await fontsHaveCome(page);
    await addTouchingLabels(page);
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 800 });
      const { touching, answers } = await sweep(page, POSITIONS);
      expect.soft(touching, `${width} px`).toEqual([]);
      expect.soft(answers, `answers at ${width} px`).toBe(POSITIONS.length);
      for (const spend of ODD) {
        await amountField(page).fill(String(spend));
        const pairs = await page.evaluate(() => window.touchingLabels());
        expect.soft(pairs, `${width} px, £${spend}`).toEqual([]);
      }
    }
  });
