// The code of the next page cannot be loaded: that page is loaded whole.
import { expect, type Page, type Route } from "@playwright/test";

import { fillIn, listenToLog, sendButton } from "../contact-form.ts";
import { test } from "../fixtures.ts";
import {
  expectNewDocument,
  main,
  mainNavigation,
  markDocument,
  open,
} from "../site.ts";

const SERVICES = "**/assets/services-*.js";

type Fault = {
  code: string;
  answer: (route: Route) => Promise<void>;
  /** What the browser says of it, now and when the page is loaded whole. */
  complaint: RegExp;
};

/** What the router says of any such fault. */
const ROUTER_SAYS =
  /console error: (Error loading route module|TypeError: Failed to fetch dyn|SyntaxError|Error: The line parted)/;

const script = (body: string) => (route: Route) =>
  route.fulfill({ contentType: "text/javascript", body });

const faults: Fault[] = [
  {
    code: "cannot be reached",
    answer: (route) => route.abort(),
    complaint: /ERR_FAILED \S+\/assets\/services-/,
  },
  {
    code: "is gone",
    answer: (route) => route.fulfill({ status: 404 }),
    complaint: /status of 404 .*\/assets\/services-/,
  },
  {
    code: "is not given out",
    answer: (route) => route.fulfill({ status: 503 }),
    complaint: /status of 503 .*\/assets\/services-/,
  },
  {
    code: "is a page",
    answer: (route) => route.fulfill({ contentType: "text/html", body: "<p>" }),
    complaint: /MIME type of "text\/html"/,
  },
  {
    code: "cannot be read",
    answer: script("<p>"),
    complaint: /page error: Unexpected token '<'/,
  },
  {
    code: "fails at once",
    answer: script('throw new Error("The line parted")'),
    complaint: /page error: The line parted/,
  },
];

const toServices = (page: Page) =>
  mainNavigation(page).getByRole("link", { name: "Services", exact: true });

async function expectServices(page: Page) {
  await expect(page).toHaveURL("/services");
  await expect(page).toHaveTitle(/^Services/);
  await expect(main(page).getByRole("heading", { level: 1 })).toBeVisible();
  await expect(main(page).getByRole("alert")).toHaveCount(0);
}

/** Addresses of the documents that the page asks for from now on. */
function listenToLoads(page: Page): string[] {
  const addresses: string[] = [];
  page.on("request", (request) => {
    if (!request.isNavigationRequest()) return;
    addresses.push(new URL(request.url()).pathname);
  });
  return addresses;
}

for (const { code, answer, complaint } of faults) {
  test(`a page whose code ${code} is loaded whole, once`, async ({
    page,
    complaints,
  }) => {
    complaints.expect(complaint);
    complaints.expect(ROUTER_SAYS);
    complaints.allowFailedImports();
    await open(page, "/about");
    await page.route(SERVICES, answer);
    await markDocument(page);
    const loads = listenToLoads(page);
    const isPageError = complaint.source.startsWith("page error");
    const thrown = isPageError ? page.waitForEvent("pageerror") : undefined;
    await toServices(page).click();
    await expectServices(page);
    await expectNewDocument(page);
    // The whole page tries its own code too, when it is idle.
    await thrown;
    expect(loads).toEqual(["/services"]);

    await page.goBack();
    await expect(page).toHaveURL("/about");
    await expect(page).toHaveTitle(/^About Us/);
    await page.goForward();
    await expectServices(page);
  });
}

test("a page whose code never comes is loaded whole in the end", async ({
  page,
}) => {
  await page.clock.install();
  await page.goto("/about");
  await page.clock.fastForward(5000);
  await expect(page.locator("html[data-hydrated]")).toBeAttached();
  const asked = page.waitForRequest(SERVICES);
  await page.route(SERVICES, () => {});
  await markDocument(page);
  const loads = listenToLoads(page);
  await toServices(page).click();
  await asked;
  await page.clock.fastForward(7000);
  expect(loads).toEqual([]);
  await page.clock.fastForward(2000);
  await expectServices(page);
  await expectNewDocument(page);
  expect(loads).toEqual(["/services"]);
});

test("a message is sent once, and thanked for, when the code for that is gone", async ({
  page,
  complaints,
}) => {
  complaints.expect(/status of 404 .*\/assets\/thank-you-/);
  complaints.expect(ROUTER_SAYS);
  // The whole page tries its own code too, when it is idle.
  complaints.allowFailedImports();
  await open(page, "/contact");
  await page.route("**/assets/thank-you-*.js", (route) =>
    route.fulfill({ status: 404 }),
  );
  const log = listenToLog(page);
  await fillIn(page);
  await sendButton(page).click();
  await expect(page).toHaveURL("/thank-you");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(
    "Thank You!",
  );
  expect(log).toHaveLength(1);
});

test("once some code has failed, the next page is loaded whole at once", async ({
  page,
  complaints,
}) => {
  complaints.expect(/status of 404 .*\/assets\/services-/);
  complaints.expect(ROUTER_SAYS);
  await open(page, "/about");
  await page.route(SERVICES, (route) => route.fulfill({ status: 404 }));
  // The visitor stops the load that follows, as with the browser's button.
  await page.route("**/services", (route) => route.abort("aborted"));
  await toServices(page).click();
  await expect
    .poll(() => page.evaluate(() => document.readyState))
    .toBe("complete");
  await markDocument(page);
  await mainNavigation(page).getByRole("link", { name: "Contact Us" }).click();
  await expect(page).toHaveTitle(/^Contact/);
  await expectNewDocument(page);
});

test("without a network the browser itself says so, and the way back is open", async ({
  page,
  context,
  complaints,
}) => {
  complaints.expect(/ERR_INTERNET_DISCONNECTED \S+\/assets\/services-/);
  complaints.expect(ROUTER_SAYS);
  await open(page, "/about");
  await context.setOffline(true);
  await toServices(page).click();
  await expect(page).toHaveURL(/^chrome-error:/);
  await context.setOffline(false);
  await page.reload();
  await expectServices(page);
  await page.goBack();
  await expect(page).toHaveTitle(/^About Us/);
});
