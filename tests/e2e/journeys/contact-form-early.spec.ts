// The contact form while the application has not taken over the page.
import { expect } from "@playwright/test";

import {
  expectLogged,
  field,
  fillIn,
  listenToLog,
  sendButton,
} from "../contact-form.ts";
import { test } from "../fixtures.ts";
import { expectSameDocument, markDocument } from "../same-document.ts";
import { holdScripts, LOST_SCRIPT, loseScripts } from "../scripts.ts";
import { hydrated, main } from "../site.ts";

test("a message sent before the scripts have come is done once, when they have", async ({
  page,
}) => {
  const releaseScripts = await holdScripts(page);
  await page.goto("/contact");
  await markDocument(page);
  const log = listenToLog(page);
  await fillIn(page);
  await sendButton(page).click();
  await sendButton(page).click();
  await expect(page).toHaveURL("/contact");
  expect(log).toHaveLength(0);
  releaseScripts();
  await expect(page).toHaveURL("/thank-you");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(
    "Thank You!",
  );
  await expectSameDocument(page);
  await expectLogged(log);
});

test("what was typed before the scripts have come stays", async ({ page }) => {
  const releaseScripts = await holdScripts(page);
  await page.goto("/contact");
  await fillIn(page);
  releaseScripts();
  await hydrated(page);
  const log = listenToLog(page);
  await sendButton(page).click();
  await expect(page).toHaveURL("/thank-you");
  await expectLogged(log);
});

test("an incomplete message is not sent before the scripts have come either", async ({
  page,
}) => {
  const releaseScripts = await holdScripts(page);
  await page.goto("/contact");
  await sendButton(page).click();
  await expect(field(page, "name")).toBeFocused();
  releaseScripts();
  await hydrated(page);
  // What is missing is marked as soon as it can be.
  await expect(main(page).locator("[aria-invalid=true]")).toHaveCount(4);
  await expect(page).toHaveURL("/contact");
});

test("if the scripts hang, the form leads on by itself in the end", async ({
  page,
}) => {
  await page.clock.install();
  await holdScripts(page);
  await page.goto("/contact");
  await fillIn(page);
  await sendButton(page).click();
  await expect(page).toHaveURL("/contact");
  await page.clock.fastForward("00:10");
  await expect(page).toHaveURL("/thank-you");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(
    "Thank You!",
  );
});

test("if the scripts never come, nothing of the message is in the address", async ({
  page,
  complaints,
}) => {
  complaints.expect(LOST_SCRIPT);
  await loseScripts(page);
  await page.goto("/contact");
  await fillIn(page);
  await sendButton(page).click();
  await expect(page).toHaveURL("/thank-you");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(
    "Thank You!",
  );
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("the form leads on, with nothing of the message in the address", async ({
    page,
  }) => {
    await page.goto("/contact");
    await fillIn(page);
    await sendButton(page).click();
    await expect(page).toHaveURL(/\/thank-you\??$/);
  });
});
