// With every service of content/measuring.yaml switched on: what Plausible is sent, and
// what Google's script, which is not there, would read in its queue.
import { expect, type Page } from "@playwright/test";

import { fillIn, sendButton } from "../contact-form.ts";
import {
  cookieNotice,
  cookieSettings,
  footer,
  main,
  menuLink,
  noticeButton,
  open,
  samplePage,
  started,
} from "../site.ts";
import { test as base } from "./sites.ts";

const SCRIPT = "Google's script";

const test = base.extend<{
  expectSent: (...requests: string[]) => Promise<void>;
}>({
  expectSent: async ({ context, complaints }, run) => {
    complaints.allow(/^request: \w+ https:\/\/[^/]*(google|plausible)/);
    const sent: string[] = [];
    await context.route(/^https:\/\/[^/]*(?:google|plausible)/, (route) => {
      sent.push(route.request().postData() ?? SCRIPT);
      return route.fulfill({ contentType: "text/javascript", body: "" });
    });
    await run(async (...requests) => {
      await expect
        .poll(() => sent.map(shorten).toSorted())
        .toEqual(requests.toSorted());
      sent.length = 0;
    });
  },
});

/** "pageview /services" of what Plausible is sent. */
const shorten = (sent: string) =>
  sent.replace(
    /^{"name":"(\w+)","url":"http:..[^/]+([^"?#]+).*"domain":"example.com".*/,
    "$1 $2",
  );

test.use({ owner: "al" });

const google = (page: Page) =>
  page.evaluate(() => {
    const commands = (window.dataLayer ?? []).map((each) =>
      Object.values(each ?? {}).map((part) => JSON.stringify(part)),
    );
    const of = (name: string) =>
      commands.filter(([command]) => command === `"${name}"`);
    return {
      consent: of("consent").map(([, , answer]) => answer ?? ""),
      events: of("event").map(([, name, more = ""]) => {
        const [, to] = /"send_to":"([^"]+)"/.exec(more) ?? [];
        return `${name?.replaceAll('"', "")} ${to}`;
      }),
    };
  });

const expectEvents = (page: Page, ...events: string[]): Promise<void> =>
  expect.poll(async () => (await google(page)).events).toEqual(events);

const VIEW = "page_view G-ABC123DEF4";

async function visitUncounted(page: Page): Promise<void> {
  await menuLink(page, samplePage).click();
  await expect(page).toHaveURL(samplePage);
  await page.reload();
  await started(page);
  expect(await page.context().cookies()).toEqual([]);
}

test("nothing is asked for before an answer, which the notice and the policy explain, and nothing after a no", async ({
  page,
  expectSent,
}) => {
  const response = await open(page, "/privacy");
  expect(response?.headers()["content-security-policy"]).toMatch(
    /connect-src [^;]*https:\/\/\*\.google-analytics\.com/,
  );
  await expect(cookieNotice(page)).toContainText("May we count this visit?");
  await cookieNotice(page).locator("summary").click();
  const cookies = main(page).locator("#cookies");
  for (const name of ["Plausible", "Google Analytics", "Google Ads", "_ga"])
    for (const part of [cookieNotice(page), cookies])
      await expect(part).toContainText(name);
  await expect(main(page)).not.toContainText("no visitor counter");
  await menuLink(page, "/services").click();
  await expect(page).toHaveURL("/services");
  await noticeButton(page, "Reject").click();
  await visitUncounted(page);
  await expectSent();
});

test("after a yes each page is counted once, until it is withdrawn", async ({
  page,
  expectSent,
}) => {
  await open(page, "/");
  await noticeButton(page, "Accept").click();
  await expectSent(SCRIPT, "pageview /");
  await expectEvents(page, VIEW);
  expect((await google(page)).consent).toEqual([
    '{"analytics_storage":"denied","ad_storage":"denied","ad_user_data":"denied","ad_personalization":"denied"}',
    '{"analytics_storage":"granted"}',
    '{"ad_storage":"granted","ad_user_data":"granted"}',
  ]);
  await menuLink(page, "/services").click();
  await expect(page).toHaveURL("/services");
  // A page is counted by its script, for which a busy browser takes long.
  await started(page);
  await expectSent(SCRIPT, "pageview /services");
  await expectEvents(page, VIEW);
  await open(page, "/google-ads?spend=5000");
  await expectSent(SCRIPT, "pageview /google-ads");
  // As Google's script stores them
  await page.evaluate(() => {
    for (const name of ["_ga", "_ga_ABC123DEF4", "_gcl_au"])
      document.cookie = `${name}=1; path=/`;
    localStorage.setItem("_gcl_ls", "1");
  });
  await cookieSettings(page).click();
  await noticeButton(page, "Reject").click();
  await expect.poll(() => page.context().cookies()).toEqual([]);
  expect(await page.evaluate(() => localStorage.getItem("_gcl_ls"))).toBeNull();
  expect((await google(page)).consent.slice(3)).toEqual([
    '{"analytics_storage":"denied"}',
    '{"ad_storage":"denied","ad_user_data":"denied"}',
  ]);
  await visitUncounted(page);
  await expectSent();
});

test("an enquiry and a subscription are counted once, as they are sent", async ({
  page,
  expectSent,
}) => {
  await open(page, "/contact");
  await noticeButton(page, "Accept").click();
  await expectSent(SCRIPT, "pageview /contact");
  await fillIn(page);
  await sendButton(page).click();
  await expect(page).toHaveURL("/thank-you");
  await expectSent("pageview /thank-you", "Enquiry /thank-you");
  await expectEvents(
    page,
    VIEW,
    VIEW,
    "generate_lead G-ABC123DEF4",
    "conversion AW-123456789/AbC-D_efG",
  );

  // The same page again is no other enquiry, nor is another yes.
  for (const answer of ["Reject", "Accept"]) {
    await cookieSettings(page).click();
    await noticeButton(page, answer).click();
  }
  await expectSent("pageview /thank-you");
  await page.reload();
  await started(page);
  await expectSent(SCRIPT, "pageview /thank-you");
  await expectEvents(page, VIEW);

  await open(page, samplePage);
  await expectSent(SCRIPT, `pageview ${samplePage}`);
  await footer(page).getByRole("textbox").fill("ruth@example.co.uk");
  await footer(page).getByRole("button", { name: "Subscribe" }).click();
  await expect(page).toHaveURL("/thank-you#newsletter");
  await started(page);
  await expectSent(SCRIPT, "pageview /thank-you", "Newsletter /thank-you");
  await expectEvents(page, VIEW, "sign_up G-ABC123DEF4");
});
