import {
  chromium,
  type Browser,
  type CDPSession,
  type Page,
} from "@playwright/test";
import { findBrowser } from "../../scripts/browser/find-browser.ts";
import { launchOptions } from "../../scripts/browser/launch-options.ts";

/**
 * A Chromium to measure in. The image host is out of its reach, the same on
 * every machine; requests are not intercepted, which would cost the cache.
 */
export async function launchBrowser(): Promise<Browser> {
  const options = launchOptions(findBrowser());
  return chromium.launch({
    ...options,
    args: [
      "--host-resolver-rules=MAP * ~NOTFOUND , EXCLUDE 127.0.0.1",
      ...(options.args ?? []),
    ],
  });
}

/** Makes the page's processor this many times slower; 1 is its own speed. */
export async function throttle(page: Page, rate: number): Promise<CDPSession> {
  const session = await page.context().newCDPSession(page);
  await session.send("Emulation.setCPUThrottlingRate", { rate });
  return session;
}

/** Loads a page; it is ready when the application has taken it over. */
export async function openHydrated(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await page.locator("html[data-hydrated]").waitFor({ state: "attached" });
}
