// A new version is deployed while a visitor has an old page open.
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
import { expect } from "@playwright/test";

import { ROUTER_SAYS } from "../complaints.ts";
import { test as base } from "../fixtures.ts";
import {
  ANSWERED_404,
  expectNewDocument,
  expectSameDocument,
  heading1,
  hydrated,
  markDocument,
  menuLink,
  open,
  samplePage,
  siteContent,
  titleOf,
} from "../site.ts";
import { startStaticHost } from "../static-host.ts";

const BUILD = join(import.meta.dirname, "../../../build/client");
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

const test = base.extend<{ folder: string }>({
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

test("a link leads to the new page, which hydrates", async ({
  page,
  folder,
  complaints,
}) => {
  complaints.expect(ANSWERED_404);
  complaints.expect(ROUTER_SAYS);
  await open(page, "/");
  await deploy(folder);
  await markDocument(page);
  await menuLink(page, "/services").click();
  await expect(page).toHaveTitle(NEW_TITLE);
  await expect(heading1(page)).toBeVisible();
  await expectNewDocument(page);

  await hydrated(page);
  await markDocument(page);
  await menuLink(page, samplePage).click();
  await expect(page).toHaveTitle(titleOf(samplePage));
  await expectSameDocument(page);
});

test("pages that are loaded already stay in the application", async ({
  page,
  folder,
}) => {
  await open(page, "/");
  await menuLink(page, "/services").click();
  await expect(page).toHaveTitle(titleOf("/services"));
  await deploy(folder);
  await markDocument(page);
  await menuLink(page, "/").click();
  await expect(page).toHaveTitle(siteContent.home.title);
  await page.goBack();
  await expect(page).toHaveTitle(titleOf("/services"));
  await expectSameDocument(page);
});
