// Specification, section 7: the calls it makes. That no request leaves the
// site but for images, and none but GET, every test proves (fixtures.ts).
import { expect } from "@playwright/test";

import { test } from "../fixtures.ts";
import { cookieNotice, open, storedForGood } from "../site.ts";

// The choice beside the flag is not the specification's.
test("Browser local storage holds the cookiesAccepted flag, and nothing else but the choice is stored for good", async ({
  page,
  context,
}) => {
  await open(page, "/");
  await cookieNotice(page).getByRole("button", { name: "Accept" }).click();
  for (const path of ["/contact", "/about"]) await open(page, path);
  const stored = await storedForGood(page);
  expect(stored).toEqual({
    cookiesAccepted: "true",
    cookieChoice: expect.stringContaining('"accepted"'),
  });
  expect(await context.cookies()).toEqual([]);
  expect(await page.evaluate(() => indexedDB.databases())).toEqual([]);
});
