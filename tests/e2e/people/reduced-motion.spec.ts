// WCAG 2.3.3: who asks for less motion gets none.
import { expect, type Page } from "@playwright/test";

import { test } from "../fixtures.ts";
import { main } from "../site.ts";
import { answerNotice, everyPath, openAny } from "./every-page.ts";

test.use({ contextOptions: { reducedMotion: "reduce" } });

/** The header's ground, which changes at once past 10 px: no motion. */
const SWITCHED = ["--ground", "boxShadow"];

/** Every animation that moves or fades something. */
const animations = (page: Page): Promise<string[]> =>
  page.evaluate(
    (switched) =>
      document.getAnimations().flatMap(({ effect }) => {
        if (!(effect instanceof KeyframeEffect)) return ["not of keyframes"];
        const element = effect.target?.className ?? "";
        const frames = effect.getKeyframes();
        const settings = ["offset", "computedOffset", "easing", "composite"];
        return frames.flatMap((frame) =>
          Object.keys(frame)
            .filter((key) => ![...settings, ...switched].includes(key))
            .concat(frame.easing.startsWith("steps") ? [] : frame.easing)
            .map((key) => `${element} ${effect.pseudoElement ?? ""}: ${key}`),
        );
      }),
    SWITCHED,
  );

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
  test(`nothing on ${path} moves`, async ({ page, complaints }) => {
    await answerNotice(page);
    await openAny(page, path, complaints);
    expect(await animations(page)).toEqual([]);
    expect(await transitions(page)).toEqual([]);
    await expect(page.locator("html")).toHaveCSS("scroll-behavior", "auto");
  });
}

test("an arrow stays where it is under the pointer", async ({
  page,
  complaints,
}) => {
  await answerNotice(page);
  await openAny(page, "/about", complaints);
  const link = main(page).locator(".button", { has: page.locator(".arrow") });
  await link.first().hover();
  await expect(link.first().locator(".arrow use")).toHaveCSS(
    "translate",
    "none",
  );
});

test.describe("without the request", () => {
  test.use({ contextOptions: { reducedMotion: "no-preference" } });

  test("an arrow moves 5 px", async ({ page, complaints }) => {
    await answerNotice(page);
    await openAny(page, "/about", complaints);
    const link = main(page).locator(".button", { has: page.locator(".arrow") });
    await link.first().hover();
    await expect(link.first().locator(".arrow use")).toHaveCSS(
      "translate",
      "5px",
    );
  });
});
