import { expect } from "@playwright/test";

import { test } from "../fixtures.ts";
import { footer, open } from "../site.ts";

// That the application does not complain of the older year in the prerendered
// page is seen to by the fixture.
test("the footer shows the visitor's year, however old the build is", async ({
  page,
}) => {
  await page.clock.setFixedTime("2031-06-15T12:00:00Z");
  await open(page, "/");
  await expect(footer(page)).toContainText("© 2031 Leadline Digital Ltd");
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("the footer shows the year of the build", async ({ page }) => {
    await page.goto("/");
    await expect(footer(page)).toContainText(/© 20\d\d Leadline Digital Ltd/);
  });
});
