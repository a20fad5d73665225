import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "@playwright/test";

import { requireSite } from "../../app/content/read-site.ts";
import { serveSite } from "../../bench/serve-site.ts";
import { answerForOthers } from "../e2e/fixtures.ts";
import { answerNotice, hasLoadedWhole, open, UNKNOWN } from "../e2e/site.ts";
import { copySite, type SiteCopy } from "../site-copy.ts";
import { setListLengths } from "./list-lengths.ts";

const contents = {
  shipped: () => {},
  least: (site: SiteCopy) => setListLengths(site, "least"),
  most: (site: SiteCopy) => {
    setListLengths(site, "most");
    site.write(
      "content/pages/customer-cost.md",
      readFileSync("tests/fixtures/customer-cost.md"),
    );
  },
};

/** Layers of their own smooth their letters a little differently each time. */
const ONE_LAYER = "* { will-change: auto !important }";

for (const [name, change] of Object.entries(contents)) {
  test(`${name} content`, async ({ page }) => {
    const site = copySite();
    try {
      change(site);
      await site.build();
      const built = requireSite(join(site.folder, "content")).site;
      const { address, stop } = await serveSite({}, site.folder);
      await answerForOthers(page.context(), address, "working");
      await answerNotice(page);
      const paths = [...built.pages, ...built.documents].map(
        ({ path }) => path,
      );
      for (const path of [...paths, UNKNOWN]) {
        for (const width of [390, 1440]) {
          await page.setViewportSize({ width, height: 900 });
          await open(page, address + path);
          await hasLoadedWhole(page);
          await page.addStyleTag({ content: ONE_LAYER });
          for (const colorScheme of ["light", "dark"] as const) {
            await page.emulateMedia({ colorScheme });
            const screen = `${name}${path.replace("/", "-")}-${width}-${colorScheme}.png`;
            await expect
              .soft(page)
              .toHaveScreenshot(screen, { fullPage: true });
          }
        }
      }
      await stop();
    } finally {
      site.remove();
    }
  });
}
