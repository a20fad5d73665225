// The forms of a site whose server keeps what they send. What it answers to is tested in
// server/enquiries.
import { expect, type Page, type Route } from "@playwright/test";

import { enquiry, field, fillIn, sendButton } from "../contact-form.ts";
import {
  answerNotice,
  expectNewDocument,
  expectSameDocument,
  footer,
  heading1,
  main,
  markDocument,
  menuLink,
  networks,
  open,
  samplePage,
  siteContent,
  thanks,
} from "../site.ts";
import { test } from "./sites.ts";

const { sending, again } = siteContent["contact-form"];
const ESTIMATE = `/contact?subject=${networks[0]?.subject}&spend=30000`;

async function writeMessage(page: Page): Promise<string> {
  const message = `Number ${Date.now()}`;
  await fillIn(page);
  await field(page, "message").fill(message);
  return message;
}

test.beforeEach(async ({ page, complaints }) => {
  complaints.allow(/^request: POST \S+\/api\//);
  await answerNotice(page);
});

test("an enquiry is kept once, with the advertisement that led here, and the thank-you page takes the place of the form", async ({
  page,
  site,
}) => {
  await open(page, `${samplePage}?utm_source=mail&utm_campaign=autumn`);
  await menuLink(page, "/contact").click();
  await expect(page).toHaveURL("/contact");
  await markDocument(page);
  const message = await writeMessage(page);
  await page.route("**/api/enquiries", async (route) => {
    const button = page.getByRole("button", { name: sending });
    await expect(button).toBeVisible();
    await route.continue();
  });
  await sendButton(page).dblclick();
  await expect(page).toHaveURL("/thank-you");
  await expect(heading1(page)).toHaveText(thanks.heading);
  await expectSameDocument(page);
  expect(site.kept(message)).toMatchObject([
    { name: enquiry.name, arrival: samplePage, utm_campaign: "autumn" },
  ]);
});

test("when it cannot be sent, all is still there, and sending again keeps it once", async ({
  page,
  site,
  complaints,
}) => {
  complaints.expect(/503|422/);
  complaints.expect(/form-schemas-.*ERR_FAILED|ERR_FAILED .*form-schemas-/);
  complaints.expect(/ERR_FAILED \S+\/api\/enquiries/);
  // A new deployment has taken away the script that checks it before it is sent.
  await page.route("**/form-schemas-*.js", (route) => route.abort());
  await open(page, ESTIMATE);
  const message = await writeMessage(page);
  const answers = [
    // The server is down; it refuses without a reason; it keeps the message, but its
    // answer gets lost.
    (route: Route) => route.fulfill({ status: 503, body: "{}" }),
    (route: Route) => route.fulfill({ status: 422, body: '{"fields":[]}' }),
    async (route: Route) => {
      await route.fetch();
      await route.abort();
    },
  ];
  await page.route("**/api/enquiries", async (route) => {
    const answer = answers.shift();
    await (answer ? answer(route) : route.continue());
  });
  const notSent = main(page).locator(".not-sent");
  await expect(notSent).toBeHidden();
  await sendButton(page).click();
  await expect(notSent).toBeVisible();
  await expect(notSent.getByRole("link")).toHaveCount(2);
  await expect(field(page, "message")).toHaveValue(message);
  const button = page.getByRole("button", { name: again });
  for (let refused = 0; refused < 2; refused += 1) {
    await button.click();
    await expect(button).toBeVisible();
  }
  await button.click();
  await expect(page).toHaveURL("/thank-you");
  expect(site.kept(message)).toMatchObject([{ spend_pence: 30_000_00 }]);
});

/** An address that browsers accept, and that is longer than mail allows. */
const TOO_LONG = `${"a".repeat(60)}@${"b".repeat(60)}.${"c.".repeat(70)}example`;

test("the newsletter form says that an address is refused, and leads to a new document, which says what to do", async ({
  page,
  complaints,
}) => {
  test.skip(!siteContent.footer.newsletter, "The footer has no newsletter");
  complaints.expect(/422/);
  await open(page, "/privacy");
  await expect(main(page)).toContainText("kept in our database");
  await expect(main(page)).toContainText(
    `${siteContent["enquiry-desk"].keptFor} days`,
  );
  await expect(main(page)).not.toContainText("Neither form sends");
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
  const next = main(page).getByRole("heading", { name: "Confirm" });
  await expect(next).toBeVisible();
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the form shows again what is wrong and what was typed, then it is kept", async ({
    page,
    site,
    complaints,
  }) => {
    complaints.expect(/422/);
    await page.goto(ESTIMATE);
    const message = await writeMessage(page);
    await field(page, "name").fill("n".repeat(101));
    await sendButton(page).click();
    await expect(page).toHaveTitle(/^Error: /);
    await expect(page.locator("#contact-name-error")).toBeInViewport();
    await expect(field(page, "message")).toHaveValue(message);
    await expect(field(page, "subject")).toHaveValue(enquiry.subject);
    await field(page, "name").fill("Without");
    await sendButton(page).click();
    await expect(page).toHaveURL("/thank-you");
    expect(site.kept(message)).toMatchObject([
      { name: "Without", spend_pence: 30_000_00 },
    ]);
  });
});
