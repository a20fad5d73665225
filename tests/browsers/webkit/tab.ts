import { expect } from "@playwright/test";
import { By, type WebDriver } from "selenium-webdriver";

import { Part } from "./part.ts";

/** A tab of WebKit with the site in it, as far as the journeys need it. */
export class Tab {
  readonly driver: WebDriver;
  readonly #address: string;

  constructor(driver: WebDriver, address: string) {
    this.driver = driver;
    this.#address = address;
  }

  goto(path: string): Promise<void> {
    return this.driver.get(this.#address + path);
  }

  /** Loads a page and waits until the application has taken it over. */
  async open(path: string): Promise<void> {
    await this.goto(path);
    await this.hydrated();
  }

  async reload(): Promise<void> {
    await this.driver.navigate().refresh();
    await this.hydrated();
  }

  async hydrated(): Promise<void> {
    await this.part("html[data-hydrated]").element();
  }

  part(selector: string): Part {
    return new Part(this.driver, By.css(selector));
  }

  /** The first element below another, by its tag and a piece of its text. */
  named(part: string, tag: string, text: string): Part {
    const path = `//${part}//${tag}[contains(normalize-space(), "${text}")]`;
    return new Part(this.driver, By.xpath(path));
  }

  /** Runs a function in the page. */
  run<Result, Argument>(
    inPage: (argument: Argument) => Result,
    argument?: Argument,
  ): Promise<Result> {
    return this.driver.executeScript<Result>(inPage, argument);
  }

  scrollTo(top: number): Promise<void> {
    return this.run(
      (y) => window.scrollTo({ top: y, behavior: "instant" }),
      top,
    );
  }

  scrolledBy(): Promise<number> {
    return this.run(() => window.scrollY);
  }

  /** Presses keys, wherever the focus is. */
  async press(...keys: string[]): Promise<void> {
    await this.driver
      .actions()
      .sendKeys(...keys)
      .perform();
  }

  /** Makes the page's view this large, in px. */
  async resize(width: number, height: number): Promise<void> {
    const bars = await this.run(() => outerHeight - innerHeight);
    await this.driver
      .manage()
      .window()
      .setRect({ width, height: height + bars });
    const size = () => this.run(() => [innerWidth, innerHeight]);
    await expect.poll(size).toEqual([width, height]);
  }

  async expectPath(path: string): Promise<void> {
    await expect
      .poll(() => this.driver.getCurrentUrl())
      .toBe(this.#address + path);
  }

  async expectTitle(title: RegExp): Promise<void> {
    await expect.poll(() => this.driver.getTitle()).toMatch(title);
  }

  /** Marks the document: a full load would lose the mark. */
  markDocument(): Promise<void> {
    return this.run(() => {
      Object.assign(window, { isMarked: true });
    });
  }

  hasMarkedDocument(): Promise<boolean> {
    return this.run(() => "isMarked" in window);
  }
}
