import type { Locator, Page } from "@playwright/test";
import type { PagePath } from "../harness/site-pages.ts";

export interface Interaction {
  name: string;
  path: PagePath;
  /** What must have happened, and is not measured. */
  before?: (page: Page) => Promise<void>;
  act: (page: Page) => Promise<void>;
  /** Is there only once the application runs. */
  afterHydrationOnly?: true;
}

const menu = (page: Page) =>
  page.getByRole("banner").getByRole("button", { name: /menu/i });
const form = (page: Page) => page.getByRole("main").locator("form");
const question = (page: Page) => page.locator("summary").first();
const slider = (page: Page) => page.getByRole("slider");
const notice = (page: Page) => page.getByRole("region", { name: "Cookies" });

/** Where the slider's thumb is at first, and the way it goes; in widths of it. */
const THUMB = 0.54;
const WAY = [0.65, 0.75, 0.85, 0.95, 0.9];

/** How long a finger stays on the glass when it taps, in ms. */
const TOUCH = 80;

/**
 * Playwright's own taps lift the finger as they put it down: the browser then
 * shows both with one frame, and counts the time from the first.
 */
async function tap(target: Locator): Promise<void> {
  const page = target.page();
  const box = await target.boundingBox();
  if (!box) throw new Error(`${target.toString()} has no place.`);
  const devtools = await page.context().newCDPSession(page);
  await devtools.send("Input.dispatchTouchEvent", {
    type: "touchStart",
    touchPoints: [{ x: box.x + box.width / 2, y: box.y + box.height / 2 }],
  });
  await page.waitForTimeout(TOUCH);
  await devtools.send("Input.dispatchTouchEvent", {
    type: "touchEnd",
    touchPoints: [],
  });
}

/** Takes the slider's thumb across, and a little back. */
async function drag(target: Locator): Promise<void> {
  const box = await target.boundingBox();
  if (!box) throw new Error(`${target.toString()} has no place.`);
  const { mouse } = target.page();
  const to = (share: number) =>
    mouse.move(box.x + box.width * share, box.y + box.height / 2);
  await to(THUMB);
  await mouse.down();
  for (const share of WAY) await to(share);
  await mouse.up();
}

/** What a visitor does on a phone. */
export const interactions: Interaction[] = [
  { name: "open the menu", path: "/", act: (page) => tap(menu(page)) },
  {
    name: "close the menu",
    path: "/",
    before: (page) => menu(page).tap(),
    act: (page) => tap(menu(page)),
    afterHydrationOnly: true,
  },
  {
    name: "open a question",
    path: "/about",
    before: (page) => question(page).scrollIntoViewIfNeeded(),
    act: (page) => tap(question(page)),
  },
  {
    name: "type into the form",
    path: "/contact",
    before: (page) => form(page).locator("input").first().focus(),
    act: (page) => page.keyboard.type("Ruth", { delay: 50 }),
  },
  {
    name: "send the form with errors",
    path: "/contact",
    before: (page) => form(page).getByRole("button").scrollIntoViewIfNeeded(),
    act: (page) => tap(form(page).getByRole("button")),
  },
  {
    name: "drag the estimator",
    path: "/google-ads",
    before: (page) => slider(page).scrollIntoViewIfNeeded(),
    act: (page) => drag(slider(page)),
  },
  {
    name: "accept the cookies",
    path: "/",
    before: (page) => notice(page).waitFor(),
    act: (page) => tap(notice(page).getByRole("button").first()),
    afterHydrationOnly: true,
  },
];
