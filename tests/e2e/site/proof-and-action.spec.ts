// The action and the proof in the first view; further down an action is never far away.
import { globSync, readFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { expect, type Locator, type Page } from "@playwright/test";

import { isSpecified } from "../../../scripts/specification.mjs";
import { answerIfAsked, noticeBox, noticeHasCome } from "../cookie-notice.ts";
import { test } from "../fixtures.ts";
import {
  articles,
  CLIENT,
  designedPaths,
  fontsHaveCome,
  isPublished,
  main,
  open,
  siteContent,
} from "../site.ts";

// Each reads a page from end to end in several windows.
test.describe.configure({ timeout: 120_000 });

type Window = readonly [width: number, height: number];

/** The commonest windows, small to large. */
const WINDOWS: Window[] = [
  [360, 740],
  [390, 844],
  [844, 390],
  [768, 1024],
  [1024, 768],
  [1366, 657],
  [1440, 900],
  [1512, 860],
  [1920, 1080],
];

/** One of each layout: a page is read in them from end to end. */
const LAYOUTS = WINDOWS.filter(([width]) =>
  [390, 844, 768, 1024, 1440].includes(width),
);

const WIDE = WINDOWS.filter(([width]) => width >= 960);
const NARROW = LAYOUTS.filter(([width]) => width <= 768);
const PHONE = LAYOUTS.slice(0, 1);
const UPRIGHT = WINDOWS.filter(([, height]) => height > 480);
const LAPTOP: Window[] = [[1366, 657]];
const PROMISED: Window[] = [
  [1366, 657],
  [1280, 720],
  [1440, 900],
  [390, 844],
  [360, 640],
];

/** The highest notice on a wide screen and on a phone, in px. */
const NOTICE = { wide: 72, phone: 120 };

const button = (page: Page) => main(page).locator(".button:visible").first();
/** The first way to reach the agency: on phones its addresses stand before the form. */
const reach = (page: Page) =>
  main(page).locator(":is(.button, input, a[href^='mailto:']):visible").first();
const hero = (page: Page) => main(page).locator("section").first();
const { report } = siteContent;

/** What has to be seen whole, and in which windows. */
type Part = readonly [part: (page: Page) => Locator, windows?: Window[]];

/** What its action risks, as the shipped content has it. */
const promise: Part[] = isSpecified()
  ? [[(page) => hero(page).locator(".terms"), PROMISED]]
  : [];

const firstViews: Partial<Record<string, Part[]>> = {
  "/": [
    [button],
    [(page) => hero(page).getByRole("link", { name: /£/ }).first()],
    // What it cost in the last month; on a phone held sideways it is below.
    [
      (page) => hero(page).locator(".readings li").last().locator("span"),
      UPRIGHT,
    ],
    ...promise,
  ],
  "/services": [[button], ...promise],
  "/google-ads": [[button], ...promise],
  "/microsoft-ads": [
    [button],
    [(page) => main(page).locator(".prices-drawn tspan").last(), LAPTOP],
    ...promise,
  ],
  ...(report?.sheet && {
    "/report": [
      [button],
      [
        (page) =>
          main(page).getByRole("heading", {
            name: report?.sheet.verdict.heading ?? "",
          }),
        WIDE.filter(([width]) => width > 1024),
      ],
    ],
  }),
  "/about": [[button]],
  "/contact": [[reach]],
};

/** Where on the page no action is near, and where the bar competes with another one. */
const faultsOf = (page: Page) =>
  page.evaluate(async () => {
    const faults: string[] = [];
    const { scrollHeight } = document.documentElement;
    const bar = document.querySelector(".action-bar .button");
    const buttons = [...document.querySelectorAll("main .button")];
    const telephone = document.querySelectorAll("a[href^='tel:']");
    const action = document.querySelector(".site-nav .action");
    // The header of a wide window has it wherever one reads.
    const step = innerHeight / (action?.checkVisibility() ? 1 : 2);
    // The last step ends at the foot of the page.
    for (let y = 0; y < scrollHeight - step; y += step) {
      scrollTo(0, y);
      await new Promise(requestAnimationFrame);
      const isButton =
        action?.checkVisibility() === true &&
        getComputedStyle(action).getPropertyValue("--action-ground") !==
          "transparent";
      const seen = buttons.filter((element) => {
        const { left, top, width, height } = element.getBoundingClientRect();
        const middle = [left + width / 2, top + height / 2] as const;
        return element.contains(document.elementFromPoint(...middle));
      });
      const isInBar = bar !== null && seen.includes(bar);
      if (isInBar && seen.length > 1) faults.push(`two at ${scrollY}`);
      const isNear = [...buttons, ...telephone]
        .filter((each) => each !== bar)
        .map((each) => each.getBoundingClientRect())
        .some(
          ({ top, bottom, width }) =>
            width > 0 && bottom > -innerHeight && top < 2 * innerHeight,
        );
      if (!isButton && !isInBar && !isNear) faults.push(`none at ${scrollY}`);
    }
    return faults;
  });

for (const path of [
  ...Object.keys(firstViews),
  articles[0]?.article.path ?? "",
]) {
  if (!isPublished(path)) continue;
  test(`${path} shows its action and its proof in the first view, above the notice, and wherever one reads one action is at most a window away`, async ({
    page,
  }) => {
    await open(page, path);
    await noticeHasCome(page);
    await fontsHaveCome(page);
    // An announcement takes the room that it needs until it is closed.
    const closeButton = page.locator(".announcement button");
    if (await closeButton.isVisible()) await closeButton.click();
    const parts = firstViews[path] ?? [];
    for (const size of new Set(
      parts.flatMap(([, windows = WINDOWS]) => windows.map(String)),
    )) {
      const [width = 0, height = 0] = size.split(",").map(Number);
      await page.setViewportSize({ width, height });
      const notice = await noticeBox(page, height);
      for (const [part, windows = WINDOWS] of parts) {
        if (!windows.map(String).includes(size)) continue;
        // A page of the agency's own may have no price, chart or drawing there.
        if (!isSpecified() && (await part(page).count()) === 0) continue;
        const bottom = await part(page).evaluate(
          (element) => element.getBoundingClientRect().bottom,
        );
        expect
          .soft(bottom, `${part(page).toString()} at ${size}`)
          .toBeLessThanOrEqual(notice?.y ?? 0);
        if (windows !== PROMISED) continue;
        expect
          .soft(notice?.height, `the notice at ${size}`)
          .toBeLessThanOrEqual(width < 768 ? NOTICE.phone : NOTICE.wide);
      }
    }
    const expectNoFaults = async (windows: Window[]) => {
      for (const [width, height] of windows) {
        await page.setViewportSize({ width, height });
        const faults = await faultsOf(page);
        expect.soft(faults, `${width} × ${height}`).toEqual([]);
      }
    };
    // The pages of the two networks have one template.
    if (path === "/microsoft-ads" && isPublished("/google-ads")) return;
    if (path === "/google-ads") await expectNoFaults(PHONE);
    await answerIfAsked(page, "Reject");
    // On a wide screen the first view of an article is its own.
    await expectNoFaults(designedPaths.includes(path) ? LAYOUTS : NARROW);
  });
}

test("the bars of every case begin after their figures", async ({ page }) => {
  const cases = globSync(join(CLIENT, "case-studies/*/index.html"))
    .map((file) => ({ file, html: readFileSync(file, "utf8") }))
    .filter(({ html }) => html.includes('id="outcome"'));
  const [first, ...others] = cases;
  test.skip(!first, "There are no case studies");
  await page.goto(relative(CLIENT, dirname(first?.file ?? CLIENT)));
  // One page shows the bars of all.
  for (const { html } of others)
    await page.evaluate((text) => {
      const other = new DOMParser().parseFromString(text, "text/html");
      const outcomes = other.querySelectorAll(".outcome");
      document.querySelector(".outcome")?.after(...outcomes);
    }, html);
  await expect(page.locator(".outcome")).toHaveCount(cases.length);
  const rows = page.locator(".outcome :is(.before, .after):has(svg)");
  if (isSpecified()) await expect(rows).not.toHaveCount(0);
  for (const width of [390, 768, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    const overlaps = await rows.evaluateAll((all) =>
      all.flatMap((row) => {
        const bar = row.querySelector("svg");
        const figure = document.createRange();
        figure.selectNodeContents(row);
        if (bar) figure.setEndBefore(bar);
        const { right } = figure.getBoundingClientRect();
        const left = bar?.getBoundingClientRect().left ?? 0;
        return left < right ? [`${row.textContent}: ${left} < ${right}`] : [];
      }),
    );
    expect.soft(overlaps, `${width} px`).toEqual([]);
  }
});

test("the report's table on an ads page can be read whole on phones", async ({
  page,
}) => {
  test.skip(!isSpecified(), "larger figures may need the table to scroll");
  await open(page, "/google-ads");
  await fontsHaveCome(page);
  const table = main(page).locator(".report-sheet .scrolling");
  for (const width of [360, 390, 430]) {
    await page.setViewportSize({ width, height: 844 });
    const excess = await table.evaluate(
      ({ scrollWidth, clientWidth }) => scrollWidth - clientWidth,
    );
    expect.soft(excess, `${width} px`).toBe(0);
  }
});
