import type { BrowserContext, ConsoleMessage, Request } from "@playwright/test";

import { IMAGE_HOST } from "./site.ts";

const COMPLAINING = new Set(["assert", "error", "warning"]);

/** What Chromium's console says of requests; the others keep it to themselves. */
const OF_REQUESTS = /ERR_FAILED|status of 404/;

const lineOf = (message: ConsoleMessage, text: string): string =>
  `console ${message.type()}: ${text} ${message.location().url}`;

/** What no visit may bring about, as it is noticed; one line each. */
export class Complaints {
  readonly #noticed: string[] = [];
  readonly #expected: RegExp[] = [];
  readonly #site: string;
  readonly #hearsOfRequests: boolean;

  /** @param site the address that every request but those for images must have */
  constructor(site: string, browserName: string) {
    this.#site = new URL(site).origin;
    this.#hearsOfRequests = browserName === "chromium";
  }

  /** Declares a complaint that the test brings about on purpose, and must. */
  expect(complaint: RegExp): void {
    if (!this.#hearsOfRequests && OF_REQUESTS.test(complaint.source)) return;
    this.#expected.push(complaint);
  }

  /** Listens to everything that happens in the context's pages. */
  async listenTo(context: BrowserContext): Promise<void> {
    context.on("console", (message) => {
      if (!COMPLAINING.has(message.type())) return;
      void this.#take(message);
    });
    context.on("weberror", (webError) => {
      this.#noticed.push(`page error: ${webError.error().message}`);
    });
    context.on("request", (request) => {
      if (this.#isWelcome(request)) return;
      this.#noticed.push(`request: ${request.method()} ${request.url()}`);
    });
    // Not every violation is told to the console.
    await context.addInitScript(() => {
      addEventListener("securitypolicyviolation", (violation) => {
        throw new Error(
          `policy violation: ${violation.effectiveDirective} ${violation.blockedURI}`,
        );
      });
    });
  }

  async #take(message: ConsoleMessage): Promise<void> {
    const place = this.#noticed.push(lineOf(message, message.text())) - 1;
    if (!message.text().split(" ").includes("Error")) return;
    // Firefox's protocol leaves out what an error says.
    const words = await Promise.all(
      message.args().map((value) => value.evaluate((it) => String(it))),
    );
    this.#noticed[place] = lineOf(message, words.join(" "));
  }

  #isWelcome(request: Request): boolean {
    if (request.method() !== "GET") return false;
    const { origin } = new URL(request.url());
    if (origin === this.#site) return true;
    return origin === IMAGE_HOST && request.resourceType() === "image";
  }

  /** Each complaint that no one expected, and each expected one that never came. */
  problems(): string[] {
    return [
      ...this.#noticed.filter(
        (complaint) =>
          !this.#expected.some((pattern) => pattern.test(complaint)),
      ),
      ...this.#expected
        .filter((pattern) => !this.#noticed.some((line) => pattern.test(line)))
        .map((pattern) => `expected, but never noticed: ${pattern.source}`),
    ];
  }
}
