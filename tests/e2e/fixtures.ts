import { expect, test as base } from "@playwright/test";

import { Complaints } from "./complaints.ts";
import { answerForOthers, type ImageHost } from "./image-host.ts";
import { ANSWERED_404, open, UNKNOWN } from "./site.ts";

interface Fixtures {
  imageHost: ImageHost;
  complaints: Complaints;
  /** Opens one of `everyPath` in the test's page and waits for hydration. */
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
