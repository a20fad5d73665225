import { expect, type Page } from "@playwright/test";

/** Marks the page's document: a full load would lose the mark. */
export const markDocument = (page: Page): Promise<void> =>
  page.evaluate(() => {
    Object.assign(window, { isMarked: true });
  });

const isMarked = (page: Page) => page.evaluate(() => "isMarked" in window);

export async function expectSameDocument(page: Page): Promise<void> {
  expect(await isMarked(page), "still the marked document").toBe(true);
}

export async function expectNewDocument(page: Page): Promise<void> {
  expect(await isMarked(page), "still the marked document").toBe(false);
}
