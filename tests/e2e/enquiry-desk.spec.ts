// A build with ENQUIRIES_DATABASE, whose server keeps what the forms send.
import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { expect, type Page } from "@playwright/test";

import { serveSite } from "../../bench/serve-site.ts";
import { copySite } from "../site-copy.ts";
import { enquiry, field, fillIn, sendButton } from "./contact-form.ts";
import { test as base } from "./fixtures.ts";
import {
  answerNotice,
  expectNewDocument,
  expectSameDocument,
  footer,
  heading1,
  main,
  markDocument,
  menuLink,
  open,
  samplePage,
  siteContent,
} from "./site.ts";

interface Stored {
  name: string;
  message: string;
  arrival: string;
  utm_campaign: string | null;
  spend_pence: number | null;
}

interface DeskServer {
  address: string;
  list: () => Stored[];
}

const test = base.extend<object, { desk: DeskServer }>({
  desk: [
    // Playwright reads from the pattern that this one needs no other fixture.
    // oxlint-disable-next-line no-empty-pattern
    async ({}, run) => {
      const folder = mkdtempSync(join(tmpdir(), "enquiries-"));
      const settings = {
        ENQUIRIES_DATABASE: `sqlite:${join(folder, "enquiries.db")}`,
        ENQUIRIES_RATE: "1000",
      };
      const site = copySite();
      await site.build(settings);
      const { address, stop } = await serveSite(settings, site.folder);
      const command = ["server/enquiries/command/main.ts", "list", "--json"];
      const list = () =>
        // The command prints the rows of the table.
        // oxlint-disable-next-line typescript/no-unsafe-type-assertion
        JSON.parse(
          execFileSync(process.execPath, command, {
            cwd: site.folder,
            env: { ...process.env, ...settings },
            encoding: "utf8",
          }),
        ) as Stored[];
      await run({ address, list });
      await stop();
      site.remove();
      rmSync(folder, { recursive: true });
    },
    { scope: "worker", timeout: 120_000 },
  ],
  baseURL: ({ desk }, run) => run(desk.address),
  complaints: async ({ complaints }, run) => {
    complaints.allowSentForms();
    await run(complaints);
  },
});

// One after another, so that the copy is built once.
test.describe.configure({ mode: "default" });

const notSent = (page: Page) => page.locator(".contact-form .not-sent");

test("an enquiry is kept once, with the advertisement that led here, and the thank-you page shows in-app", async ({
  page,
  desk,
}) => {
  await answerNotice(page);
  await open(page, `${samplePage}?utm_source=mail&utm_campaign=autumn`);
  await menuLink(page, "/contact").click();
  await expect(page).toHaveURL("/contact");
  await markDocument(page);
  await fillIn(page);
  const message = `Number ${Date.now()}`;
  await field(page, "message").fill(message);
  await page.route("**/api/enquiries", async (route) => {
    await expect(
      page.getByRole("button", { name: siteContent.contact.hero.form.sending }),
    ).toBeVisible();
    await route.continue();
  });
  await sendButton(page).dblclick();
  await expect(page).toHaveURL("/thank-you");
  await expect(heading1(page)).toHaveText(siteContent["thank-you"].heading);
  await expectSameDocument(page);
  const kept = desk.list().filter((each) => each.message === message);
  expect(kept).toMatchObject([
    { name: enquiry.name, arrival: samplePage, utm_campaign: "autumn" },
  ]);
});

test("when it cannot be sent, all is still there, and sending again keeps it once", async ({
  page,
  desk,
  complaints,
}) => {
  complaints.expect(/503|ERR_FAILED/);
  await answerNotice(page);
  await open(
    page,
    "/contact?subject=google-ads&spend=30000&package=Growth&fee=5100",
  );
  await fillIn(page);
  const message = `Number ${Date.now()}`;
  await field(page, "message").fill(message);
  const answers = [
    // The server is down; then it keeps the message, but its answer gets lost.
    (route: Parameters<Parameters<Page["route"]>[1]>[0]) =>
      route.fulfill({ status: 503, body: "{}" }),
    async (route: Parameters<Parameters<Page["route"]>[1]>[0]) => {
      await route.fetch();
      await route.abort();
    },
  ];
  await page.route("**/api/enquiries", async (route) => {
    const answer = answers.shift();
    await (answer ? answer(route) : route.continue());
  });
  await expect(notSent(page)).toBeHidden();
  await sendButton(page).click();
  await expect(notSent(page)).toBeVisible();
  await expect(notSent(page).getByRole("link")).toHaveCount(2);
  await expect(field(page, "message")).toHaveValue(message);
  const again = page.getByRole("button", {
    name: siteContent.contact.hero.form.again,
  });
  await again.click();
  await expect(again).toBeVisible();
  await again.click();
  await expect(page).toHaveURL("/thank-you");
  const kept = desk.list().filter((each) => each.message === message);
  expect(kept).toMatchObject([{ spend_pence: 30_000_00 }]);
});

test("an enquiry is kept even if a new deployment has taken away the script that checks it", async ({
  page,
  desk,
  complaints,
}) => {
  complaints.expect(/ERR_FAILED/);
  await answerNotice(page);
  await page.route("**/form-schemas-*.js", (route) => route.abort());
  await open(page, "/contact");
  await fillIn(page);
  const message = `Number ${Date.now()}`;
  await field(page, "message").fill(message);
  await sendButton(page).click();
  await expect(page).toHaveURL("/thank-you");
  expect(desk.list().map((each) => each.message)).toContain(message);
});

/** An address that browsers accept, and that is longer than mail allows. */
const TOO_LONG = `${"a".repeat(60)}@${"b".repeat(60)}.${"c.".repeat(70)}example`;

test("the newsletter form says that an address is refused, and leads to a new document, which says what to do", async ({
  page,
  complaints,
}) => {
  complaints.expect(/422/);
  await answerNotice(page);
  await open(page, samplePage);
  await markDocument(page);
  const input = footer(page).getByRole("textbox");
  const error = footer(page).locator(".error");
  await input.fill(TOO_LONG);
  await input.press("Enter");
  await expect(input).toHaveAccessibleDescription(siteContent.newsletter.error);
  await expect(error).toBeInViewport({ ratio: 0.9 });
  await expect(input).toBeFocused();
  await input.fill("ruth@example.co.uk");
  await expect(error).toBeHidden();
  await input.press("Enter");
  await expect(page).toHaveURL("/thank-you#newsletter");
  await expectNewDocument(page);
  await expect(
    main(page).getByRole("heading", { name: "Confirm" }),
  ).toBeVisible();
});

test("the privacy policy says what is kept", async ({ page }) => {
  await open(page, "/privacy");
  await expect(main(page)).toContainText("kept in our database");
  await expect(main(page)).toContainText("730 days");
  await expect(main(page)).not.toContainText("Neither form sends");
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the form shows again what is wrong and what was typed, then it is kept", async ({
    page,
    desk,
    complaints,
  }) => {
    complaints.expect(/422/);
    await page.goto(
      "/contact?subject=google-ads&spend=30000&package=Growth&fee=5100",
    );
    await fillIn(page);
    const message = `Number ${Date.now()}`;
    await field(page, "message").fill(message);
    await field(page, "name").fill("n".repeat(101));
    await sendButton(page).click();
    await expect(page).toHaveTitle(/^Error: /);
    await expect(page.locator("#contact-name-error")).toBeInViewport();
    await expect(field(page, "message")).toHaveValue(message);
    await expect(field(page, "subject")).toHaveValue(enquiry.subject);
    await field(page, "name").fill("Without");
    await sendButton(page).click();
    await expect(page).toHaveURL("/thank-you");
    const kept = desk.list().filter((each) => each.message === message);
    expect(kept).toMatchObject([{ name: "Without", spend_pence: 30_000_00 }]);
  });
});
