import { join } from "node:path";
import {
  expect,
  test as base,
  type BrowserContext,
  type Request,
  type Route,
} from "@playwright/test";

import { ANSWERED_404, IMAGE_HOST, open, UNKNOWN } from "./site.ts";

const COMPLAINING = new Set(["assert", "error", "warning"]);

/**
 * Collects what no visit may cause: messages in the console, page errors,
 * violations of the content security policy, requests that leave the site.
 */
class Complaints {
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

  /** Allows a complaint that may come or not. */
  allow(complaint: RegExp): void {
    this.#allowed.push(complaint);
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

/** The error of a failed import, where scripts are missing on purpose. */
export const FAILED_IMPORT =
  /^page error: (.*dynamically imported module|The script failed)/i;

const PHOTOGRAPH = join(import.meta.dirname, "../fixtures/photograph.jpg");

/** The states of the image host, with its responses. */
const answers = {
  working: (route) => route.fulfill({ path: PHOTOGRAPH }),
  dead: (route) => route.abort(),
  hanging: () => Promise.resolve(),
  missing: (route) => route.fulfill({ status: 404, body: "Not Found" }),
  garbage: (route) =>
    route.fulfill({ contentType: "image/jpeg", body: "ÿØÿà" }),
} satisfies Record<string, (route: Route) => Promise<void>>;

type ImageHost = keyof typeof answers;

/** Answers for every host that is not the site's own: no test needs the network. */
export async function answerForOthers(
  context: BrowserContext,
  site: string,
  imageHost: ImageHost,
): Promise<void> {
  const { origin } = new URL(site);
  await context.route((url) => url.origin !== origin, answers[imageHost]);
}

interface Fixtures {
  imageHost: ImageHost;
  complaints: Complaints;
  /** Opens a page, or an unknown address, in the test's page and waits for hydration. */
  openAny: (path: string) => Promise<void>;
}

function addressOf(baseURL: string | undefined): string {
  if (baseURL === undefined)
    throw new Error("playwright.config.ts: no baseURL");
  return baseURL;
}

/**
 * Every test fails on an unexpected message in the console, page error,
 * violation of the security policy or request that leaves the site.
 */
export const test = base.extend<Fixtures>({
  imageHost: ["working", { option: true }],

  complaints: async ({ baseURL, imageHost }, run) => {
    const complaints = new Complaints(addressOf(baseURL));
    if (imageHost === "dead")
      complaints.expect(/ERR_FAILED https:\/\/images\./);
    await run(complaints);
  },

  context: async ({ context, complaints, baseURL, imageHost }, run) => {
    await complaints.listenTo(context);
    await answerForOthers(context, addressOf(baseURL), imageHost);
    await run(context);
    // A round trip to each page: complaints on their way arrive before it ends.
    const pages = context.pages().map((page) => page.evaluate("0"));
    await Promise.allSettled(pages);
    expect(complaints.problems()).toEqual([]);
  },

  openAny: async ({ page, complaints }, run) => {
    await run(async (path) => {
      if (path === UNKNOWN) complaints.expect(ANSWERED_404);
      await open(page, path);
    });
  },
});
