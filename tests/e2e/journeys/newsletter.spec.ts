import { expect, type Locator, type Page } from "@playwright/test";

import { test } from "../fixtures.ts";
import { expectNewDocument, markDocument } from "../same-document.ts";
import { footer, main, open } from "../site.ts";

const forms = [
  { form: "the footer's form", path: "/about", part: footer },
  { form: "the home page's own form", path: "/", part: main },
] as const;

const input = (part: Locator) => part.getByLabel("Email address");
const button = (part: Locator) =>
  part.getByRole("button", { name: "Subscribe" });

/** Addresses of the documents that the page asks for from now on. */
function listenToLoads(page: Page): string[] {
  const addresses: string[] = [];
  page.on("request", (request) => {
    if (request.isNavigationRequest()) addresses.push(request.url());
  });
  return addresses;
}

async function expectThanked(page: Page): Promise<void> {
  // With the `?` of a form that sends nothing, where no server takes it off.
  await expect(page).toHaveURL(/\/thank-you\??$/);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(
    "Thank You!",
  );
}

for (const { form, path, part } of forms) {
  test(`${form} loads the thank-you page, without what was typed`, async ({
    page,
  }) => {
    await open(page, path);
    await markDocument(page);
    const loads = listenToLoads(page);
    await input(part(page)).fill("ruth@example.co.uk");
    await button(part(page)).click();
    await expectThanked(page);
    await expectNewDocument(page);
    expect(loads.join(" ")).not.toContain("ruth");
    expect(loads).not.toHaveLength(0);
  });

  for (const [fault, value] of [
    ["is empty", ""],
    ["is no e-mail address", "ruth at example"],
  ] as const) {
    test(`${form} goes nowhere when it ${fault}`, async ({ page }) => {
      await open(page, path);
      const loads = listenToLoads(page);
      await input(part(page)).fill(value);
      await button(part(page)).click();
      await expect(input(part(page))).toBeFocused();
      await expect(part(page).locator("input:invalid")).toHaveCount(1);
      await expect(page).toHaveURL(path);
      expect(loads).toEqual([]);
    });
  }
}

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  for (const { form, path, part } of forms) {
    test(`${form} works all the same`, async ({ page }) => {
      await page.goto(path);
      await input(part(page)).fill("ruth@example.co.uk");
      await input(part(page)).press("Enter");
      await expectThanked(page);
    });
  }
});
