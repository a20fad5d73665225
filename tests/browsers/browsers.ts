import { globSync } from "node:fs";
import { launch } from "puppeteer-core";
import { Builder, By, Capabilities, Key } from "selenium-webdriver";
import { DriverService } from "selenium-webdriver/remote";
import { expect } from "vitest";

const KEYS = { ArrowRight: Key.ARROW_RIGHT, Escape: Key.ESCAPE };

/** A browser's only tab, as far as the journeys use it. */
export interface Tab {
  goto(address: string): Promise<unknown>;
  /** Runs a function in the page; it sees nothing but its argument. */
  run<Result>(
    inPage: (argument: string) => Result,
    argument?: string,
  ): Promise<Awaited<Result>>;
  click(selector: string): Promise<void>;
  type(selector: string, text: string): Promise<void>;
  press(key: keyof typeof KEYS): Promise<void>;
  quit(): Promise<void>;
}

/** The width of the window in CSS pixels, and whether pages may run scripts. */
type Options = { width: number; scripts: boolean };

// Only the site itself can be reached: all other hosts are requested through a proxy
// on this port, where nothing listens.
const NO_PROXY = { host: "127.0.0.1", port: 9 };

/** Runs in the page: where its first such element is in the window. */
function centreOf(selector: string): [x: number, y: number] {
  const element = document.querySelector(selector);
  if (!element) throw new Error(`There is no ${selector}.`);
  const { x, y, width, height } = element.getBoundingClientRect();
  return [x + width / 2, y + height / 2];
}

/** Starts Firefox, which Puppeteer drives through WebDriver BiDi. */
export async function startFirefox(options: Options): Promise<Tab> {
  const browser = await launch({
    browser: "firefox",
    executablePath: process.env.FIREFOX_PATH ?? "/usr/bin/firefox-esr",
    defaultViewport: { width: options.width, height: 720 },
    extraPrefsFirefox: {
      "javascript.enabled": options.scripts,
      "network.proxy.type": 1,
      "network.proxy.ssl": NO_PROXY.host,
      "network.proxy.ssl_port": NO_PROXY.port,
    },
  });
  const page = await browser.newPage();
  return {
    goto: (address) => page.goto(address),
    run: (inPage, argument = "") => page.evaluate(inPage, argument),
    click: async (selector) => {
      // `page.click` would run scripts of its own, which may be switched off.
      const [x, y] = await page.evaluate(centreOf, selector);
      await page.mouse.click(x, y);
    },
    type: (selector, text) => page.type(selector, text),
    press: (key) => page.keyboard.press(key),
    quit: () => browser.close(),
  };
}

/** Starts WebKitGTK's MiniBrowser, which Selenium drives through WebDriver. */
export async function startWebKit(options: Options): Promise<Tab> {
  const [binary] = globSync("/usr/{lib,libexec}/*/webkit*gtk-*/MiniBrowser");
  const service = new DriverService.Builder("/usr/bin/WebKitWebDriver")
    .setLoopback(true)
    .build();
  const driver = await new Builder()
    .usingServer(await service.start())
    .withCapabilities(
      new Capabilities({
        browserName: "MiniBrowser",
        "webkitgtk:browserOptions": {
          binary,
          args: [
            "--automation",
            `--proxy=http://${NO_PROXY.host}:${NO_PROXY.port}`,
            "--ignore-host=localhost",
            `--enable-javascript-markup=${options.scripts}`,
          ],
        },
      }),
    )
    .build();
  // A script fails if its page is left meanwhile.
  await driver.manage().setTimeouts({ script: 5000 });
  const { width } = options;
  await driver.manage().window().setRect({ width, height: 800 });
  const element = (selector: string) => driver.findElement(By.css(selector));
  return {
    goto: (address) => driver.get(address),
    run: (inPage, argument) => driver.executeScript(inPage, argument),
    click: (selector) => element(selector).click(),
    type: (selector, text) => element(selector).sendKeys(text),
    press: (key) => driver.actions().sendKeys(KEYS[key]).perform(),
    quit: async () => {
      await driver.quit();
      await service.kill();
    },
  };
}

/** What a visitor does and sees. An element is the first that its selector finds. */
export function visitWith(tab: Tab, site: string) {
  /** What a function sees in the page, or will see soon. */
  const see = <Seen>(inPage: (argument: string) => Seen, argument = "") =>
    expect.poll(() => tab.run(inPage, argument), { message: argument });
  const find = (selector: string) => see(scrollToMiddle, selector).toBe(true);
  const visit = {
    tab,
    expect: see,
    /** Loads a page, and waits for its scripts where it can run scripts. */
    async goto(path: string, { scripts = true } = {}): Promise<void> {
      await tab.goto(site + path);
      if (scripts) await see(countOf, "html[data-scripted]").toBe(1);
    },
    async click(selector: string): Promise<void> {
      await find(selector);
      await tab.click(selector);
    },
    async type(selector: string, text: string): Promise<void> {
      await find(selector);
      await tab.type(selector, text);
    },
    async writeEnquiry(): Promise<void> {
      await visit.type("#contact-name", "Ruth Adeyemi");
      await visit.type("#contact-email", "ruth@example.co.uk");
      await visit.type("#contact-subject", "Google Ads");
      await visit.type("#contact-message", "What did we get for £1,500?");
    },
  };
  return visit;
}

// These run in the page.

/** Scrolls an element where neither the header nor the cookie notice covers it. */
export function scrollToMiddle(selector: string): boolean {
  const element = document.querySelector(selector);
  element?.scrollIntoView({ block: "center", behavior: "instant" });
  return element !== null;
}

export const isVisible = (selector: string): boolean | undefined =>
  document.querySelector(selector)?.checkVisibility({
    opacityProperty: true,
    visibilityProperty: true,
  });

export const countOf = (selector: string): number =>
  document.querySelectorAll(selector).length;

export const textOf = (selector: string): string | null | undefined =>
  document.querySelector(selector)?.textContent;

export const currentPath = (): string => location.pathname;

/** Marks the document: a full page load removes the mark. */
export function markThisDocument(): void {
  document.documentElement.dataset.marked = "";
}
