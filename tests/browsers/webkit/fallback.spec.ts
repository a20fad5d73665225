import { expect } from "@playwright/test";

import { UNKNOWN } from "../../e2e/site.ts";
import { test } from "./fixtures.ts";

for (const path of [UNKNOWN, "/services/none"]) {
  test(`${path} shows the screen, and the way back stays in the application`, async ({
    tab,
  }) => {
    await tab.open(path);
    await tab.part("h1").expectText("Unexpected Application Error!");
    await tab.part("main [role=alert]").expectText("404 Not Found");
    await tab.part("footer").expectShown();
    await tab.markDocument();
    await tab.named("main", "a", "Return to Homepage").click();
    await tab.expectPath("/");
    await tab.expectTitle(/^Leadline Digital/);
    expect(await tab.hasMarkedDocument()).toBe(true);
    await tab.driver.navigate().back();
    await tab.part("main [role=alert]").expectText("404 Not Found");
    expect(await tab.hasMarkedDocument()).toBe(true);
  });
}
