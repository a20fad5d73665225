// The next page's script cannot be loaded: that page is loaded as a full page
// load, and no click is lost.
import { expect, type Page, type Route } from "@playwright/test";

import { fillIn, listenToLog, sendButton } from "../contact-form.ts";
import { test } from "../fixtures.ts";
import {
  expectNewDocument,
  expectSameDocument,
  heading1,
  hydrated,
  main,
  markDocument,
  menuLink,
  open,
  samplePage,
  siteContent,
  titleOf,
} from "../site.ts";

const SERVICES = "**/assets/services-*.js";

const faults = [
  {
    script: "is gone",
    answer: (route: Route) => route.fulfill({ status: 404 }),
    complaint: /status of 404 .*\/assets\/services-/,
  },
  {
    script: "throws",
    answer: (route: Route) =>
      route.fulfill({
        contentType: "text/javascript",
        body: 'throw new Error("The script failed")',
      }),
    complaint: /page error: The script failed/,
  },
];

async function expectServices(page: Page) {
  await expect(page).toHaveURL(/\/services\/?$/);
  await expect(heading1(page)).toBeVisible();
  await expect(main(page).getByRole("alert")).toHaveCount(0);
}

function listenToLoads(page: Page): string[] {
  const paths: string[] = [];
  page.on("request", (request) => {
    if (request.isNavigationRequest()) {
      paths.push(new URL(request.url()).pathname);
    }
  });
  return paths;
}

for (const { script, answer, complaint } of faults) {
  test(`a page whose script ${script} is loaded once, as a full page load`, async ({
    page,
    complaints,
  }) => {
    complaints.expect(complaint);
    complaints.allowFailedImports();
    await open(page, samplePage);
    await page.route(SERVICES, answer);
    await markDocument(page);
    const loads = listenToLoads(page);
    await menuLink(page, "/services").click();
    await expect(page).toHaveTitle(titleOf("/services"));
    await expectServices(page);
    await expectNewDocument(page);
    // The page itself requests its script as well, and fails again.
    await page.waitForLoadState("networkidle");
    expect(loads).toEqual(["/services"]);

    await page.goBack();
    await expect(page).toHaveTitle(titleOf(samplePage));
    await page.goForward();
    await expect(page).toHaveTitle(titleOf("/services"));
  });
}

test("a prefetch that fails reloads nothing, and the next page is loaded in full at once", async ({
  page,
  complaints,
}) => {
  complaints.expect(/status of 404 .*\/assets\/services-/);
  complaints.allowFailedImports();
  await page.clock.install();
  await open(page, samplePage);
  await page.route(SERVICES, (route) => route.fulfill({ status: 404 }));
  await markDocument(page);
  const loads = listenToLoads(page);
  const answered = page.waitForResponse(SERVICES);
  await menuLink(page, "/services").hover();
  await answered;
  await expectSameDocument(page);
  expect(loads).toEqual([]);

  // The clock stands still, so the time limit plays no part.
  await page.clock.pauseAt(Date.now() + 60_000);
  await page.route("**/assets/contact-*.js", () => undefined);
  await menuLink(page, "/contact").click();
  await expect(page).toHaveTitle(titleOf("/contact"));
  await expectNewDocument(page);
  expect(loads).toEqual(["/contact"]);
});

test("a page whose script never arrives becomes a full page load after the time limit", async ({
  page,
}) => {
  await page.clock.install();
  await page.goto(samplePage);
  await page.clock.fastForward(5000);
  await hydrated(page);
  const requested = page.waitForRequest(SERVICES);
  await page.route(SERVICES, () => {});
  await markDocument(page);
  await menuLink(page, "/services").click();
  await requested;
  await page.clock.fastForward(7000);
  await expectSameDocument(page);
  await page.clock.fastForward(2000);
  await expect(page).toHaveTitle(titleOf("/services"));
  await expectServices(page);
  await expectNewDocument(page);
});

test("a message is logged once, and thanked for, when the code for that is gone", async ({
  page,
  complaints,
}) => {
  complaints.expect(/status of 404 .*\/assets\/thank-you-/);
  complaints.allowFailedImports();
  await open(page, "/contact");
  await page.route("**/assets/thank-you-*.js", (route) =>
    route.fulfill({ status: 404 }),
  );
  const log = listenToLog(page);
  await fillIn(page);
  await sendButton(page).click();
  await expect(page).toHaveURL("/thank-you");
  await expect(heading1(page)).toHaveText(siteContent["thank-you"].heading);
  expect(log).toHaveLength(1);
});
