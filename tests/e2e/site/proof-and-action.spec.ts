// The proof in the first view, and an action at every scroll position.
import { expect, type Locator } from "@playwright/test";

import { test } from "../fixtures.ts";
import {
  answerNotice,
  cookieNotice,
  fontsHaveCome,
  isPublished,
  main,
  open,
  siteContent,
} from "../site.ts";

/** The commonest windows, small to large. */
const WINDOWS = [
  [360, 740],
  [390, 844],
  [844, 390],
  [768, 1024],
  [1024, 768],
  [1366, 657],
  [1440, 900],
  [1512, 860],
  [1920, 1080],
] as const;

const SELLING = [
  "/",
  "/services",
  "/google-ads",
  "/microsoft-ads",
  "/about",
] as const;

const bottomOf = (locator: Locator): Promise<number> =>
  locator.evaluate((element) => element.getBoundingClientRect().bottom);

test("home shows its proof, a price and an action in the first view, above the notice", async ({
  page,
}) => {
  await open(page, "/");
  await fontsHaveCome(page);
  const hero = main(page).locator("section").first();
  const parts = [
    hero.locator(".button"),
    hero.getByRole("link", { name: /£/ }),
    hero.getByText(siteContent.home.hero.soundings.change, { exact: true }),
  ];
  for (const [width, height] of WINDOWS) {
    await page.setViewportSize({ width, height });
    const notice = await cookieNotice(page).boundingBox();
    for (const part of parts)
      expect
        .soft(await bottomOf(part), `${width} × ${height}`)
        .toBeLessThanOrEqual(notice?.y ?? height);
  }
});

test("the report shows its action in the first view, and beside it the verdict where there is room", async ({
  page,
}) => {
  const { sheet } = siteContent.report;
  test.skip(!isPublished("/report") || !sheet, "the content has no report");
  await open(page, "/report");
  await fontsHaveCome(page);
  const verdict = sheet?.verdict.heading ?? "";
  const parts = [
    main(page).locator(".button").first(),
    main(page).getByRole("heading", { name: verdict }),
  ];
  for (const [width, height] of WINDOWS) {
    await page.setViewportSize({ width, height });
    const notice = await cookieNotice(page).boundingBox();
    for (const part of width < 960 ? parts.slice(0, 1) : parts)
      expect
        .soft(await bottomOf(part), `${width} × ${height}`)
        .toBeLessThanOrEqual(notice?.y ?? height);
  }
});

for (const path of (
  ["/services", "/google-ads", "/microsoft-ads", "/about", "/contact"] as const
).filter(isPublished))
  test(`${path} shows an action in the first view, above the notice`, async ({
    page,
  }) => {
    await open(page, path);
    await fontsHaveCome(page);
    for (const [width, height] of WINDOWS) {
      await page.setViewportSize({ width, height });
      const notice = await cookieNotice(page).boundingBox();
      expect
        .soft(
          await bottomOf(main(page).locator(".button:visible").first()),
          `${width} × ${height}`,
        )
        .toBeLessThanOrEqual(notice?.y ?? height);
    }
  });

test("the prices of a click on Microsoft's page are in the first view, above the notice", async ({
  page,
}) => {
  test.skip(!isPublished("/microsoft-ads"), "there is no such page");
  await page.setViewportSize({ width: 1366, height: 657 });
  await open(page, "/microsoft-ads");
  await fontsHaveCome(page);
  const notice = await cookieNotice(page).boundingBox();
  for (const price of await main(page).locator(".prices tspan").all())
    expect(await bottomOf(price)).toBeLessThanOrEqual(notice?.y ?? 0);
});

for (const path of (["/google-ads", "/microsoft-ads"] as const).filter(
  isPublished,
))
  test.describe(`${path} without JavaScript`, () => {
    test.use({ javaScriptEnabled: false });

    test("a letter of the sheet opens the report at its note", async ({
      page,
    }) => {
      test.skip(!isPublished("/report"), "there is no report");
      await page.goto(path);
      await main(page).locator(".key").nth(2).click();
      await expect(page).toHaveURL("/report#note-networks");
      await expect(page.locator("#note-networks")).toBeInViewport();
    });
  });

for (const path of SELLING.filter(isPublished))
  test(`wherever one reads on ${path}, an action is at most a window away`, async ({
    page,
  }) => {
    await answerNotice(page);
    await open(page, path);
    await fontsHaveCome(page);
    for (const [width, height] of WINDOWS) {
      await page.setViewportSize({ width, height });
      const without = await page.evaluate(async () => {
        const positions: number[] = [];
        const step = innerHeight / 2;
        const { scrollHeight } = document.documentElement;
        // The last step ends at the foot of the page.
        for (let y = 0; y < scrollHeight - step; y += step) {
          scrollTo(0, y);
          await new Promise(requestAnimationFrame);
          const button = document.querySelector(".site-nav .action");
          const isButton =
            button?.checkVisibility() === true &&
            getComputedStyle(button).getPropertyValue("--action-ground") !==
              "transparent";
          const actions = [
            ...document.querySelectorAll(
              "main .button, footer a[href^='tel:']",
            ),
          ].map((action) => action.getBoundingClientRect());
          const isNear = actions.some(
            ({ top, bottom, width: size }) =>
              size > 0 && bottom > -innerHeight && top < 2 * innerHeight,
          );
          if (!isButton && !isNear) positions.push(scrollY);
        }
        return positions;
      });
      expect.soft(without, `${width} × ${height}`).toEqual([]);
    }
  });
