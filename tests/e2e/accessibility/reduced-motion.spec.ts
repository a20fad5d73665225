// WCAG 2.3.3: who asks for less motion gets none.
import { expect, type Page } from "@playwright/test";

import { test } from "../fixtures.ts";
import { answerNotice, everyPath } from "../site.ts";

test.use({ contextOptions: { reducedMotion: "reduce" } });

/** Every animation that moves or fades something. */
const animations = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const moving =
      /^(transform|translate|rotate|scale|opacity|clip|inset|top|left|stroke|(min|max)?(width|height))/i;
    return document.getAnimations().flatMap(({ effect }) => {
      if (!(effect instanceof KeyframeEffect)) return ["not of keyframes"];
      return effect
        .getKeyframes()
        .flatMap((frame) => Object.keys(frame))
        .filter((key) => moving.test(key))
        .map((key) => `${effect.target?.className}: ${key}`);
    });
  });

/** Every element that would take time to change. */
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

for (const path of everyPath) {
  test(`nothing on ${path} moves`, async ({ page, openAny }) => {
    await answerNotice(page);
    await openAny(path);
    expect(await animations(page)).toEqual([]);
    expect(await transitions(page)).toEqual([]);
    await expect(page.locator("html")).toHaveCSS("scroll-behavior", "auto");
  });
}
