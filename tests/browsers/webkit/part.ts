import { expect } from "@playwright/test";
import {
  error,
  until,
  type By,
  type WebDriver,
  type WebElement,
} from "selenium-webdriver";

/** How long something may take to be there, in ms. */
const PATIENCE = 30_000;

/** The page went away before the element was asked, or while it answered. */
const isOfOldPage = (problem: unknown): boolean =>
  problem instanceof error.StaleElementReferenceError ||
  problem instanceof error.NoSuchFrameError;

/** An element of the page, looked for anew each time it is needed. */
export class Part {
  readonly #driver: WebDriver;
  readonly #by: By;

  constructor(driver: WebDriver, by: By) {
    this.#driver = driver;
    this.#by = by;
  }

  element(): Promise<WebElement> {
    return this.#driver.wait(until.elementLocated(this.#by), PATIENCE);
  }

  /** Does something with the element; once more, if the page has changed. */
  async #use<Result>(
    action: (element: WebElement) => Promise<Result>,
  ): Promise<Result> {
    try {
      return await action(await this.element());
    } catch (problem) {
      if (!isOfOldPage(problem)) throw problem;
      return action(await this.element());
    }
  }

  /** Runs a function in the page, with the element. */
  run<Result>(inPage: (element: HTMLElement) => Result): Promise<Result> {
    return this.#use((element) =>
      this.#driver.executeScript<Result>(inPage, element),
    );
  }

  async click(): Promise<void> {
    await this.run((element) => element.scrollIntoView({ block: "center" }));
    await (await this.element()).click();
  }

  async type(...keys: string[]): Promise<void> {
    // WebDriver refuses to type nothing.
    if (keys.join("") === "") return;
    await (await this.element()).sendKeys(...keys);
  }

  async retype(text: string): Promise<void> {
    await (await this.element()).clear();
    await this.type(text);
  }

  async attribute(name: string): Promise<string | null> {
    return (await this.element()).getAttribute(name);
  }

  async expectShown(isShown = true): Promise<void> {
    await expect
      .poll(() =>
        this.run((element) =>
          element.checkVisibility({
            opacityProperty: true,
            visibilityProperty: true,
          }),
        ),
      )
      .toBe(isShown);
  }

  async expectFocused(): Promise<void> {
    await expect
      .poll(() => this.run((element) => element === document.activeElement))
      .toBe(true);
  }

  async expectText(text: RegExp | string): Promise<void> {
    const pattern = typeof text === "string" ? new RegExp(`^${text}$`) : text;
    await expect
      .poll(() => this.#use((element) => element.getText()))
      .toMatch(pattern);
  }
}
