import { expect } from "@playwright/test";

import { test } from "../fixtures.ts";
import { main, mainNavigation, open } from "../site.ts";

/** React notices that a text is not the one it would have written. */
const TEXT_DIFFERS = /page error: Minified React error #418/;

for (const path of ["/", "/contact"]) {
  test(`${path} stands when a translator was quicker than the application`, async ({
    page,
    complaints,
  }) => {
    complaints.expect(TEXT_DIFFERS);
    await page.addInitScript(() => {
      addEventListener("DOMContentLoaded", () => {
        const title = document.querySelector("h1");
        if (title) title.textContent = "Mesurer d’abord.";
      });
    });
    await open(page, path);
    await expect(main(page).getByRole("heading", { level: 1 })).toBeVisible();
    await mainNavigation(page).getByRole("link", { name: "About Us" }).click();
    await expect(page).toHaveURL("/about");
  });
}

test("a page stands when an extension has put something into it", async ({
  page,
}) => {
  await page.addInitScript(() => {
    addEventListener("DOMContentLoaded", () => {
      document.body.prepend(document.createElement("x-extension"));
      document.body.append(document.createElement("x-extension"));
    });
  });
  await open(page, "/");
  await expect(main(page).getByRole("heading", { level: 1 })).toBeVisible();
  await mainNavigation(page).getByRole("link", { name: "About Us" }).click();
  await expect(page).toHaveURL("/about");
  await expect(page).toHaveTitle(/^About Us/);
});
