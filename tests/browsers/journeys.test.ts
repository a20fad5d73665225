// What a visitor does, in the browsers besides Chromium. Each test may be tried twice:
// on a busy machine WebKitWebDriver leaves about one in 90 requests for a new session
// without an answer.
import { afterEach, beforeAll, describe, test } from "vitest";
import { serveSite, type RunningSite } from "../../bench/serve-site.ts";
import {
  countOf,
  isVisible,
  markThisDocument,
  currentPath,
  scrollToMiddle,
  startFirefox,
  startWebKit,
  type Tab,
  textOf,
  visitWith,
} from "./browsers.ts";

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

  async function open(path: string, { width = 1280, scripts = true } = {}) {
    tab = await start({ width, scripts });
    const visit = visitWith(tab, site.address);
    await visit.goto(path, { scripts });
    return visit;
  }

  test("the menu opens, and Escape or a link closes it", async () => {
    const visit = await open("/", { width: 760 });
    await visit.expect(isVisible, MENU_LINK).toBe(false);
    await visit.click(MENU_BUTTON);
    await visit.expect(isVisible, MENU_LINK).toBe(true);
    await visit.tab.press("Escape");
    await visit.expect(isVisible, MENU_LINK).toBe(false);
    await visit.click(MENU_BUTTON);
    await visit.click(`${MENU_LINK}[href="/about"]`);
    await visit.expect(currentPath).toBe("/about");
    await visit.expect(isVisible, MENU_LINK).toBe(false);
  });

  test("the header is opaque after 10 px of scroll", async () => {
    const visit = await open("/");
    for (const top of ["0", "11", "10", "1000"]) {
      await visit.tab.run(scrollTo, top);
      await visit.expect(isHeaderOpaque, top).toBe(Number(top) > 10);
    }
  });

  test("the contact form shows its errors, then sends the enquiry", async () => {
    const visit = await open("/contact");
    await visit.tab.run(markThisDocument);
    await visit.click("main form button");
    await visit
      .expect(countOf, "#contact-name:focus[aria-invalid=true]")
      .toBe(1);
    await visit.expect(isVisible, "#contact-name-error").toBe(true);
    await visit.writeEnquiry();
    await visit.expect(isVisible, "#contact-name-error").toBe(false);
    await visit.click("main form button");
    await visit.expect(currentPath).toBe("/thank-you");
    await visit.expect(textOf, "h1").toContain("Thank You!");
    await visit.expect(countOf, "html[data-marked]").toBe(1);
  });

  test("the estimator's fees follow its slider", async () => {
    const visit = await open("/google-ads");
    await visit.expect(scrollToMiddle, SLIDER).toBe(true);
    await visit.tab.run((selector) => {
      document.querySelector<HTMLInputElement>(selector)?.focus();
    }, SLIDER);
    await visit.tab.press("ArrowRight");
    const answer =
      "£5,050 a month; Starter; £6,919 in all, with VAT; about 17 to 38 customers";
    await visit
      .expect(countOf, `${SLIDER}[aria-valuetext="${answer}"]`)
      .toBe(1);
    await visit.expect(textOf, `section:has(${SLIDER}) dl`).toContain("£6,919");
  });

  test("without scripts the site can be read, and the form leads on", async () => {
    const visit = await open("/about", { width: 760, scripts: false });
    await visit.expect(countOf, "html[data-scripted]").toBe(0);
    await visit.click(".questions summary");
    await visit.expect(isVisible, ".questions details p").toBe(true);
    await visit.click(MENU_BUTTON);
    await visit.click(`${MENU_LINK}[href="/contact"]`);
    await visit.expect(currentPath).toBe("/contact");
    await visit.writeEnquiry();
    await visit.click("main form button");
    await visit.expect(textOf, "h1").toContain("Thank You!");
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
