import { join } from "node:path";
import {
  expect,
  test as base,
  type BrowserContext,
  type Request,
  type Route,
} from "@playwright/test";

import { IMAGE_HOST, siteContent, UNKNOWN } from "./site.ts";

const COMPLAINING = new Set(["assert", "error", "warning"]);

/** What no visit may cause: messages, errors, violations of the policy, foreign requests. */
function collectComplaints(site: string) {
  const { origin } = new URL(site);
  const noticed: string[] = [];
  const expected: RegExp[] = [];
  const allowed: RegExp[] = [];
  const isWelcome = (request: Request) => {
    const { origin: to } = new URL(request.url());
    const isPicture = to === IMAGE_HOST && request.resourceType() === "image";
    const isMeasured = to === siteContent.measuring.plausible?.server;
    return (
      isMeasured || (request.method() === "GET" && (to === origin || isPicture))
    );
  };
  return {
    expect: (complaint: RegExp) => void expected.push(complaint),
    allow: (complaint: RegExp) => void allowed.push(complaint),
    async listenTo(context: BrowserContext): Promise<void> {
      context.on("console", (message) => {
        const { url } = message.location();
        // Chromium says that the unknown address is answered with 404.
        if (!COMPLAINING.has(message.type()) || url.endsWith(UNKNOWN)) return;
        noticed.push(`console ${message.type()}: ${message.text()} ${url}`);
      });
      context.on("weberror", (webError) => {
        noticed.push(`page error: ${webError.error().message}`);
      });
      context.on("request", (request) => {
        if (isWelcome(request)) return;
        noticed.push(`request: ${request.method()} ${request.url()}`);
      });
      // Not every violation is written to the console.
      await context.addInitScript(() => {
        addEventListener("securitypolicyviolation", (violation) => {
          throw new Error(
            `policy violation: ${violation.effectiveDirective} ${violation.blockedURI}`,
          );
        });
      });
    },
    problems: () => [
      ...noticed.filter((complaint) =>
        [...expected, ...allowed].every((pattern) => !pattern.test(complaint)),
      ),
      ...expected
        .filter((pattern) => !noticed.some((each) => pattern.test(each)))
        .map((pattern) => `expected, but never noticed: ${pattern.source}`),
    ],
  };
}

/** The error of a failed import, where scripts are missing on purpose. */
export const FAILED_IMPORT =
  /^page error: (.*dynamically imported module|The script failed)/i;

const PHOTOGRAPH = join(import.meta.dirname, "../fixtures/photograph.jpg");

const answers = {
  working: (route) => route.fulfill({ path: PHOTOGRAPH }),
  dead: (route) => route.abort(),
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
  complaints: ReturnType<typeof collectComplaints>;
}

function addressOf(baseURL: string | undefined): string {
  if (baseURL === undefined)
    throw new Error("playwright.config.ts: no baseURL");
  return baseURL;
}

/** Every test fails on a complaint that it does not expect. */
export const test = base.extend<Fixtures>({
  imageHost: ["working", { option: true }],

  complaints: async ({ baseURL, imageHost }, run) => {
    const complaints = collectComplaints(addressOf(baseURL));
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
});
