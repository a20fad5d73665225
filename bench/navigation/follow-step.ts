import type { Page } from "@playwright/test";
import type { PagePath } from "../harness/site-pages.ts";
import { timeToHeading } from "./heading-paint.ts";
import type { Step } from "./plan-walk.ts";

/** Waits until all code that was asked for in advance has arrived. */
const prefetched = (page: Page) =>
  page.waitForFunction(() => {
    const links = document.querySelectorAll<HTMLLinkElement>(
      'link[rel="modulepreload"]',
    );
    return (
      links.length > 0 &&
      Array.from(links).every(
        ({ href }) => performance.getEntriesByName(href).length > 0,
      )
    );
  });

/** Waits until the last step's mark has come to rest in the menu. */
const atRest = (page: Page) =>
  page.waitForFunction(
    () => !document.querySelector(":active-view-transition"),
  );

/** Where the pointer is; Playwright's click() listens to see where it lands. */
async function press(page: Page): Promise<void> {
  await page.mouse.down();
  await page.mouse.up();
}

async function followLink(page: Page, to: PagePath): Promise<number> {
  const link = page.locator(`a[href="${to}"]:visible`).first();
  await link.hover();
  await prefetched(page);
  await atRest(page);
  return timeToHeading(page, () => press(page));
}

async function sendEnquiry(page: Page): Promise<number> {
  const form = page.getByRole("main").locator("form");
  for (const box of await form.locator("input, textarea").all()) {
    await box.fill("someone@example.co.uk");
  }
  await form.locator("select").selectOption({ index: 1 });
  const button = form.getByRole("button");
  await button.hover();
  await prefetched(page);
  await atRest(page);
  return timeToHeading(page, () => press(page));
}

/** Goes from page to page as a visitor would; in ms, click to new heading. */
export const followStep = (
  page: Page,
  { to }: Step<PagePath>,
): Promise<number> =>
  to === "/thank-you" ? sendEnquiry(page) : followLink(page, to);
