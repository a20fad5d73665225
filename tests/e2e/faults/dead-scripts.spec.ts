// The scripts of a page do not work: the page still works as plain HTML.
import { expect, type Request, type Route } from "@playwright/test";

import { fillIn, sendButton } from "../contact-form.ts";
import { test } from "../fixtures.ts";
import {
  expectNewDocument,
  footer,
  heading1,
  main,
  mainNavigation,
  markDocument,
  menuButton,
  menuLink,
  open,
  PHONE,
  samplePage,
  SCRIPTS,
  siteContent,
  titleOf,
} from "../site.ts";

type Fault = [
  scripts: string,
  answer: (route: Route) => Promise<void>,
  complaint: RegExp,
];

const faults: Fault[] = [
  ["cannot be reached", (route) => route.abort(), /ERR_FAILED \S+\/assets\//],
  [
    "fail at once",
    (route) =>
      route.fulfill({
        contentType: "text/javascript",
        body: 'throw new Error("The line parted"); export default 0;',
      }),
    /page error: The line parted/,
  ],
];

const isScript = (request: Request) => SCRIPTS.test(request.url());

for (const [scripts, answer, complaint] of faults) {
  test(`when the scripts ${scripts}, a page can be read, its menu, links and forms work`, async ({
    page,
    complaints,
  }) => {
    complaints.expect(complaint);
    complaints.allowFailedImports();
    await page.route(SCRIPTS, answer);
    const answered = Promise.any([
      page.waitForEvent("requestfinished", isScript),
      page.waitForEvent("requestfailed", isScript),
    ]);
    await page.setViewportSize(PHONE);
    await page.goto(samplePage);
    await answered;
    await expect(heading1(page)).toBeVisible();
    await main(page).locator("summary").first().click();
    await expect(main(page).locator("details[open]")).toHaveCount(1);

    await menuButton(page).click();
    await expect(mainNavigation(page)).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(mainNavigation(page)).toBeHidden();
    await menuButton(page).click();
    await markDocument(page);
    await menuLink(page, "/contact").click();
    await expect(page).toHaveTitle(titleOf("/contact"));
    await expectNewDocument(page);

    await fillIn(page);
    await sendButton(page).click();
    await expect(page).toHaveURL("/thank-you");
    await page.goto(samplePage);
    const newsletter = footer(page).locator("form");
    await newsletter.getByRole("textbox").fill("ruth@example.co.uk");
    await newsletter.getByRole("button").click();
    await expect(page).toHaveURL("/thank-you#newsletter");
    await expect(heading1(page)).toHaveText(siteContent["thank-you"].heading);
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
  await open(page, samplePage);
  const needed = [...files];
  expect(needed).not.toEqual([]);
  for (const file of needed) {
    await test.step(file, async () => {
      await page.route(`**${file}`, (route) => route.abort());
      const failed = page.waitForEvent("requestfailed", isScript);
      await page.goto(samplePage);
      await failed;
      await expect(heading1(page)).toBeVisible();
      await menuLink(page, "/contact").click();
      await expect(page).toHaveTitle(titleOf("/contact"));
      await expect(heading1(page)).toBeVisible();
      await page.unroute(`**${file}`);
    });
  }
});
