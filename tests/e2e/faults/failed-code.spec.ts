import { expect, type Page } from "@playwright/test";

import { fillIn, listenToLog, sendButton } from "../contact-form.ts";
import { FAILED_IMPORT, test } from "../fixtures.ts";
import {
  ANSWERED_404,
  expectNewDocument,
  expectSameDocument,
  footer,
  gauge,
  header,
  heading1,
  hydrated,
  main,
  markDocument,
  menuLink,
  open,
  samplePage,
  SCRIPTS,
  siteContent,
  titleOf,
} from "../site.ts";

const SERVICES = "**/assets/services-*.js";
const THROWN = "The line parted";
const script = (body: string) => ({ contentType: "text/javascript", body });

function listenToLoads(page: Page): string[] {
  const paths: string[] = [];
  page.on("request", (request) => {
    if (request.isNavigationRequest())
      paths.push(new URL(request.url()).pathname);
  });
  return paths;
}

test("after a new deployment the pages that have come stay in the application, and a link to another loads the new one", async ({
  page,
  complaints,
}) => {
  complaints.expect(ANSWERED_404);
  complaints.allow(FAILED_IMPORT);
  await open(page, "/");
  await menuLink(page, "/services").click();
  await expect(page).toHaveTitle(titleOf("/services"));
  const loads = listenToLoads(page);
  // The scripts of the old document are gone.
  await page.route(SCRIPTS, (route) =>
    loads.length > 0 ? route.fallback() : route.fulfill({ status: 404 }),
  );
  await markDocument(page);
  await menuLink(page, "/").click();
  await expect(page).toHaveTitle(titleOf("/"));
  await page.goBack();
  await expect(page).toHaveTitle(titleOf("/services"));
  await expectSameDocument(page);
  await menuLink(page, "/contact").click();
  await expect(page).toHaveTitle(titleOf("/contact"));
  await expectNewDocument(page);
  await hydrated(page);
  await markDocument(page);
  await menuLink(page, samplePage).click();
  await expect(page).toHaveTitle(titleOf(samplePage));
  await expectSameDocument(page);
  expect(loads).toEqual(["/contact"]);
});

test("a page whose script fails is loaded once, as a full page load", async ({
  page,
  complaints,
}) => {
  complaints.expect(/page error: The script failed/);
  complaints.allow(FAILED_IMPORT);
  await open(page, samplePage);
  const body = 'throw new Error("The script failed")';
  await page.route(SERVICES, (route) => route.fulfill(script(body)));
  await markDocument(page);
  const loads = listenToLoads(page);
  await menuLink(page, "/services").click();
  await expect(page).toHaveTitle(titleOf("/services"));
  await expect(heading1(page)).toBeVisible();
  await expect(main(page).getByRole("alert")).toHaveCount(0);
  await expectNewDocument(page);
  // The page itself requests its script as well, and fails again.
  await page.waitForLoadState("networkidle");
  expect(loads).toEqual(["/services"]);
  await page.goBack();
  await expect(page).toHaveTitle(titleOf(samplePage));
  await page.goForward();
  await expect(page).toHaveTitle(titleOf("/services"));
});

test("a prefetch that fails reloads nothing, and the next page is loaded in full at once", async ({
  page,
  complaints,
}) => {
  complaints.expect(/status of 404 .*\/assets\/services-/);
  complaints.allow(FAILED_IMPORT);
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
  await page.route(SERVICES, () => undefined);
  await markDocument(page);
  await menuLink(page, "/services").click();
  await requested;
  await page.clock.fastForward(7000);
  await expectSameDocument(page);
  await page.clock.fastForward(2000);
  await expect(page).toHaveTitle(titleOf("/services"));
  await expectNewDocument(page);
});

test("a message is logged once, and thanked for, when the code for that is gone", async ({
  page,
  complaints,
}) => {
  complaints.expect(/status of 404 .*\/assets\/thank-you-/);
  complaints.allow(FAILED_IMPORT);
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

const { fallback } = siteContent;

const homeLink = (page: Page) =>
  main(page).getByRole("link", { name: fallback.waysBack[0]?.text ?? "" });

async function expectScreen(page: Page): Promise<void> {
  await expect(heading1(page)).toHaveText(fallback.heading);
  await expect(main(page).getByRole("alert")).toHaveText(THROWN);
}

test("a page that throws shows the screen, also on a full load, and the others work on", async ({
  page,
  complaints,
}) => {
  complaints.expect(new RegExp(`console error: .*${THROWN}`));
  const body = `export default function Broken() { throw new Error("${THROWN}"); }`;
  await page.route(SERVICES, (route) => route.fulfill(script(body)));
  await open(page, samplePage);
  await markDocument(page);
  await menuLink(page, "/services").click();
  await expect(page).toHaveURL("/services");
  await expectScreen(page);
  await expect(page).toHaveTitle(fallback.title);
  await expect(header(page)).toBeVisible();
  await expect(footer(page)).toBeAttached();
  await expect(gauge(page)).toBeHidden();
  await expect(main(page)).toBeFocused();
  await homeLink(page).click();
  await expect(page).toHaveURL("/");
  await expect(page).toHaveTitle(titleOf("/"));
  await expect(main(page)).toBeFocused();
  await page.goBack();
  await expectScreen(page);
  await page.goBack();
  await expect(page).toHaveTitle(titleOf(samplePage));
  await expect(main(page).getByRole("alert")).toHaveCount(0);
  await expectSameDocument(page);

  await page.goto("/services");
  await expectScreen(page);
  await hydrated(page);
  await page.unroute(SERVICES);
  await main(page).getByRole("link", { name: fallback.failure.retry }).click();
  await expect(page).toHaveTitle(titleOf("/services"));
  await expect(main(page).getByRole("alert")).toHaveCount(0);
});

test("a layout that throws leaves the screen with the error's message", async ({
  page,
  complaints,
}) => {
  complaints.expect(new RegExp(`console error: .*${THROWN}`));
  // The header asks for this.
  await page.addInitScript((thrown) => {
    CSS.supports = () => {
      throw new Error(thrown);
    };
  }, THROWN);
  await page.goto(samplePage);
  await expectScreen(page);
  await homeLink(page).click();
  await expect(page).toHaveURL("/");
});
