import {
  expect,
  type Locator,
  type Page,
  type Response,
} from "@playwright/test";

/** The specification's table of routes. */
export const routes = [
  { path: "/", screen: "Home" },
  { path: "/services", screen: "Services" },
  { path: "/google-ads", screen: "Google Ads service page" },
  { path: "/microsoft-ads", screen: "Microsoft Ads service page" },
  { path: "/about", screen: "About Us" },
  { path: "/contact", screen: "Contact Us" },
  { path: "/privacy", screen: "Privacy Policy" },
  { path: "/thank-you", screen: "Confirmation" },
] as const;

/** An address that is none of them. */
export const UNKNOWN = "/no-such-page";

/** What the browser itself says about the answer to an unknown address. */
export const ANSWERED_404 = /status of 404 \(Not Found\)/;

export const IMAGE_HOST = "https://images.unsplash.com";

/** Resolves when the application has taken over the page. */
export async function hydrated(page: Page): Promise<void> {
  // On a busy machine the page is idle late.
  const options = { timeout: 30_000 };
  await expect(page.locator("html[data-hydrated]")).toBeAttached(options);
}

/** The web fonts, in the order in which text takes them. */
export const WEB_FONTS = ["Newsreader", "Instrument Sans"];

/** Resolves when text stands in this font. */
export async function fontHasCome(page: Page, family: string): Promise<void> {
  const families = () =>
    page.evaluate(() =>
      Array.from(document.fonts)
        .filter(({ status }) => status === "loaded")
        .map((font) => font.family.replaceAll('"', "")),
    );
  await expect.poll(families).toContain(family);
}

/** Resolves when all text stands in its web font. */
export async function fontsHaveCome(page: Page): Promise<void> {
  for (const family of WEB_FONTS) await fontHasCome(page, family);
}

/** Opens a page and waits until the application has taken it over. */
export async function open(page: Page, path: string): Promise<Response | null> {
  const response = await page.goto(path);
  await hydrated(page);
  return response;
}

export const header = (page: Page): Locator => page.getByRole("banner");
export const main = (page: Page): Locator => page.getByRole("main");
export const footer = (page: Page): Locator => page.getByRole("contentinfo");

export const mainNavigation = (page: Page): Locator =>
  header(page).getByRole("navigation", { name: "Main" });

export const menuButton = (page: Page): Locator =>
  header(page).getByRole("button", { name: /menu/i });

export const cookieNotice = (page: Page): Locator =>
  page.getByRole("region", { name: "Cookies", exact: true });

/** The button that brings the notice back. */
export const cookieSettings = (page: Page): Locator =>
  footer(page).getByRole("button", { name: "Cookie settings" });

/** What local storage holds. */
export const storedForGood = (page: Page): Promise<Record<string, string>> =>
  page.evaluate(() => Object.fromEntries(Object.entries(localStorage)));
