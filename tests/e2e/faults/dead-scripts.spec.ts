// The scripts of a page do not work: it is a plain page then, and a whole one.
import { expect, type Route } from "@playwright/test";

import { fillIn, sendButton } from "../contact-form.ts";
import { test } from "../fixtures.ts";
import { expectNewDocument, markDocument } from "../same-document.ts";
import { APPLICATION, SCRIPTS } from "../scripts.ts";
import { footer, main, mainNavigation, menuButton } from "../site.ts";

type Fault = {
  scripts: string;
  answer: (route: Route) => Promise<void>;
  complaint: RegExp;
};

const script = (body: string) => (route: Route) =>
  route.fulfill({ contentType: "text/javascript", body });

const faults: Fault[] = [
  {
    scripts: "cannot be reached",
    answer: (route) => route.abort(),
    complaint: /ERR_FAILED \S+\/assets\//,
  },
  {
    scripts: "are gone",
    answer: (route) => route.fulfill({ status: 404 }),
    complaint: /status of 404 .*\/assets\//,
  },
  {
    scripts: "are not given out",
    answer: (route) => route.fulfill({ status: 500 }),
    complaint: /status of 500 .*\/assets\//,
  },
  {
    scripts: "are pages",
    answer: (route) => route.fulfill({ contentType: "text/html", body: "<p>" }),
    complaint: /MIME type of "text\/html"/,
  },
  {
    scripts: "cannot be read",
    answer: script("<p>"),
    complaint: /page error: Unexpected token '<'/,
  },
  {
    scripts: "fail at once",
    answer: script('throw new Error("The line parted"); export default 0;'),
    complaint: /page error: The line parted/,
  },
];

for (const { scripts, answer, complaint } of faults) {
  test.describe(`when the scripts ${scripts}`, () => {
    test.beforeEach(async ({ page, complaints }) => {
      complaints.expect(complaint);
      complaints.allowFailedImports();
      await page.route(SCRIPTS, answer);
      const asked = page.waitForEvent("requestfinished", isScript);
      const failed = page.waitForEvent("requestfailed", isScript);
      await page.goto("/contact");
      await Promise.any([asked, failed]);
    });

    test("the page can be read, and its menu, links and newsletter work", async ({
      page,
    }) => {
      await page.setViewportSize({ width: 390, height: 844 });
      await expect(main(page).getByRole("heading", { level: 1 })).toBeVisible();
      await expect(footer(page)).toContainText("Quick Links");
      await menuButton(page).click();
      await expect(mainNavigation(page)).toBeVisible();
      await page.keyboard.press("Escape");
      await expect(mainNavigation(page)).toBeHidden();
      await menuButton(page).click();
      await markDocument(page);
      await mainNavigation(page)
        .getByRole("link", { name: "About Us" })
        .click();
      await expect(page).toHaveTitle(/^About Us/);
      await expectNewDocument(page);
      const question = main(page).locator("summary").first();
      await question.click();
      await expect(main(page).locator("details[open]")).toHaveCount(1);
      const form = footer(page).locator("form");
      await form.getByLabel("Email address").fill("ruth@example.co.uk");
      await form.getByRole("button").click();
      await expect(page).toHaveURL("/thank-you");
    });

    test("the contact form leads on by itself", async ({ page }) => {
      await fillIn(page);
      await sendButton(page).click();
      await expect(page).toHaveURL("/thank-you");
      await expect(main(page)).toContainText("Thank You!");
    });

    test("the contact form leads on when it was sent at once", async ({
      page,
    }) => {
      await page.clock.install();
      // Time stands still: nothing but a failure lets the form go.
      await page.clock.pauseAt(new Date(Date.now() + 60_000));
      await page.reload();
      await fillIn(page);
      await sendButton(page).click();
      await expect(page).toHaveURL("/thank-you");
    });
  });
}

function isScript(request: { url: () => string }): boolean {
  return /\/assets\/.+\.js$/.test(request.url());
}

// The start file has come, and with it what starts the application.
for (const { scripts, answer, complaint } of faults) {
  test(`when the application's files ${scripts}, a form that is sent at once leads on`, async ({
    page,
    complaints,
  }) => {
    complaints.expect(complaint);
    complaints.allowFailedImports();
    await page.route(APPLICATION, answer);
    const started = page.waitForResponse(/\/assets\/start-/);
    await page.clock.install();
    await page.goto("/contact", { waitUntil: "commit" });
    await started;
    await fillIn(page);
    await sendButton(page).click();
    await expect(page).toHaveURL("/thank-you");
    await expect(main(page)).toContainText("Thank You!");
  });
}

test("whichever single script is lost, a page can be read and left", async ({
  page,
  complaints,
}) => {
  test.slow();
  complaints.expect(/ERR_FAILED \S+\/assets\//);
  complaints.allowFailedImports();
  const files = new Set<string>();
  page.on("request", (request) => {
    if (isScript(request)) files.add(new URL(request.url()).pathname);
  });
  await page.goto("/about");
  await expect(page.locator("html[data-hydrated]")).toBeAttached();
  const needed = [...files];
  expect(needed.length).toBeGreaterThan(3);
  for (const file of needed) {
    await test.step(file, async () => {
      await page.route(`**${file}`, (route) => route.abort());
      const failed = page.waitForEvent("requestfailed", isScript);
      await page.goto("/about");
      await failed;
      await expect(main(page).getByRole("heading", { level: 1 })).toBeVisible();
      await mainNavigation(page).getByRole("link", { name: "Contact" }).click();
      await expect(page).toHaveTitle(/^Contact/);
      await expect(main(page).getByRole("heading", { level: 1 })).toBeVisible();
      await page.unroute(`**${file}`);
    });
  }
});
