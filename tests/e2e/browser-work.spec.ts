// Work that nobody sees, from the browser's own records: counted, never timed.
import { expect, type Page } from "@playwright/test";
import { z } from "zod";

import { test } from "./fixtures.ts";
import { cookieNotice, fontsHaveCome, open } from "./site.ts";
import { openWithStoppedClock, passTimeUntil } from "./stopped-clock.ts";

const records = z.object({
  traceEvents: z.array(
    z.object({
      name: z.string(),
      tid: z.number(),
      ts: z.number(),
      dur: z.number().default(0),
      args: z
        .object({
          elementCount: z.number().default(0),
          beginData: z
            .object({
              dirtyObjects: z.number().default(0),
              totalObjects: z.number().default(0),
            })
            .optional(),
        })
        .optional(),
    }),
  ),
});

/** What the browser did meanwhile. */
async function recorded(page: Page, act: () => Promise<unknown>) {
  const browser = page.context().browser();
  if (!browser) throw new Error("This context has no browser.");
  const categories = [
    "devtools.timeline",
    "v8",
    "disabled-by-default-v8.compile",
  ];
  await browser.startTracing(page, { categories });
  await act();
  const text = (await browser.stopTracing()).toString();
  return records.parse(JSON.parse(text)).traceEvents;
}

test("no script is read a second time as the application starts", async ({
  page,
}) => {
  const events = await recorded(page, () => open(page, "/about"));
  const starts = events.filter(({ name }) => name === "v8.evaluateModule");
  expect(starts.length).toBeGreaterThan(0);
  const readAgain = events.filter(
    ({ name, tid, ts }) =>
      name === "V8.CollectSourcePositions" &&
      starts.some(
        (start) =>
          start.tid === tid && start.ts <= ts && ts <= start.ts + start.dur,
      ),
  );
  expect(readAgain).toEqual([]);
});

test("the cookie notice comes and goes without a new style for the page", async ({
  page,
}) => {
  await openWithStoppedClock(page, "/about");
  const events = await recorded(page, async () => {
    await passTimeUntil(page, 1501);
    await expect(cookieNotice(page)).toBeVisible();
    // What waits for a frame.
    await page.clock.runFor(100);
    await expect(page.locator("html")).toHaveCSS(
      "scroll-padding-block-end",
      /^\d{3}/,
    );
    await cookieNotice(page).getByRole("button", { name: "Accept" }).click();
    await expect(cookieNotice(page)).toBeHidden();
  });
  const counts = events
    .filter(({ name }) => name === "UpdateLayoutTree")
    .map(({ args }) => args?.elementCount ?? 0);
  expect(Math.max(...counts)).toBeGreaterThan(0);
  // Of more than 500.
  expect(Math.max(...counts)).toBeLessThanOrEqual(50);
});

test("when the web fonts come, less than half of the page is laid out at a time", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const held = Promise.withResolvers<undefined>();
  await page.route("**/*.woff2", async (route) => {
    await held.promise;
    await route.continue();
  });
  const asked = page.waitForRequest("**/*.woff2");
  await page.goto("/google-ads");
  await asked;
  const events = await recorded(page, async () => {
    held.resolve(undefined);
    await fontsHaveCome(page);
    // Each part has been laid out then.
    await expect(page.locator("[data-held]")).toHaveCount(0);
  });
  const layouts = events.flatMap(({ args }) => args?.beginData ?? []);
  const dirty = layouts.map(({ dirtyObjects }) => dirtyObjects);
  const total = layouts.map(({ totalObjects }) => totalObjects);
  expect(Math.max(...dirty)).toBeGreaterThan(100);
  expect(Math.max(...dirty)).toBeLessThan(Math.max(...total) / 2);
});
