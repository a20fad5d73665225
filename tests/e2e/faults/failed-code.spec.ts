import { expect } from "@playwright/test";

import {
  expectLogged,
  fillIn,
  listenToLog,
  sendButton,
} from "../contact-form.ts";
import { estimator, slider } from "../estimator.ts";
import { FAILED_IMPORT, test } from "../fixtures.ts";
import {
  ANSWERED_404,
  expectNewDocument,
  footer,
  header,
  heading1,
  main,
  markDocument,
  menuLink,
  open,
  SCRIPTS,
  siteContent,
  thanks,
  started,
  titleOf,
} from "../site.ts";

const THROWN = "The line parted";
const { fallback } = siteContent;

test("after a new deployment an open page goes on: its controls without code are gone, links and forms lead to the new one", async ({
  page,
  complaints,
}) => {
  complaints.expect(ANSWERED_404);
  complaints.allow(FAILED_IMPORT);
  await page.goto("/google-ads");
  await started(page);
  // The scripts of the old page are gone.
  await page.route(SCRIPTS, (route) => route.fulfill({ status: 404 }));
  await expect(slider(page)).toBeVisible();
  await slider(page).dispatchEvent("pointerdown");
  await expect(slider(page)).toBeHidden();
  await expect(estimator(page).locator(".answer dl")).toBeVisible();
  await expect(main(page).getByRole("alert")).toHaveCount(0);
  await page.unroute(SCRIPTS);
  await menuLink(page, "/services").click();
  await expect(page).toHaveTitle(titleOf("/services"));
});

test("a message is logged once, and thanked for, when the page for that cannot be fetched", async ({
  page,
  complaints,
}) => {
  complaints.expect(/status of 503/);
  await open(page, "/contact");
  await page.route("**/thank-you", (route) =>
    route.request().isNavigationRequest()
      ? route.fallback()
      : route.fulfill({ status: 503, body: "" }),
  );
  const log = listenToLog(page);
  await markDocument(page);
  await fillIn(page);
  await sendButton(page).click();
  await expect(page).toHaveURL("/thank-you");
  await expect(heading1(page)).toHaveText(thanks.heading);
  await expectNewDocument(page);
  await expectLogged(log);
});

test("an island that throws shows the screen in the place of the page, and the rest works on", async ({
  page,
  complaints,
}) => {
  complaints.expect(/page error: .*reading 'map'/);
  // A property that the component needs is not there.
  await page.route("/contact", async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replace('"moreFields":', '"x":');
    await route.fulfill({ response, body });
  });
  await page.goto("/contact");
  await expect(heading1(page)).toHaveText(fallback.heading);
  await expect(main(page).getByRole("alert")).toHaveText(/reading 'map'/);
  await expect(page).toHaveTitle(fallback.title);
  await expect(header(page)).toBeVisible();
  await expect(footer(page)).toBeAttached();

  await page.unroute("/contact");
  await main(page).getByRole("link", { name: fallback.failure.retry }).click();
  await expect(page).toHaveTitle(titleOf("/contact"));
  await started(page);
});

test("a part of the scripts that throws takes no other with it", async ({
  page,
  complaints,
}) => {
  complaints.expect(new RegExp(`page error: ${THROWN}`));
  // The menu is the first to ask for this.
  await page.addInitScript((thrown) => {
    const { ResizeObserver } = window;
    Object.assign(window, {
      ResizeObserver: function ThrowsOnce() {
        Object.assign(window, { ResizeObserver });
        throw new Error(thrown);
      },
    });
  }, THROWN);
  await open(page, "/contact");
  await expect(heading1(page)).toBeVisible();
  await fillIn(page);
  await sendButton(page).click();
  await expect(page).toHaveURL("/thank-you");
});
