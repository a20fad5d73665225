// With every service of content/measuring.yaml switched on; stubs stand for their hosts.
import { expect, type Page } from "@playwright/test";

import { serveSite } from "../../bench/serve-site.ts";
import { copySite } from "../site-copy.ts";
import { fillIn, sendButton } from "./contact-form.ts";
import { test as base } from "./fixtures.ts";
import { answerForServices } from "./measuring-hosts.ts";
import {
  cookieNotice,
  cookieSettings,
  footer,
  heading1,
  main,
  menuLink,
  noticeButton,
  open,
  samplePage,
} from "./site.ts";

// One build serves them all.
base.describe.configure({ mode: "default" });

const ANALYTICS = "G-ABC123DEF4";
const ENQUIRY = "AW-123456789/AbC-D_efG";

const test = base.extend<{ sent: string[] }, { address: string }>({
  address: [
    // Playwright reads from the pattern that this one needs no other fixture.
    // oxlint-disable-next-line no-empty-pattern
    async ({}, run) => {
      const site = copySite();
      site.write(
        "content/measuring.yaml",
        `plausible:\n  site: example.com\n  server: https://plausible.io\ngoogle analytics: ${ANALYTICS}\ngoogle ads:\n  enquiry: ${ENQUIRY}\n`,
      );
      await site.build();
      const { address, stop } = await serveSite({}, site.folder);
      await run(address);
      await stop();
      site.remove();
    },
    { scope: "worker", timeout: 240_000 },
  ],
  baseURL: ({ address }, run) => run(address),
  complaints: async ({ complaints }, run) => {
    complaints.allowMeasuring();
    await run(complaints);
  },
  /** What was sent to measure, in the order in which it was. */
  sent: async ({ context }, run) => run(await answerForServices(context)),
});

const stored = async (page: Page) => {
  const cookies = (await page.context().cookies()).map(({ name }) => name);
  const entries = await page.evaluate(() => Object.keys(localStorage));
  return [
    ...cookies,
    ...entries.filter((name) => name.startsWith("_")),
  ].toSorted();
};

const views = (path: string) => [
  `Plausible: pageview ${path} example.com`,
  `${ANALYTICS} page_view ${path} granted`,
];

async function expectNothing(page: Page, sent: readonly string[]) {
  await menuLink(page, samplePage).click();
  await expect(page).toHaveURL(samplePage);
  await page.reload();
  await expect(heading1(page)).toBeVisible();
  expect(sent).toEqual([]);
  expect(await stored(page)).toEqual([]);
}

test("nothing is asked for before an answer, and nothing after a no", async ({
  page,
  sent,
}) => {
  await open(page, "/");
  await expect(cookieNotice(page)).toContainText("May we count this visit?");
  await menuLink(page, "/services").click();
  await expect(page).toHaveURL("/services");
  await noticeButton(page, "Reject").click();
  await expectNothing(page, sent);
});

test("after a yes each page is counted once, in-app too, until it is withdrawn", async ({
  page,
  sent,
}) => {
  await open(page, "/");
  await noticeButton(page, "Accept").click();
  await expect
    .poll(() => sent.toSorted())
    .toEqual(["Google's script", ...views("/")].toSorted());
  await expect
    .poll(() => stored(page))
    .toEqual(["_ga", "_ga_ABC123DEF4", "_gcl_au", "_gcl_ls"]);
  sent.length = 0;
  await menuLink(page, "/services").click();
  await expect
    .poll(() => sent.toSorted())
    .toEqual(views("/services").toSorted());
  // The next visit goes on without being asked.
  sent.length = 0;
  await open(page, "/google-ads?spend=5000");
  await expect.poll(() => sent).toHaveLength(3);
  await cookieSettings(page).click();
  await noticeButton(page, "Reject").click();
  await expect.poll(() => stored(page)).toEqual([]);
  sent.length = 0;
  await expectNothing(page, sent);
});

test("an enquiry and a subscription are counted once, as they are sent", async ({
  page,
  sent,
}) => {
  await open(page, "/contact");
  await noticeButton(page, "Accept").click();
  await expect.poll(() => sent).toHaveLength(3);
  sent.length = 0;
  await fillIn(page);
  await sendButton(page).click();
  await expect(page).toHaveURL("/thank-you");
  const enquiry = [
    ...views("/thank-you"),
    "Plausible: Enquiry /thank-you example.com",
    `${ANALYTICS} generate_lead granted`,
    `${ENQUIRY} conversion granted`,
  ];
  await expect.poll(() => sent.toSorted()).toEqual(enquiry.toSorted());

  // The same page again is no other enquiry, nor is another yes.
  await cookieSettings(page).click();
  await noticeButton(page, "Reject").click();
  await expect.poll(() => stored(page)).toEqual([]);
  sent.length = 0;
  await cookieSettings(page).click();
  await noticeButton(page, "Accept").click();
  await expect
    .poll(() => sent.filter((one) => one !== "Google's script").toSorted())
    .toEqual(views("/thank-you").toSorted());
  sent.length = 0;
  await page.reload();
  const again = ["Google's script", ...views("/thank-you")];
  await expect.poll(() => sent.toSorted()).toEqual(again.toSorted());

  await open(page, samplePage);
  await expect.poll(() => sent).toHaveLength(6);
  sent.length = 0;
  await footer(page).getByRole("textbox").fill("ruth@example.co.uk");
  await footer(page).getByRole("button", { name: "Subscribe" }).click();
  await expect(page).toHaveURL("/thank-you#newsletter");
  const subscription = [
    ...again,
    "Plausible: Newsletter /thank-you example.com",
    `${ANALYTICS} sign_up granted`,
  ];
  await expect.poll(() => sent.toSorted()).toEqual(subscription.toSorted());
});

test("the notice and the privacy policy name every service and cookie", async ({
  page,
  sent,
}) => {
  await open(page, "/privacy");
  await cookieNotice(page).locator("summary").click();
  for (const part of [cookieNotice(page), main(page).locator("#cookies")]) {
    for (const name of [
      "Plausible",
      "Google Analytics",
      "Google Ads",
      "_ga",
      "_gcl",
    ])
      await expect(part).toContainText(name);
  }
  await expect(main(page)).not.toContainText("no visitor counter");
  expect(sent).toEqual([]);
});
