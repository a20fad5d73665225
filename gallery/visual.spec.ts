// Compares each room of the gallery with the screen of it that was approved.
import { globSync } from "node:fs";
import { basename } from "node:path";

import { expect, test } from "@playwright/test";

const rooms = globSync(`${import.meta.dirname}/rooms/*.tsx`).map((file) =>
  basename(file, ".tsx"),
);

/** Each scheme and each layout once: both kinds of change show in one of them. */
const looks = [
  { scheme: "light", width: 1280 },
  { scheme: "dark", width: 390 },
] as const;

for (const room of rooms.toSorted()) {
  for (const { scheme, width } of looks) {
    test(`${room}, ${scheme}, ${width} px`, async ({ page }) => {
      const complaints: string[] = [];
      page.on("console", (message) => {
        if (["error", "warning"].includes(message.type()))
          complaints.push(message.text());
      });
      page.on("pageerror", ({ message }) => complaints.push(message));
      await page.emulateMedia({ colorScheme: scheme });
      await page.setViewportSize({ width, height: 900 });
      await page.goto(`/?room=${room}&scheme=${scheme}`);
      await expect(page.locator("html[data-settled]")).toBeAttached();
      await expect(page).toHaveScreenshot(`${room}-${scheme}-${width}.png`, {
        fullPage: true,
      });
      expect(complaints).toEqual([]);
    });
  }
}
