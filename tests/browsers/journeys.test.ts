// What a visitor does, in the browsers besides Chromium. Each test may be tried twice:
// on a busy machine WebKitWebDriver leaves about one in 90 requests for a new session
// without an answer.
import { afterEach, beforeAll, describe, expect, test } from "vitest";
import { serveSite, type RunningSite } from "../../bench/serve-site.ts";
import { startFirefox, startWebKit, type Tab, Visit } from "./browsers.ts";

const MENU_BUTTON = "header button[popovertarget]";
const MENU_LINK = "header nav a";
const SLIDER = "input[type=range]";

let site: RunningSite;

beforeAll(async () => {
  site = await serveSite();
  return site.stop;
});

describe.each([
  { name: "Firefox", start: startFirefox },
  { name: "WebKit", start: startWebKit },
])("$name", ({ start }) => {
  let tab: Tab | undefined;

  afterEach(async () => {
    await tab?.quit();
    tab = undefined;
  });

  /** Starts the browser, and loads a page. */
  async function open(path: string, { width = 1280, scripts = true } = {}) {
    tab = await start({ width, scripts });
    const visit = new Visit(tab, site.address);
    await visit.goto(path, { scripts });
    return visit;
  }

  test("the menu opens, and Escape or a link closes it", async () => {
    const visit = await open("/", { width: 760 });
    await visit.expectShown(MENU_LINK, false);
    await visit.click(MENU_BUTTON);
    await visit.expectShown(MENU_LINK);
    await visit.tab.press("Escape");
    await visit.expectShown(MENU_LINK, false);
    await visit.click(MENU_BUTTON);
    await visit.click(`${MENU_LINK}[href="/about"]`);
    await visit.expectPath("/about");
    await visit.expectShown(MENU_LINK, false);
  });

  test("the header is opaque after 10 px of scroll", async () => {
    const visit = await open("/");
    for (const top of ["0", "11", "10", "1000"]) {
      await visit.tab.run(scrollTo, top);
      await expect
        .poll(() => visit.tab.run(isHeaderOpaque), { message: `${top} px` })
        .toBe(Number(top) > 10);
    }
  });

  test("a link stays in the app, sets the title and moves the focus", async () => {
    const visit = await open("/");
    await visit.markDocument();
    await visit.click(`${MENU_LINK}[href="/services"]`);
    await visit.expectPath("/services");
    await visit.expectTitle(/^Services/);
    await visit.expectCount("main:focus", 1);
    await visit.expectText(`${MENU_LINK}[aria-current=page]`, "Services");
    await visit.click('footer a[href="/privacy"]');
    await visit.expectTitle(/^Privacy/);
    await visit.tab.goBack();
    await visit.expectTitle(/^Services/);
    expect(await visit.hasMarkedDocument()).toBe(true);
  });

  test("the contact form shows its errors, then sends the enquiry", async () => {
    const visit = await open("/contact");
    await visit.markDocument();
    await visit.click("main form button");
    await visit.expectCount("#contact-name:focus[aria-invalid=true]", 1);
    await visit.expectShown("#contact-name-error");
    await visit.writeEnquiry();
    await visit.expectShown("#contact-name-error", false);
    await visit.click("main form button");
    await visit.expectPath("/thank-you");
    await visit.expectText("h1", "Thank You!");
    expect(await visit.hasMarkedDocument()).toBe(true);
  });

  test("the estimator's fees follow its slider", async () => {
    const visit = await open("/google-ads");
    await visit.scrollTo(SLIDER);
    await visit.tab.run((selector) => {
      document.querySelector<HTMLInputElement>(selector)?.focus();
    }, SLIDER);
    await visit.tab.press("ArrowRight");
    const answer =
      "£5,400 of ads a month; Starter, a fee of £1,610; £7,010 in all";
    await visit.expectCount(`${SLIDER}[aria-valuetext="${answer}"]`, 1);
    await visit.expectText(`section:has(${SLIDER}) dl`, "£1,610.00");
  });

  test("without scripts the site can be read, and the form leads on", async () => {
    const visit = await open("/about", { width: 760, scripts: false });
    await visit.expectCount("html[data-hydrated]", 0);
    await visit.click(".faq-list summary");
    await visit.expectShown(".faq-list details p");
    await visit.click(MENU_BUTTON);
    await visit.click(`${MENU_LINK}[href="/contact"]`);
    await visit.expectPath("/contact");
    await visit.writeEnquiry();
    await visit.click("main form button");
    await visit.expectText("h1", "Thank You!");
  });
});

// These run in the page.

function scrollTo(top: string): void {
  window.scrollTo({ top: Number(top), behavior: "instant" });
}

function isHeaderOpaque(): boolean {
  const header = document.querySelector("header");
  if (!header) throw new Error("The page has no header.");
  return !/[,/] 0\)$/.test(getComputedStyle(header).backgroundColor);
}
