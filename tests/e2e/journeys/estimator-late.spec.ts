// The estimator's script comes late; nothing that was done before is lost.
import { expect, type Page } from "@playwright/test";

import {
  estimator,
  ESTIMATOR_CODE,
  exactField,
  expectAnswer,
  feeOf,
  OPENING,
  slider,
} from "../estimator.ts";
import { test } from "../fixtures.ts";
import { holdScripts, PARSED } from "../scripts.ts";
import { hydrated, main, open } from "../site.ts";

const MOST = "£100,000 a month; Enterprise is cheapest at £13,000";

/** The requests for the estimator's script from now on. */
function listenForCode(page: Page): string[] {
  const requests: string[] = [];
  page.on("request", (request) => {
    if (/\/assets\/estimator-[\w-]+\.js$/.test(request.url())) {
      requests.push(request.url());
    }
  });
  return requests;
}

test("its script is fetched once, when the visitor comes near", async ({
  page,
}) => {
  const requests = listenForCode(page);
  await open(page, "/google-ads");
  await page.waitForLoadState("networkidle");
  expect(requests).toHaveLength(0);
  await estimator(page).scrollIntoViewIfNeeded();
  await expect.poll(() => requests.length).toBe(1);
  await slider(page).press("End");
  await expectAnswer(page, MOST);
  expect(requests).toHaveLength(1);
});

test("a link to a place on the page does not take it away", async ({
  page,
}) => {
  await open(page, "/google-ads");
  await main(page).getByRole("link", { name: "See the prices" }).click();
  await slider(page).press("End");
  await expectAnswer(page, MOST);
});

for (const [what, act, answer] of [
  ["the slider is moved", (page: Page) => slider(page).press("End"), MOST],
  [
    "an amount is written",
    (page: Page) => exactField(page).fill("12.5k"),
    "£12,500 a month; Starter is cheapest at £2,675",
  ],
] as const) {
  test(`${what} before any script has come, and it counts`, async ({
    page,
  }) => {
    const releaseScripts = await holdScripts(page);
    await page.goto("/google-ads?spend=85000", PARSED);
    await act(page);
    await expectAnswer(page, OPENING);
    releaseScripts();
    await hydrated(page);
    await expectAnswer(page, answer);
  });
}

test("what is wrong in the field before is said after", async ({ page }) => {
  const releaseScripts = await holdScripts(page);
  await page.goto("/google-ads", PARSED);
  await exactField(page).fill("a lot");
  await exactField(page).press("Tab");
  releaseScripts();
  await hydrated(page);
  await expect(exactField(page)).toHaveAccessibleDescription(
    "Enter a number, such as £30,000.",
  );
  await expect(exactField(page)).toHaveValue("a lot");
  await expectAnswer(page, OPENING);
});

test("the slider is moved while its own script is on the way", async ({
  page,
}) => {
  const { promise, resolve } = Promise.withResolvers<undefined>();
  await page.route(ESTIMATOR_CODE, async (route) => {
    await promise;
    await route.fallback();
  });
  await open(page, "/google-ads");
  await slider(page).press("End");
  await expectAnswer(page, OPENING);
  resolve(undefined);
  await expectAnswer(page, MOST);
});

test("if its script fails, the page stays as it was sent", async ({
  page,
  complaints,
}) => {
  complaints.expect(/ERR_FAILED \S+\/assets\/estimator-/);
  await page.route(ESTIMATOR_CODE, (route) => route.abort());
  await open(page, "/google-ads");
  const failed = page.waitForEvent("requestfailed");
  await exactField(page).fill("50000");
  // Filling it is not coming near in every browser.
  await slider(page).press("End");
  await failed;
  // Nothing can be set beside figures that would not follow.
  await expect(slider(page)).toBeDisabled();
  await expect(exactField(page)).toBeDisabled();
  await expect(exactField(page)).toHaveValue("£30,000");
  await expect(feeOf(page, "Growth")).toContainText("£5,100");
  await expect(main(page).getByRole("heading", { level: 1 })).toHaveText(
    /Better ads/,
  );
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("a table shows worked fees, and nothing that would not work", async ({
    page,
    browserName,
  }) => {
    test.skip(
      browserName === "firefox",
      "it gets pages without scripts, but the stylesheet is told of some",
    );
    await page.goto("/google-ads");
    const table = estimator(page).getByRole("table");
    await expect(table).toBeVisible();
    await expect(
      table.getByRole("row", { name: "£30,000" }).getByRole("cell"),
    ).toHaveText(["£5,300", "£5,100 Cheapest", "£6,000"]);
    await expect(
      table.getByRole("row", { name: "£100,000" }).getByRole("cell"),
    ).toHaveText(["£15,800", "£13,500", "£13,000 Cheapest"]);
    await expect(slider(page)).toBeHidden();
    await expect(exactField(page)).toBeHidden();
    await expect(estimator(page).locator(".outlook")).toBeHidden();
    await expect(feeOf(page, "Growth")).toBeVisible();
  });
});
