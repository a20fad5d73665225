import { expect } from "@playwright/test";
import { Key } from "selenium-webdriver";

import { test } from "./fixtures.ts";

const forms = [
  { form: "the footer's form", path: "/about", part: "footer" },
  { form: "the home page's own form", path: "/", part: "main" },
] as const;

for (const { form, path, part } of forms) {
  test(`${form} loads the thank-you page, without what was typed`, async ({
    tab,
  }) => {
    await tab.open(path);
    await tab.markDocument();
    await tab.part(`${part} input[type=email]`).type("ruth@example.co.uk");
    await tab.part(`${part} form button`).click();
    await tab.expectPath("/thank-you");
    await tab.part("h1").expectText("Thank You!");
    expect(await tab.hasMarkedDocument()).toBe(false);
  });

  for (const [fault, value] of [
    ["is empty", ""],
    ["is no e-mail address", "ruth at example"],
  ] as const) {
    test(`${form} goes nowhere when it ${fault}`, async ({ tab }) => {
      await tab.open(path);
      await tab.markDocument();
      const input = tab.part(`${part} input[type=email]`);
      await input.type(value);
      await tab.part(`${part} form button`).click();
      await input.expectFocused();
      await tab.part(`${part} input:invalid`).expectFocused();
      await tab.expectPath(path);
      expect(await tab.hasMarkedDocument()).toBe(true);
    });
  }
}

test.describe("without scripts", () => {
  test.use({ flags: ["--enable-javascript-markup=false"] });

  for (const { form, path, part } of forms) {
    test(`${form} works all the same`, async ({ tab }) => {
      await tab.goto(path);
      const input = tab.part(`${part} input[type=email]`);
      await input.type("ruth@example.co.uk", Key.ENTER);
      await tab.part("h1").expectText("Thank You!");
    });
  }
});
