import { join } from "node:path";
import { requireSite } from "../../app/content/read-site.ts";
import { type Kind, sectionsOf } from "../../app/sections/kinds.ts";
import {
  expect,
  type Locator,
  type Page,
  type Response,
  test,
} from "@playwright/test";

const { site } = requireSite("content");
const { content, pages, documents } = site;

/** The content of the build, which is what the tests expect to read. */
export const siteContent = content;

/** A page's sections of a kind. */
export const sectionsOn = <Of extends Kind>(path: string, kind: Of) =>
  sectionsOf(pages.find((page) => page.path === path)?.sections ?? [], kind);

/** The first section of a kind on a page. @throws if the page has none */
export function sectionOn<Of extends Kind>(path: string, kind: Of) {
  const [section] = sectionsOn(path, kind);
  if (!section) throw new Error(`${path} has no section ${kind}`);
  return section;
}

/** The networks that the estimator knows. */
export const { networks } = site.estimator.prices;

/** The words of the page after a form. */
export const thanks = sectionOn("/thank-you", "thanks");

/** The privacy policy. */
export const policy = documents.find(({ path }) => path === "/privacy")?.view;

/** The articles, newest first. */
export const articles = documents.flatMap(({ view }) =>
  view.kind === "article" ? [view] : [],
);

/** The folder of the built files. */
export const CLIENT = join(import.meta.dirname, "../../build/client");

/** The path of every published page. */
export const paths = [...pages, ...documents].map(({ path }) => path);

/** The paths of the pages that are made of sections. */
export const designedPaths: readonly string[] = pages.map(({ path }) => path);

/** Campaigns' pages. */
export const withoutMenu: readonly string[] = pages
  .filter(({ isCampaign }) => isCampaign)
  .map(({ path }) => path);

/** Whether the content has a page; one that is switched off is not tested. */
export const isPublished = (path: string): boolean =>
  paths.some((each) => each === path);

const titles = new Map<string, string>(
  [...pages, ...documents].map(({ path, head }) => [path, head.title] as const),
);

/** The title of a page. */
export function titleOf(path: (typeof paths)[number]): string {
  const title = titles.get(path);
  if (title === undefined) throw new Error(`${path} has no title`);
  return title;
}

/** A page with questions: where a test reads and goes if any such page will do. */
export const samplePage =
  sectionsOn("/about", "questions").length > 0 ? "/about" : "/google-ads";

/** An address that is none of them. */
export const UNKNOWN = "/no/such/page";

/** Every page with a design of its own, and the first of each kind from Markdown. */
export const eachDesign: readonly string[] = [
  ...designedPaths,
  ...Array.from(
    Map.groupBy(documents, ({ view }) => view.kind).values(),
    ([first]) => first?.path ?? UNKNOWN,
  ),
];

/** One page of each template, where the layout matters and not the words. */
export const oneOfEachTemplate = [...eachDesign, UNKNOWN].filter(
  (path) => path !== "/microsoft-ads" || !isPublished("/google-ads"),
);

/** Chromium's console message for an unknown address. */
export const ANSWERED_404 = /status of 404 \(Not Found\)/;

export const PHONE = { width: 390, height: 844 };
export const DESKTOP = { width: 1280, height: 800 };

/** How far a page loads whose scripts are held back. */
export const PARSED = { waitUntil: "domcontentloaded" } as const;

/** The script files of the build. */
export const SCRIPTS = /\/assets\/[^/]+\.js$/;

/** Those besides the one that every page loads. */
export const ISLANDS = /\/assets\/(?!browser-)[^/]+\.js$/;

/** Holds requests back, scripts by default, until the function it returns is called. */
export async function hold(
  page: Page,
  address: RegExp = SCRIPTS,
): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<undefined>();
  await page.route(address, async (route) => {
    await promise;
    await route.fallback();
  });
  return () => resolve(undefined);
}

/** Resolves once the page's scripts run, and a form that would wait until it is idle. */
export async function started(page: Page): Promise<void> {
  // A busy machine takes long.
  const options = { timeout: 30_000 };
  await expect(page.locator("html[data-scripted]")).toBeAttached(options);
  const waiting = '[data-starts="when idle"]:not([data-started])';
  await page.evaluate((selector) => {
    document.querySelector(selector)?.dispatchEvent(new Event("focusin"));
  }, waiting);
  await expect(page.locator(waiting)).toHaveCount(0, options);
}

/** Opens a page and waits until its scripts run. */
export async function open(page: Page, path: string): Promise<Response | null> {
  const response = await page.goto(path);
  await started(page);
  return response;
}

/** Resolves when both web fonts have loaded. */
export async function fontsHaveCome(page: Page): Promise<void> {
  for (const family of ["brand-text", "brand-labels"]) {
    const families = () =>
      page.evaluate(() =>
        Array.from(document.fonts)
          .filter(({ status }) => status === "loaded")
          .map((font) => font.family.replaceAll('"', "")),
      );
    await expect.poll(families).toContain(family);
  }
}

/** Resolves when fonts and pictures have come: nothing is on its way any more. */
export async function hasLoadedWhole(page: Page): Promise<void> {
  await fontsHaveCome(page);
  await page.evaluate(() => {
    const pictures = Array.from(document.images);
    for (const picture of pictures) picture.loading = "eager";
    return Promise.all(pictures.map((picture) => picture.decode()));
  });
}

export const header = (page: Page): Locator => page.getByRole("banner");
export const main = (page: Page): Locator => page.getByRole("main");
export const footer = (page: Page): Locator => page.getByRole("contentinfo");

export const heading1 = (page: Page): Locator =>
  page.getByRole("heading", { level: 1 });

export const mainNavigation = (page: Page): Locator =>
  header(page).getByRole("navigation", { name: content.navigation.main.label });

/** The main navigation's link to a page. */
export const menuLink = (page: Page, path: (typeof paths)[number]): Locator =>
  mainNavigation(page)
    .getByRole("link")
    .and(page.locator(`[href="${path}"]`));

export const menuButton = (page: Page): Locator =>
  header(page).getByRole("button", { name: /menu/i });

/**
 * The policy has a section on cookies, which is not meant. Skips what asks for it where the
 * agency has no notice.
 */
export function cookieNotice(page: Page): Locator {
  const { label, isShown } = content["cookie-notice"];
  test.skip(!isShown, "There is no cookie notice");
  return page
    .getByRole("region", { name: label, exact: true })
    .and(page.locator(":not(main *)"));
}

/** Accept or Reject in the cookie notice. */
export const noticeButton = (page: Page, name: string): Locator =>
  cookieNotice(page).getByRole("button", { name });

/** Stores that the visitor has answered the cookie notice on an earlier visit. */
export const answerNotice = (page: Page): Promise<unknown> =>
  page.addInitScript(() => localStorage.setItem("cookiesAccepted", "true"));

/** The contents of local storage. */
export const storedForGood = (page: Page): Promise<Record<string, string>> =>
  page.evaluate(() => Object.fromEntries(Object.entries(localStorage)));

/** How far the page has moved by itself, as browsers count it. */
export const layoutShift = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      new Promise((resolve) => {
        let sum = 0;
        const observer = new PerformanceObserver((list) => {
          for (const entry of list.getEntries())
            if ("value" in entry) sum += Number(entry.value);
        });
        observer.observe({ type: "layout-shift", buffered: true });
        // After two frames the observer has been given the last entries.
        requestAnimationFrame(() => requestAnimationFrame(() => resolve(sum)));
      }),
  );

export const scrollTo = (page: Page, top: number): Promise<void> =>
  page.evaluate((y) => window.scrollTo({ top: y, behavior: "instant" }), top);

export const scrolledBy = (page: Page): Promise<number> =>
  page.evaluate(() => window.scrollY);

/** Marks the page's document: a full page load would lose the mark. */
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

export const IMAGE_HOST = `https://${siteContent.pictures.imageHost}`;
