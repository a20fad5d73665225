import type { BrowserContext, Request } from "@playwright/test";

import { IMAGE_HOST } from "./site.ts";

/** The router's console message when the code of a page cannot be loaded. */
export const ROUTER_SAYS =
  /console error: (Error loading route module|TypeError: Failed to fetch|Error: The script failed)/;

const COMPLAINING = new Set(["assert", "error", "warning"]);

/**
 * Collects what no visit may cause: messages in the console, page errors,
 * violations of the content security policy, requests that leave the site.
 */
export class Complaints {
  readonly #noticed: string[] = [];
  readonly #expected: RegExp[] = [];
  readonly #allowed: RegExp[] = [];
  readonly #origin: string;

  /** @param site the address that every request but those for images must have */
  constructor(site: string) {
    this.#origin = new URL(site).origin;
  }

  /** Declares a complaint that the test causes on purpose, and must cause. */
  expect(complaint: RegExp): void {
    this.#expected.push(complaint);
  }

  /** Allows the error of a failed import, where scripts are missing on purpose. */
  allowFailedImports(): void {
    this.#allowed.push(
      /^page error: (.*dynamically imported module|The script failed)/i,
    );
  }

  /** Allows forms to be sent, where the lead desk is on. */
  allowSentForms(): void {
    this.#allowed.push(/^request: POST \S+\/api\/(enquiries|subscriptions)$/);
  }

  /** Allows what is sent to measure visits, where the content has them measured. */
  allowMeasuring(): void {
    this.#allowed.push(/^request: \w+ https:\/\/[^/]*(google|plausible)/);
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
    // Not every violation is written to the console.
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
    if (origin === this.#origin) return true;
    return origin === IMAGE_HOST && request.resourceType() === "image";
  }

  /** Each complaint that no one expected, and each expected one that never came. */
  problems(): string[] {
    const known = [...this.#expected, ...this.#allowed];
    return [
      ...this.#noticed.filter(
        (complaint) => !known.some((pattern) => pattern.test(complaint)),
      ),
      ...this.#expected
        .filter(
          (pattern) =>
            !this.#noticed.some((complaint) => pattern.test(complaint)),
        )
        .map((pattern) => `expected, but never noticed: ${pattern.source}`),
    ];
  }
}
