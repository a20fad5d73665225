// The next page's code comes before its link is followed, and comes once.
import { expect, type Page } from "@playwright/test";

import { test } from "../fixtures.ts";
import {
  expectSameDocument,
  footer,
  main,
  mainNavigation,
  markDocument,
  open,
} from "../site.ts";

const CODE = /\/assets\/about-[\w-]+\.js$/;

/** The requests for the about page's code from now on. */
function listenForCode(page: Page): string[] {
  const requests: string[] = [];
  page.on("request", (request) => {
    if (CODE.test(request.url())) requests.push(request.url());
  });
  return requests;
}

const aboutLink = (page: Page) =>
  mainNavigation(page).getByRole("link", { name: "About Us" });

async function expectAbout(page: Page): Promise<void> {
  await expect(page).toHaveTitle(/^About/);
  await expect(main(page).getByRole("heading", { level: 1 })).toBeVisible();
  await expectSameDocument(page);
}

test("hovering fetches it, following does not fetch it again", async ({
  page,
}) => {
  await open(page, "/");
  await markDocument(page);
  const requests = listenForCode(page);
  await aboutLink(page).hover();
  await expect.poll(() => requests.length).toBe(1);
  await aboutLink(page).click();
  await expectAbout(page);
  expect(requests).toHaveLength(1);
});

/** How the page's beginning is laid out, which its own stylesheet says. */
const openingSize = (page: Page) =>
  main(page).locator("section").first().boundingBox();

test("what was fetched will do when the network has gone", async ({
  page,
  context,
  complaints,
}) => {
  // Its pictures come when they are near.
  complaints.expect(/ERR_INTERNET_DISCONNECTED \S+\/plates\//);
  await open(page, "/about");
  const size = await openingSize(page);
  await open(page, "/");
  expect(await openingSize(page)).not.toEqual(size);
  await markDocument(page);
  const arrived = page.waitForEvent("requestfinished", (request) =>
    CODE.test(request.url()),
  );
  await aboutLink(page).hover();
  await arrived;
  await expect(
    page.locator('link[rel="stylesheet"][href*="/about-"]'),
  ).toHaveAttribute("media", "not all");
  await context.setOffline(true);
  await aboutLink(page).click();
  await expectAbout(page);
  await expect.poll(() => openingSize(page)).toEqual(size);
});

test("once it has come, a click draws the page without waiting for anything", async ({
  page,
}) => {
  await open(page, "/");
  await aboutLink(page).hover();
  const kept = page.locator('link[rel="stylesheet"][href*="/about-"]');
  await expect(kept).toHaveAttribute("media", "not all");
  // Where the router looks first.
  await page.waitForFunction(() => {
    const run: unknown = Reflect.get(window, "__reactRouterRouteModules");
    return run instanceof Object && "routes/about" in run;
  });
  // What the page is called in the first task after the click's own.
  const title = await page.evaluateHandle(() => ({
    after: new Promise<string>((resolve) => {
      addEventListener("click", () => {
        const { port1, port2 } = new MessageChannel();
        port1.addEventListener("message", () => resolve(document.title));
        port1.start();
        port2.postMessage(null);
      });
    }),
  }));
  await aboutLink(page).click();
  expect(await title.evaluate(({ after }) => after)).toMatch(/^About/);
});

test("the keyboard fetches it by reaching the link", async ({ page }) => {
  await open(page, "/");
  const requests = listenForCode(page);
  await footer(page).getByRole("link", { name: "About Us" }).focus();
  await expect.poll(() => requests.length).toBe(1);
});

test.describe("on a touch screen", () => {
  test.use({ hasTouch: true });

  test("a finger fetches it by touching the link", async ({
    page,
    browserName,
  }) => {
    test.skip(browserName !== "chromium", "no other takes half a touch");
    await open(page, "/");
    const requests = listenForCode(page);
    const box = await aboutLink(page).boundingBox();
    const devtools = await page.context().newCDPSession(page);
    // Put down, and not lifted: no click follows.
    await devtools.send("Input.dispatchTouchEvent", {
      type: "touchStart",
      touchPoints: [{ x: (box?.x ?? 0) + 5, y: (box?.y ?? 0) + 40 }],
    });
    await expect.poll(() => requests.length).toBe(1);
    await expect(page).toHaveURL("/");
  });
});

test("the page that is shown is not fetched again", async ({ page }) => {
  await open(page, "/about");
  const requests = listenForCode(page);
  await aboutLink(page).hover();
  const services = page.waitForRequest(/\/assets\/services-/);
  await mainNavigation(page).getByRole("link", { name: "Services" }).hover();
  await services;
  expect(requests).toHaveLength(0);
});

test("whoever begins the contact form has the thank-you page already", async ({
  page,
  context,
}) => {
  await open(page, "/contact");
  await markDocument(page);
  const form = main(page).locator("form");
  const code = page.waitForEvent("requestfinished", (request) =>
    /\/assets\/thank-you-[\w-]+\.js$/.test(request.url()),
  );
  await form.getByLabel("Name").fill("Ruth Calder");
  await code;
  await expect(
    page.locator('link[rel="stylesheet"][href*="/thank-you-"]'),
  ).toHaveAttribute("media", "not all");
  await context.setOffline(true);
  await form.getByLabel("Email").fill("ruth@example.co.uk");
  await form.getByRole("combobox").selectOption({ index: 1 });
  await form.getByLabel("Message").fill("Good morning.");
  await form.getByRole("button").click();
  await expect(page).toHaveURL("/thank-you");
  await expect(main(page).getByRole("heading", { level: 1 })).toBeVisible();
  await expectSameDocument(page);
});

test("begun before the application came, the form has it fetched as well", async ({
  page,
}) => {
  const held = Promise.withResolvers<undefined>();
  await page.route("**/assets/entry.client-*.js", async (route) => {
    await held.promise;
    await route.continue();
  });
  await page.goto("/contact");
  await main(page).getByLabel("Name").fill("Ruth");
  const code = page.waitForRequest(/\/assets\/thank-you-[\w-]+\.js$/);
  held.resolve(undefined);
  await code;
});
