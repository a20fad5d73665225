// Checks each page for accessibility with IBM's Equal Access engine, on a phone
// and on a desktop. Only the engine's violations count: its
// "potential" and "manual" results need a person's judgement.
import { createRequire } from "node:module";
import type { Checker } from "accessibility-checker-engine/ace.d.ts";
import {
  launchBrowser,
  openHydrated,
  pages,
  serveSite,
} from "../bench/site.ts";

declare const ace: { Checker: new () => Checker };

const ENGINE = createRequire(import.meta.url).resolve(
  "accessibility-checker-engine/ace.js",
);

const site = await serveSite();
const browser = await launchBrowser();
try {
  for (const path of pages) {
    for (const width of [390, 1280]) {
      const page = await browser.newPage({
        viewport: { width, height: 844 },
        reducedMotion: "reduce",
        // The engine is a script that the page's policy does not allow.
        bypassCSP: true,
      });
      await openHydrated(page, `${site.address}${path}`);
      await page.addScriptTag({ path: ENGINE });
      const violations = await page.evaluate(async () => {
        const standards = ["WCAG_2_2", "IBM_Accessibility"];
        const { results } = await new ace.Checker().check(document, standards);
        return results
          .filter(({ value }) => value.join() === "VIOLATION,FAIL")
          .map(({ message, path: { dom } }) => `${message} ${dom}`);
      });
      await page.close();
      console.log(`${path} at ${width} px: ${violations.length} violations`);
      for (const violation of violations) console.log(`  ${violation}`);
      if (violations.length > 0) process.exitCode = 1;
    }
  }
} finally {
  await browser.close();
  await site.stop();
}
