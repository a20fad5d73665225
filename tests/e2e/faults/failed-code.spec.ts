// The next page's script cannot be loaded: that page is loaded as a full page
// load, and no click is lost.
import {
  cp,
  mkdtemp,
  readdir,
  readFile,
  rename,
  rm,
  writeFile,
} from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, type Page, type Route } from "@playwright/test";

import { fillIn, listenToLog, sendButton } from "../contact-form.ts";
import { test } from "../fixtures.ts";
import {
  ANSWERED_404,
  expectNewDocument,
  expectSameDocument,
  heading1,
  hydrated,
  main,
  markDocument,
  menuLink,
  open,
} from "../site.ts";
import { startStaticHost } from "../static-host.ts";

const BUILD = join(import.meta.dirname, "../../../build/client");
const SERVICES = "**/assets/services-*.js";

/** What the router writes to the console about any such fault. */
const ROUTER_SAYS =
  /console error: (Error loading route module|TypeError: Failed to fetch|SyntaxError|Error: The script failed)/;

const faults = [
  {
    script: "is gone",
    answer: (route: Route) => route.fulfill({ status: 404 }),
    complaint: /status of 404 .*\/assets\/services-/,
  },
  {
    script: "cannot be parsed",
    answer: (route: Route) =>
      route.fulfill({ contentType: "text/javascript", body: "<p>" }),
    complaint: /page error: Unexpected token '<'/,
  },
  {
    script: "throws",
    answer: (route: Route) =>
      route.fulfill({
        contentType: "text/javascript",
        body: 'throw new Error("The script failed")',
      }),
    complaint: /page error: The script failed/,
  },
];

async function expectServices(page: Page) {
  await expect(page).toHaveURL(/\/services\/?$/);
  await expect(heading1(page)).toBeVisible();
  await expect(main(page).getByRole("alert")).toHaveCount(0);
}

/** Paths of the documents that the page requests from now on. */
function listenToLoads(page: Page): string[] {
  const paths: string[] = [];
  page.on("request", (request) => {
    if (request.isNavigationRequest()) {
      paths.push(new URL(request.url()).pathname);
    }
  });
  return paths;
}

for (const { script, answer, complaint } of faults) {
  test(`a page whose script ${script} is loaded once, as a full page load`, async ({
    page,
    complaints,
  }) => {
    complaints.expect(complaint);
    complaints.expect(ROUTER_SAYS);
    complaints.allowFailedImports();
    await open(page, "/about");
    await page.route(SERVICES, answer);
    await markDocument(page);
    const loads = listenToLoads(page);
    await menuLink(page, "Services").click();
    await expect(page).toHaveTitle(/^Services/);
    await expectServices(page);
    await expectNewDocument(page);
    // The page itself requests its script as well, and fails again.
    await page.waitForLoadState("networkidle");
    expect(loads).toEqual(["/services"]);

    await page.goBack();
    await expect(page).toHaveTitle(/^About Us/);
    await page.goForward();
    await expect(page).toHaveTitle(/^Services/);
  });
}

test("a prefetch that fails reloads nothing", async ({ page, complaints }) => {
  complaints.expect(/status of 404 .*\/assets\/services-/);
  complaints.expect(ROUTER_SAYS);
  complaints.allowFailedImports();
  await open(page, "/about");
  await page.route(SERVICES, (route) => route.fulfill({ status: 404 }));
  await markDocument(page);
  const loads = listenToLoads(page);
  const routerSays = page.waitForEvent("console", (message) =>
    /Error loading route module/.test(message.text()),
  );
  await menuLink(page, "Services").hover();
  await routerSays;
  await expectSameDocument(page);
  expect(loads).toEqual([]);

  await menuLink(page, "Services").click();
  await expect(page).toHaveTitle(/^Services/);
  await expectNewDocument(page);
  expect(loads).toEqual(["/services"]);
});

test("a page whose script never comes is loaded as a full page load in the end", async ({
  page,
}) => {
  await page.clock.install();
  await page.goto("/about");
  await page.clock.fastForward(5000);
  await hydrated(page);
  const requested = page.waitForRequest(SERVICES);
  await page.route(SERVICES, () => {});
  await markDocument(page);
  await menuLink(page, "Services").click();
  await requested;
  await page.clock.fastForward(7000);
  await expectSameDocument(page);
  await page.clock.fastForward(2000);
  await expect(page).toHaveTitle(/^Services/);
  await expectServices(page);
  await expectNewDocument(page);
});

test("a message is logged once, and thanked for, when the code for that is gone", async ({
  page,
  complaints,
}) => {
  complaints.expect(/status of 404 .*\/assets\/thank-you-/);
  complaints.expect(ROUTER_SAYS);
  complaints.allowFailedImports();
  await open(page, "/contact");
  await page.route("**/assets/thank-you-*.js", (route) =>
    route.fulfill({ status: 404 }),
  );
  const log = listenToLog(page);
  await fillIn(page);
  await sendButton(page).click();
  await expect(page).toHaveURL("/thank-you");
  await expect(heading1(page)).toHaveText("Thank You!");
  expect(log).toHaveLength(1);
});

test("without a network the browser says so, and the way back is open", async ({
  page,
  context,
  complaints,
}) => {
  complaints.expect(/ERR_INTERNET_DISCONNECTED \S+\/assets\/services-/);
  complaints.expect(ROUTER_SAYS);
  await open(page, "/about");
  await context.setOffline(true);
  await menuLink(page, "Services").click();
  await expect(page).toHaveURL(/^chrome-error:/);
  await context.setOffline(false);
  await page.reload();
  await expectServices(page);
  await page.goBack();
  await expect(page).toHaveTitle(/^About Us/);
});

test.describe("the site is deployed anew while a visitor has an old page open", () => {
  const NEW_TITLE = "Newly deployed";
  const newName = (name: string) => name.replace(/\.js$/, "-new.js");

  /** Gives every script another name, which every file knows, and every page a title. */
  async function deploy(folder: string): Promise<void> {
    const all = await readdir(folder, { recursive: true });
    const scripts = all.filter((path) => /^assets\/.*\.js$/.test(path));
    const names = scripts.map((path) => path.replace("assets/", ""));
    expect(names.length).toBeGreaterThan(10);
    for (const path of all.filter((each) => /\.(html|js|css)$/.test(each))) {
      const file = join(folder, path);
      let text = await readFile(file, "utf8");
      for (const name of names) text = text.replaceAll(name, newName(name));
      text = text.replace(/(<title>)[^<]*/, `$1${NEW_TITLE}`);
      await writeFile(file, text);
    }
    for (const path of scripts) {
      await rename(join(folder, path), join(folder, newName(path)));
    }
  }

  const deployed = test.extend<{ folder: string }>({
    // Playwright reads from the pattern that this fixture needs no other.
    // oxlint-disable-next-line no-empty-pattern
    folder: async ({}, run) => {
      const folder = await mkdtemp(join(tmpdir(), "leadline-deployed-"));
      await cp(BUILD, folder, { recursive: true });
      await run(folder);
      await rm(folder, { recursive: true });
    },
    baseURL: async ({ folder }, run) => {
      const { address, stop } = await startStaticHost(folder);
      await run(address);
      stop();
    },
  });

  deployed(
    "a link leads to the new page, which hydrates",
    async ({ page, folder, complaints }) => {
      complaints.expect(ANSWERED_404);
      complaints.expect(ROUTER_SAYS);
      await open(page, "/");
      await deploy(folder);
      await markDocument(page);
      await menuLink(page, "Services").click();
      await expect(page).toHaveTitle(NEW_TITLE);
      await expectServices(page);
      await expectNewDocument(page);

      await hydrated(page);
      await markDocument(page);
      await menuLink(page, "About Us").click();
      await expect(page).toHaveTitle(/^About Us/);
      await expectSameDocument(page);
    },
  );

  deployed(
    "pages that are loaded already stay in the application",
    async ({ page, folder }) => {
      await open(page, "/");
      await menuLink(page, "Services").click();
      await expect(page).toHaveTitle(/^Services/);
      await deploy(folder);
      await markDocument(page);
      await menuLink(page, "Home").click();
      await expect(page).toHaveTitle(/^Leadline Digital/);
      await page.goBack();
      await expect(page).toHaveTitle(/^Services/);
      await expectSameDocument(page);
    },
  );
});
