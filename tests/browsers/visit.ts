import { expect } from "vitest";
import type { Tab } from "./browsers.ts";

/** What a visitor does and sees. An element is the first that its selector finds. */
export class Visit {
  readonly tab: Tab;
  readonly #site: string;

  constructor(tab: Tab, site: string) {
    this.tab = tab;
    this.#site = site;
  }

  /** Loads a page, and waits for its hydration where it can run scripts. */
  async goto(path: string, { scripts = true } = {}): Promise<void> {
    await this.tab.goto(this.#site + path);
    if (scripts) await this.expectCount("html[data-hydrated]", 1);
  }

  async click(selector: string): Promise<void> {
    await this.scrollTo(selector);
    await this.tab.click(selector);
  }

  async type(selector: string, text: string): Promise<void> {
    await this.scrollTo(selector);
    await this.tab.type(selector, text);
  }

  async writeEnquiry(): Promise<void> {
    await this.type("#contact-name", "Ruth Adeyemi");
    await this.type("#contact-email", "ruth@example.co.uk");
    await this.type("#contact-subject", "Google Ads");
    await this.type("#contact-message", "What did we get for £1,500?");
  }

  /** Waits for an element and scrolls it into the middle of the window. */
  async scrollTo(selector: string): Promise<void> {
    const scroll = () => this.tab.run(scrollToMiddle, selector);
    await expect.poll(scroll, { message: selector }).toBe(true);
  }

  async expectShown(selector: string, isShown = true): Promise<void> {
    const look = () => this.tab.run(isVisible, selector);
    await expect.poll(look, { message: selector }).toBe(isShown);
  }

  async expectCount(selector: string, count: number): Promise<void> {
    const look = () =>
      this.tab.run((all) => document.querySelectorAll(all).length, selector);
    await expect.poll(look, { message: selector }).toBe(count);
  }

  async expectText(selector: string, text: string): Promise<void> {
    const look = () =>
      this.tab.run(
        (first) => document.querySelector(first)?.textContent,
        selector,
      );
    await expect.poll(look, { message: selector }).toContain(text);
  }

  async expectPath(path: string): Promise<void> {
    await expect.poll(() => this.tab.run(() => location.pathname)).toBe(path);
  }

  async expectTitle(title: RegExp): Promise<void> {
    await expect.poll(() => this.tab.run(() => document.title)).toMatch(title);
  }

  /** Marks the document: a full page load removes the mark, navigation in the app does not. */
  async markDocument(): Promise<void> {
    await this.tab.run(() => {
      document.documentElement.dataset.marked = "";
    });
  }

  hasMarkedDocument(): Promise<boolean> {
    return this.tab.run(() => "marked" in document.documentElement.dataset);
  }
}

// These run in the page.

function scrollToMiddle(selector: string): boolean {
  const element = document.querySelector(selector);
  // Neither the header nor the cookie notice covers what is there.
  element?.scrollIntoView({ block: "center", behavior: "instant" });
  return element !== null;
}

function isVisible(selector: string): boolean | undefined {
  return document.querySelector(selector)?.checkVisibility({
    opacityProperty: true,
    visibilityProperty: true,
  });
}
