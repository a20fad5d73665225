// The site is deployed anew while a visitor has an old page open.
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

import { expect, type Page } from "@playwright/test";

import { fillIn, sendButton } from "../contact-form.ts";
import { test as base } from "../fixtures.ts";
import {
  ANSWERED_404,
  expectNewDocument,
  expectSameDocument,
  hydrated,
  main,
  mainNavigation,
  markDocument,
  open,
} from "../site.ts";
import { startStaticHost } from "../static-host.ts";

const BUILD = join(import.meta.dirname, "../../../build/client");
const NEW_TITLE = "Newly deployed";

/** What the router says when a page's code is gone. */
const ROUTER_SAYS =
  /console error: (Error loading route module|TypeError: Failed to fetch)/;

/**
 * Makes the next build of it: every script has another name, which every file
 * knows, and every page another title.
 */
async function deploy(folder: string): Promise<void> {
  const all = await readdir(folder, { recursive: true });
  const texts = all.filter((path) => /\.(html|js|css)$/.test(path));
  const scripts = texts.filter((path) => /^assets\/.*\.js$/.test(path));
  const names = scripts.map((path) => path.replace("assets/", ""));
  expect(names.length).toBeGreaterThan(10);
  for (const path of texts) {
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

const newName = (name: string) => name.replace(/\.js$/, "-new.js");

const test = base.extend<{ folder: string }>({
  // Playwright reads from the pattern that this one needs no other fixture.
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

const link = (page: Page, name: string) =>
  mainNavigation(page).getByRole("link", { name, exact: true });

test("an old page leads to the new ones", async ({
  page,
  folder,
  complaints,
}) => {
  complaints.expect(ANSWERED_404);
  complaints.expect(ROUTER_SAYS);
  await open(page, "/");
  await deploy(folder);
  await markDocument(page);
  await link(page, "Services").click();
  await expect(page).toHaveURL("/services/");
  await expect(page).toHaveTitle(NEW_TITLE);
  await expectNewDocument(page);

  // The new page is an application again.
  await hydrated(page);
  await markDocument(page);
  await link(page, "About Us").click();
  await expect(page).toHaveTitle(/^About Us/);
  await expectSameDocument(page);
});

test("an old page goes on with what it has loaded", async ({
  page,
  folder,
}) => {
  await open(page, "/");
  await link(page, "Services").click();
  await expect(page).toHaveTitle(/^Services/);
  await deploy(folder);
  await markDocument(page);
  await link(page, "Home").click();
  await expect(page).toHaveTitle(/^Leadline Digital/);
  await page.goBack();
  await expect(page).toHaveTitle(/^Services/);
  await expectSameDocument(page);
});

test("an old page whose scripts had not started is a plain page", async ({
  page,
  folder,
  complaints,
}) => {
  complaints.expect(ANSWERED_404);
  complaints.allowFailedImports();
  let isDeployed = false;
  await page.route("**/assets/*.js", async (route) => {
    if (!isDeployed) {
      isDeployed = true;
      await deploy(folder);
    }
    await route.fallback();
  });
  await page.goto("/contact");
  await fillIn(page);
  await sendButton(page).click();
  await expect(main(page)).toContainText("Thank You!");
  await expect(page).toHaveTitle(NEW_TITLE);
});

test("a message from an old page is sent and thanked for", async ({
  page,
  folder,
  complaints,
}) => {
  complaints.expect(ANSWERED_404);
  complaints.expect(ROUTER_SAYS);
  await open(page, "/contact");
  await deploy(folder);
  await fillIn(page);
  await sendButton(page).click();
  await expect(main(page)).toContainText("Thank You!");
  await expect(page).toHaveTitle(NEW_TITLE);
});

test("nothing is asked of a server to find the pages", async ({ page }) => {
  const others: string[] = [];
  await open(page, "/");
  page.on("request", (request) => {
    const { pathname, host } = new URL(request.url());
    if (host !== new URL(page.url()).host) return;
    if (!/^\/(assets|plates)\/|^\/icon/.test(pathname)) others.push(pathname);
  });
  for (const name of ["Services", "Google Ads", "About Us", "Contact Us"]) {
    await link(page, name).click();
    await expect(
      mainNavigation(page).locator("[aria-current=page]"),
    ).toHaveText([name]);
  }
  expect(others).toEqual([]);
});
