// What Plausible is sent, and what Google's script, which is not there, would read.
import { expect, type Page } from "@playwright/test";

import { field, fillIn, sendButton } from "../contact-form.ts";
import { cookieSettings } from "../cookie-notice.ts";
import {
  cookieNotice,
  footer,
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
    complaints.allow(/^request: POST \S+\/api\//);
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
      names: commands.map(([name]) => name),
      set: of("set").map(([, value]) => value ?? ""),
      config: of("config").map(([, tag]) => tag ?? ""),
      consent: of("consent").map(([, , answer]) => answer ?? ""),
      events: of("event").map(([, name, more = ""]) => {
        const [, to] = /"send_to":"([^"]+)"/.exec(more) ?? [];
        return `${name?.replaceAll('"', "")} ${to}`;
      }),
    };
  });

const expectEvents = (page: Page, ...events: string[]): Promise<void> =>
  expect
    .poll(async () => (await google(page)).events.toSorted())
    .toEqual(events.toSorted());

const VIEW = "page_view G-ABC123DEF4";

test("after a yes each page is counted once, until it is withdrawn", async ({
  page,
  expectSent,
}) => {
  const response = await open(page, "/");
  expect(response?.headers()["content-security-policy"]).toMatch(
    /connect-src [^;]*https:\/\/\*\.google-analytics\.com/,
  );
  await noticeButton(page, "Accept").click();
  await expectSent(SCRIPT, "pageview /");
  await expectEvents(page, VIEW);
  const { consent } = await google(page);
  expect(consent[0]).toBe(
    '{"analytics_storage":"denied","ad_storage":"denied","ad_user_data":"denied","ad_personalization":"denied"}',
  );
  expect(consent.slice(1).toSorted()).toEqual([
    '{"ad_storage":"granted","ad_user_data":"granted"}',
    '{"analytics_storage":"granted"}',
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
  expect((await google(page)).consent.slice(3).toSorted()).toEqual([
    '{"ad_storage":"denied","ad_user_data":"denied"}',
    '{"analytics_storage":"denied"}',
  ]);
  await menuLink(page, samplePage).click();
  await expect(page).toHaveURL(samplePage);
  await page.reload();
  await started(page);
  expect(await page.context().cookies()).toEqual([]);
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

  if ((await footer(page).locator("form").count()) === 0) return;
  await open(page, samplePage);
  await expectSent(SCRIPT, `pageview ${samplePage}`);
  await footer(page).getByRole("textbox").fill("ruth@example.co.uk");
  await footer(page).getByRole("button", { name: "Subscribe" }).click();
  await expect(page).toHaveURL("/thank-you#newsletter");
  await started(page);
  await expectSent(SCRIPT, "pageview /thank-you", "Newsletter /thank-you");
  await expectEvents(page, VIEW, "sign_up G-ABC123DEF4");
});

const AD =
  "/google-ads?utm_source=google&utm_campaign=spring&utm_term=shoes&other=1&gclid=";

for (const answer of ["Accept", "Count visits only", "Reject"])
  test(`the advertisement's click is in the desk and in the file for Google after five pages and three days, after a yes to that only: ${answer}`, async ({
    page,
    site,
    expectSent,
  }) => {
    await page.clock.install();
    const gclid = `Cj0-${answer.split(" ", 1).join()}`;
    await page.goto(AD + gclid, { referer: "https://www.google.com/" });
    await expect(cookieNotice(page).getByRole("button")).toHaveText([
      "Accept",
      "Count visits only",
      "Reject",
    ]);
    await menuLink(page, "/services").click();
    await expect(page).toHaveURL("/services");
    await noticeButton(page, answer).click();
    await expect(cookieNotice(page)).toBeHidden();
    // The first page view is the landing page, and Google's tag hears of the click first.
    const views = ["pageview /google-ads", "pageview /services"];
    const isCounted = answer !== "Reject";
    await expectSent(...(isCounted ? [SCRIPT, ...views] : []));
    const { names, set, config } = await google(page);
    expect(names.indexOf('"set"') < names.indexOf('"config"')).toBe(isCounted);
    const isAccepted = answer === "Accept";
    expect(set.join().includes(gclid)).toBe(isAccepted);
    expect(config.join().includes("AW-123456789")).toBe(isAccepted);
    if (isAccepted)
      for (const path of [samplePage, "/services", samplePage] as const) {
        await menuLink(page, path).click();
        await expect(page).toHaveURL(path);
      }
    await page.clock.setSystemTime(Date.now() + 3 * 24 * 60 * 60 * 1000);
    await menuLink(page, "/contact").click();
    await expect(page).toHaveURL("/contact");
    // Before scripts run the form is sent without what they know of the visit.
    await started(page);
    const message = `From an advertisement: ${answer}`;
    await fillIn(page);
    await field(page, "message").fill(message);
    await sendButton(page).click();
    await expect(page).toHaveURL("/thank-you");
    const [enquiry] = site.kept(message);
    expect(enquiry).toMatchObject({
      utm_campaign: isCounted ? "spring" : null,
      utm_term: isCounted ? "shoes" : null,
      gclid: isAccepted ? gclid : null,
      flags: "",
    });
    expect(JSON.stringify(enquiry).includes(gclid)).toBe(isAccepted);
    if (isAccepted) {
      const id = String(enquiry?.id);
      const source = "Source: Google Ads, campaign spring, keyword shoes\n";
      expect(site.desk("show", id)).toContain(source);
      site.desk("outcome", id, "won", "4800");
      expect(site.desk("conversions", "--for", "google")).toContain(gclid);
    }
    if (!isCounted) await expectSent();
    await cookieSettings(page).click();
    const boxes = cookieNotice(page).getByRole("checkbox");
    for (const [index, checked] of [isCounted, isAccepted].entries())
      await expect(boxes.nth(index)).toBeChecked({ checked });
  });
