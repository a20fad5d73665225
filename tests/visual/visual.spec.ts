import { expect, test } from "@playwright/test";

import { requireSite } from "../../app/content/read-site.ts";
import { answerForOthers } from "../e2e/fixtures.ts";
import { answerNotice, hasLoadedWhole, open, UNKNOWN } from "../e2e/site.ts";

/** Layers of their own smooth their letters a little differently each time. */
const ONE_LAYER = "* { will-change: auto !important }";

const { pages, documents } = requireSite("content").site;

const paths = [...pages, ...documents].map(({ path }) => path);

for (const path of new Set([...paths, UNKNOWN]))
  test(`${path} looks as it did`, async ({ page, baseURL }) => {
    await answerForOthers(page.context(), baseURL ?? "", "working");
    await answerNotice(page);
    for (const width of [390, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      await open(page, path);
      await hasLoadedWhole(page);
      await page.addStyleTag({ content: ONE_LAYER });
      for (const colorScheme of ["light", "dark"] as const) {
        await page.emulateMedia({ colorScheme });
        const screen = `shipped${path.replace("/", "-")}-${width}-${colorScheme}.png`;
        await expect.soft(page).toHaveScreenshot(screen, { fullPage: true });
      }
    }
  });
