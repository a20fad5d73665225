import { expect } from "@playwright/test";
import {
  until,
  type By,
  type WebDriver,
  type WebElement,
} from "selenium-webdriver";

/** How long something may take to be there, in ms. */
const PATIENCE = 30_000;

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

  /** Runs a function in the page, with the element. */
  async run<Result>(inPage: (element: HTMLElement) => Result): Promise<Result> {
    return this.#driver.executeScript<Result>(inPage, await this.element());
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
      .poll(async () => (await this.element()).getText())
      .toMatch(pattern);
  }
}
