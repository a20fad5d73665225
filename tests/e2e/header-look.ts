import { expect, type Locator, type Page } from "@playwright/test";

import { header } from "./site.ts";

type Look = { alpha: number; hasShadow: boolean };

const TRANSPARENT: Look = { alpha: 0, hasShadow: false };
const OPAQUE: Look = { alpha: 255, hasShadow: true };

/** Red, green, blue and alpha of the background, however it is written. */
const backgroundOf = (element: Locator): Promise<number[]> =>
  element.evaluate((node) => {
    const canvas = new OffscreenCanvas(1, 1).getContext("2d");
    if (!canvas) throw new Error("no canvas");
    canvas.fillStyle = getComputedStyle(node).backgroundColor;
    canvas.fillRect(0, 0, 1, 1);
    return [...canvas.getImageData(0, 0, 1, 1).data];
  });

async function lookOf(element: Locator): Promise<Look> {
  const [, , , alpha = -1] = await backgroundOf(element);
  const shadow = await element.evaluate(
    (node) => getComputedStyle(node).boxShadow,
  );
  // While it is animated, "none" is a shadow without colour and extent.
  const isNone = /^none$|[,/] 0\) | 0px 0px 0px 0px$/.test(shadow);
  return { alpha, hasShadow: !isNone };
}

export async function expectTransparent(page: Page): Promise<void> {
  await expect.poll(() => lookOf(header(page))).toEqual(TRANSPARENT);
}

export async function expectOpaque(page: Page): Promise<void> {
  await expect.poll(() => lookOf(header(page))).toEqual(OPAQUE);
}

/** The header has the paper's own colour. */
export async function expectPaper(page: Page): Promise<void> {
  const paper = await backgroundOf(page.locator("body"));
  await expect.poll(() => backgroundOf(header(page))).toEqual(paper);
}

export const scrollTo = (page: Page, top: number): Promise<void> =>
  page.evaluate((y) => window.scrollTo({ top: y, behavior: "instant" }), top);

export const scrolledBy = (page: Page): Promise<number> =>
  page.evaluate(() => window.scrollY);
