import { chromium } from "@playwright/test";

import { HOSTS_CHECKED } from "../../app/features/measuring/measuring-hosts.ts";
import { findBrowser, launchOptions } from "../browser/chromium.ts";
import { blocks, type Finding, look } from "./finding.ts";

/** How many days the lists of hosts are believed. */
const BELIEVED = 180;

const PATHS = ["/?gclid=launch-check", "/contact", "/thank-you"];

/** Opens live pages in the browser, accepts, and reports what their policy refuses. */
export async function checkLivePolicy(site: URL): Promise<Finding> {
  const refused = new Set<string>();
  const browser = await chromium.launch(launchOptions(findBrowser()));
  try {
    const page = await browser.newPage();
    await page.exposeFunction("reportRefused", (what: string) => {
      refused.add(what);
    });
    await page.addInitScript(`addEventListener("securitypolicyviolation", (event) =>
      reportRefused(event.effectiveDirective + " " + event.blockedURI.split("?")[0]))`);
    for (const path of PATHS) {
      await page.goto(new URL(path, site).href);
      const accept = page.locator('.cookie-notice button[value="accepted"]');
      // It comes after 1,500 ms, and only until it is answered.
      if (path === PATHS[0]) {
        await accept.click({ timeout: 10_000 }).catch(() => undefined);
        // The network was idle before, so that nothing would be waited for.
        await page.reload();
      }
      await page.waitForLoadState("networkidle").catch(() => undefined);
    }
  } finally {
    await browser.close();
  }
  return blocks(
    "Requests that the policy refuses",
    [...refused].map((each) => `refused after Accept: ${each}`),
    "A service contacts more than app/features/measuring/measuring-hosts.ts knows: compare that list with the service's own, which it names.",
  );
}

export function checkHosts(today = new Date()): Finding {
  const age = today.getTime() - Date.parse(HOSTS_CHECKED);
  return look(
    "Hosts of measuring services",
    [
      age > BELIEVED * 24 * 60 * 60 * 1000 &&
        `compared with the services' own lists on ${HOSTS_CHECKED}`,
    ],
    "Compare app/features/measuring/measuring-hosts.ts with the lists that it names, and write the day there.",
  );
}
