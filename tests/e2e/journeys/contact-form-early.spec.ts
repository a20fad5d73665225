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
import { APPLICATION, holdScripts, PARSED } from "../scripts.ts";
import { expectSameDocument, hydrated, main, markDocument } from "../site.ts";

test("a message sent before the scripts have come is done once, when they have", async ({
  page,
}) => {
  const releaseScripts = await holdScripts(page);
  await page.goto("/contact", PARSED);
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

test("a message sent after the start file and before the application is done once", async ({
  page,
}) => {
  // Never idle: only an act asks for the application.
  await page.addInitScript(() => {
    window.requestIdleCallback = () => 0;
  });
  const started = page.waitForResponse(/\/assets\/start-/);
  const releaseApplication = await holdScripts(page, APPLICATION);
  await page.goto("/contact", PARSED);
  await started;
  const log = listenToLog(page);
  await fillIn(page);
  const asked = page.waitForRequest(APPLICATION);
  await sendButton(page).click();
  await asked;
  await sendButton(page).click();
  await expect(page).toHaveURL("/contact");
  releaseApplication();
  await expect(page).toHaveURL("/thank-you");
  await expectLogged(log);
});

test("whoever writes on after a refusal is not led away when the scripts come", async ({
  page,
}) => {
  const releaseScripts = await holdScripts(page);
  await page.goto("/contact", PARSED);
  await sendButton(page).click();
  await field(page, "phone").focus();
  releaseScripts();
  await hydrated(page);
  await expect(main(page).locator("[aria-invalid=true]")).toHaveCount(4);
  await expect(field(page, "phone")).toBeFocused();
});

test("what was typed before the scripts have come stays", async ({ page }) => {
  const releaseScripts = await holdScripts(page);
  await page.goto("/contact", PARSED);
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
  await page.goto("/contact", PARSED);
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
  await page.goto("/contact", PARSED);
  await fillIn(page);
  await sendButton(page).click();
  await expect(page).toHaveURL("/contact");
  await page.clock.fastForward("00:10");
  await expect(page).toHaveURL("/thank-you");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(
    "Thank You!",
  );
});
