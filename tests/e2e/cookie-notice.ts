import { expect, type Locator, type Page, test } from "@playwright/test";

import { askedOf, mayObject } from "../../app/content/derived/measured.ts";
import { cookieNotice, noticeButton, footer, siteContent } from "./site.ts";

const { measuring, "cookie-notice": notice } = siteContent;

/** Whether the notice comes by itself; where visits only count until a no, it does not. */
export const noticeComes =
  notice.isShown && (askedOf(measuring).length > 0 || !mayObject(measuring));

/** Skips what is about the notice that comes by itself. */
export const needsNotice = (): void =>
  test.skip(!noticeComes, "The cookie notice does not come by itself");

/** Resolves when the notice that comes by itself is there. */
export async function noticeHasCome(page: Page): Promise<void> {
  if (noticeComes) await expect(cookieNotice(page)).toBeVisible();
}

/** The button in the footer that brings the notice back, whatever this site calls it. */
export const cookieSettings = (page: Page): Locator =>
  footer(page).getByRole("button").and(page.locator(".cookie-settings"));

/** Waits for the notice, which the visitor asks for where it does not come by itself. */
export async function showNotice(page: Page): Promise<void> {
  if (!noticeComes) await cookieSettings(page).click();
  await expect(cookieNotice(page)).toBeVisible();
}

/** Answers the notice if it comes by itself. */
export async function answerIfAsked(page: Page, name: string) {
  if (noticeComes) await noticeButton(page, name).click();
}

/** Where the notice stands that comes by itself; without it, the foot of the window. */
export const noticeBox = async (page: Page, foot: number) =>
  noticeComes ? cookieNotice(page).boundingBox() : { y: foot, height: 0 };
