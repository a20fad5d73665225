import type { BrowserContext, Request } from "@playwright/test";

import { IMAGE_HOST } from "./site.ts";

const COMPLAINING = new Set(["assert", "error", "warning"]);

/** What Chromium's console says of requests; the others keep it to themselves. */
const OF_REQUESTS = /ERR_FAILED|ERR_INTERNET_DISCONNECTED|status of 404/;

/** What Firefox's protocol leaves of an error that is written to the console. */
const WORDLESS = /^console error: (.* )?Error \S+$/;

/** What no visit may bring about, as it is noticed; one line each. */
export class Complaints {
  readonly #noticed: string[] = [];
  readonly #expected: RegExp[] = [];
  readonly #allowed: RegExp[] = [];
  readonly #site: string;
  readonly #browserName: string;

  /** @param site the address that every request but those for images must have */
  constructor(site: string, browserName: string) {
    this.#site = new URL(site).origin;
    this.#browserName = browserName;
  }

  /** Declares a complaint that the test brings about on purpose, and must. */
  expect(complaint: RegExp): void {
    const isOfRequests = OF_REQUESTS.test(complaint.source);
    if (isOfRequests && this.#browserName !== "chromium") return;
    this.#expected.push(complaint);
  }

  /**
   * Scripts will be missing: besides what is expected, which depends on how, the
   * browser may say that an import of one failed.
   */
  allowFailedImports(): void {
    this.#allowed.push(
      /^page error: .*(dynamically imported|importing a) module/i,
    );
  }

  /** Listens to everything that happens in the context's pages. */
  async listenTo(context: BrowserContext): Promise<void> {
    context.on("console", (message) => {
      if (!COMPLAINING.has(message.type())) return;
      const { url } = message.location();
      this.#noticed.push(`console ${message.type()}: ${message.text()} ${url}`);
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
          ![...this.#expected, ...this.#allowed].some((pattern) =>
            this.#matches(pattern, complaint),
          ),
      ),
      ...this.#expected
        .filter(
          (pattern) =>
            !this.#noticed.some((line) => this.#matches(pattern, line)),
        )
        .map((pattern) => `expected, but never noticed: ${pattern.source}`),
    ];
  }

  #matches(pattern: RegExp, complaint: string): boolean {
    if (pattern.test(complaint)) return true;
    return this.#browserName === "firefox" && WORDLESS.test(complaint);
  }
}
