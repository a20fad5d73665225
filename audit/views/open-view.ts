import type { Browser, BrowserContext, Page } from "@playwright/test";
import { Complaints } from "../../tests/e2e/complaints.ts";
import { answerForOthers } from "../../tests/e2e/image-host.ts";
import { ANSWERED_404, UNKNOWN } from "../../tests/e2e/site.ts";
import type { View } from "./views.ts";

const HEIGHTS = { 390: 844, 1280: 800 } as const;

export interface OpenView {
  page: Page;
  /** What the browser had to complain of until now. */
  complaints: () => Promise<string[]>;
  close: () => Promise<void>;
}

async function newContext(
  browser: Browser,
  address: string,
  { width, scheme }: View,
): Promise<BrowserContext> {
  return browser.newContext({
    baseURL: address,
    locale: "en-GB",
    timezoneId: "Europe/London",
    viewport: { width, height: HEIGHTS[width] },
    colorScheme: scheme,
    // Everything stands still and can be seen.
    reducedMotion: "reduce",
  });
}

/** Photographs load when they are near; each one is loaded or has failed after. */
async function callForImages(page: Page): Promise<void> {
  await page.evaluate(async () => {
    // Those that fail are taken out of the page meanwhile.
    const images = document.querySelectorAll("main img[loading=lazy]");
    for (const image of images) {
      image.scrollIntoView();
      await new Promise((resolve) => {
        requestAnimationFrame(() => setTimeout(resolve));
      });
    }
  });
  await page.waitForFunction(() =>
    Array.from(document.images).every(({ complete }) => complete),
  );
  await page.evaluate(() => window.scrollTo(0, 0));
}

/** Opens a page as the view's visitor and brings it into the view's state. */
export async function openView(
  browser: Browser,
  address: string,
  view: View,
): Promise<OpenView> {
  const { state, imageHost } = view;
  const context = await newContext(browser, address, view);
  const complaints = new Complaints(address, "chromium");
  if (state.path === UNKNOWN) complaints.expect(ANSWERED_404);
  await complaints.listenTo(context);
  await answerForOthers(context, address, imageHost);
  // A slow, busy machine is no finding.
  context.setDefaultTimeout(120_000);
  const page = await context.newPage();
  if (!state.isFirstVisit) {
    await page.addInitScript(() => {
      localStorage.setItem("cookiesAccepted", "true");
    });
  }
  await page.goto(state.path);
  await page.locator("html[data-hydrated]").waitFor({ state: "attached" });
  await callForImages(page);
  await state.reach(page);
  return {
    page,
    complaints: async () => {
      // What the page said before must be heard before this is answered.
      await page.evaluate("0");
      return complaints
        .problems()
        .filter(
          (line) =>
            imageHost === "working" ||
            !/ERR_FAILED https:\/\/images\./.test(line),
        );
    },
    close: () => context.close(),
  };
}
