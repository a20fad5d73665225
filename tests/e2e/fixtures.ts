import {
  expect,
  test as base,
  type BrowserContext,
  type Page,
} from "@playwright/test";

import { Complaints } from "./complaints.ts";
import { answerForOthers, type ImageHost } from "./image-host.ts";
import { leaveOutScripts } from "./scripts.ts";
import { hydrated } from "./site.ts";

interface Fixtures {
  imageHost: ImageHost;
  complaints: Complaints;
  /** A page that many tests read: opened once, never clicked in. */
  read: (path: string) => Promise<Page>;
}

interface WorkerFixtures {
  readingRoom: { open: Fixtures["read"]; complaints: Complaints };
}

/** What the pages said before the test ended must be heard before it ends. */
async function hearOut(context: BrowserContext): Promise<void> {
  const answers = context.pages().map((page) => page.evaluate("0"));
  // A page that is just being left does not answer.
  await Promise.allSettled(answers);
}

function addressOf(baseURL: string | undefined): string {
  if (baseURL === undefined)
    throw new Error("playwright.config.ts: no baseURL");
  return baseURL;
}

/**
 * Every test fails on an unexpected message in the console, page error, breach
 * of the security policy or request that leaves the site.
 */
export const test = base.extend<Fixtures, WorkerFixtures>({
  imageHost: ["working", { option: true }],

  complaints: async ({ baseURL, browserName, imageHost }, run) => {
    const complaints = new Complaints(addressOf(baseURL), browserName);
    if (imageHost === "dead")
      complaints.expect(/ERR_FAILED https:\/\/images\./);
    await run(complaints);
  },

  context: async (
    { context, complaints, baseURL, browserName, imageHost, javaScriptEnabled },
    run,
  ) => {
    await complaints.listenTo(context);
    await answerForOthers(context, addressOf(baseURL), imageHost);
    // Firefox's protocol can't switch them off.
    if (!javaScriptEnabled && browserName === "firefox") {
      await leaveOutScripts(context);
    }
    await run(context);
    await hearOut(context);
    expect(complaints.problems()).toEqual([]);
  },

  readingRoom: [
    async ({ browser, browserName }, run, { project }) => {
      const { baseURL, locale, timezoneId } = project.use;
      const context = await browser.newContext({
        ...(baseURL && { baseURL }),
        ...(locale && { locale }),
        ...(timezoneId && { timezoneId }),
      });
      const complaints = new Complaints(addressOf(baseURL), browserName);
      await complaints.listenTo(context);
      await answerForOthers(context, addressOf(baseURL), "working");
      const pages = new Map<string, Page>();
      await run({
        complaints,
        open: async (path) => {
          const known = pages.get(path);
          if (known) return known;
          const page = await context.newPage();
          await page.goto(path);
          await hydrated(page);
          pages.set(path, page);
          return page;
        },
      });
      await context.close();
    },
    { scope: "worker" },
  ],

  read: async ({ readingRoom }, run) => {
    await run(readingRoom.open);
    expect(readingRoom.complaints.problems()).toEqual([]);
  },
});
