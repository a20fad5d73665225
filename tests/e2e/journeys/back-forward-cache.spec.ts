import { chromium, expect, type Page } from "@playwright/test";

import {
  findBrowser,
  launchOptions,
} from "../../../scripts/browser/chromium.ts";
import { field, fillIn, sendButton } from "../contact-form.ts";
import { answerIfAsked, noticeHasCome } from "../cookie-notice.ts";
import { amountField, answers, write } from "../estimator.ts";
import { test as base } from "../fixtures.ts";
import {
  cookieNotice,
  footer,
  main,
  open,
  scrolledBy,
  scrollTo,
  siteContent,
  started,
  titleOf,
} from "../site.ts";

// Playwright switches this cache off, and the headless shell has none. So this is
// a whole browser whose requests are not intercepted; no other host is resolved.
const test = base.extend<{ page: Page }>({
  page: async ({ baseURL }, run) => {
    const options = launchOptions(findBrowser());
    const browser = await chromium.launch({
      ...options,
      args: [
        ...(options.args ?? []),
        "--host-resolver-rules=MAP * ~NOTFOUND , EXCLUDE localhost",
      ],
      ignoreDefaultArgs: ["--disable-back-forward-cache"],
    });
    const page = await browser.newPage({ ...(baseURL && { baseURL }) });
    await run(page);
    await browser.close();
  },
});

async function openWatched(page: Page, path: string): Promise<void> {
  await open(page, path);
  await page.evaluate(() => {
    addEventListener("pageshow", ({ persisted }) => {
      document.documentElement.dataset.kept = String(persisted);
    });
  });
}

const expectKept = (page: Page): Promise<void> =>
  expect(page.locator('html[data-kept="true"]')).toBeAttached();

const goBack = (page: Page) => page.goBack({ waitUntil: "commit" });

test("back shows the pages as they were left, with what was opened and entered, and after a form was sent an empty one", async ({
  page,
}) => {
  await openWatched(page, "/");
  await noticeHasCome(page);
  await scrollTo(page, 900);
  await openWatched(page, "/google-ads");
  await answerIfAsked(page, "Reject");
  await answers(page);
  await write(page, "12345");
  // A change of the address while the next page comes removes a page from the cache.
  await expect(page).toHaveURL(/spend=12345/);
  const question = main(page).locator("details").last();
  await question.locator("summary").click();
  const policy = footer(page).getByRole("link", {
    name: siteContent.footer.privacy?.text ?? "",
  });
  await policy.last().click();
  await expect(page).toHaveTitle(titleOf("/privacy"));
  await goBack(page);
  await expectKept(page);
  await expect(amountField(page)).toHaveValue("£12,345");
  await expect(question).toHaveAttribute("open");
  await goBack(page);
  await expectKept(page);
  await expect(page).toHaveURL("/");
  await expect.poll(() => scrolledBy(page)).toBe(900);
  // It has been answered meanwhile.
  await expect(cookieNotice(page)).toBeHidden();

  // Through another page, the form is empty.
  await open(page, "/contact");
  await fillIn(page);
  await sendButton(page).click();
  await expect(page).toHaveTitle(titleOf("/thank-you"));
  await page.goto("/services");
  await goBack(page);
  await expect(page).toHaveTitle(titleOf("/thank-you"));
  await goBack(page);
  await expect(page).toHaveTitle(titleOf("/contact"));
  await started(page);
  await expect(field(page, "name")).toHaveValue("");
});
