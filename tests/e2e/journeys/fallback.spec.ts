import { expect } from "@playwright/test";

import { test } from "../fixtures.ts";
import { expectFallback, expectWayBack } from "../fallback.ts";
import { expectSameDocument, markDocument } from "../same-document.ts";
import { ANSWERED_404, open, UNKNOWN } from "../site.ts";

for (const path of [UNKNOWN, "/services/none", "/a/b/c/d.html", "/404"]) {
  test(`${path} is answered 404 with the screen`, async ({
    page,
    complaints,
  }) => {
    complaints.expect(ANSWERED_404);
    const response = await open(page, path);
    expect(response?.status()).toBe(404);
    await expectFallback(page, "404 Not Found");
    await markDocument(page);
    await expectWayBack(page);
  });
}

test("an unknown address that is reached in the application shows the screen", async ({
  page,
  complaints,
}) => {
  complaints.expect(ANSWERED_404);
  await open(page, UNKNOWN);
  await markDocument(page);
  await expectWayBack(page);
  await page.goBack();
  await expect(page).toHaveURL(UNKNOWN);
  await expectFallback(page, "404 Not Found");
  await expectSameDocument(page);
});
