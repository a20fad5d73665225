// The build folder on a host that knows nothing of the site; also when a new version
// is deployed while a visitor has an old page open.
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

import fastifyStatic from "@fastify/static";
import { expect } from "@playwright/test";
import Fastify from "fastify";

import { test as base } from "./fixtures.ts";
import {
  ANSWERED_404,
  expectNewDocument,
  expectSameDocument,
  heading1,
  hydrated,
  main,
  mainNavigation,
  markDocument,
  menuLink,
  open,
  samplePage,
  siteContent,
  titleOf,
} from "./site.ts";

const BUILD = join(import.meta.dirname, "../../build/client");
const NEW_TITLE = "Newly deployed";
const newName = (name: string) => name.replace(/\.js$/, "-new.js");

/** A copy of the build, and a host for it. */
const test = base.extend<{ folder: string }>({
  // Playwright reads from the pattern that this fixture needs no other.
  // oxlint-disable-next-line no-empty-pattern
  folder: async ({}, run) => {
    const folder = await mkdtemp(join(tmpdir(), "leadline-deployed-"));
    await cp(BUILD, folder, { recursive: true });
    await run(folder);
    await rm(folder, { recursive: true });
  },
  // It ends a folder's address with a slash, and answers 404.html for what is not there.
  baseURL: async ({ folder }, run) => {
    const host = Fastify({ forceCloseConnections: true });
    host.register(fastifyStatic, { root: folder, redirect: true });
    host.setNotFoundHandler((_, reply) => reply.code(404).sendFile("404.html"));
    await run(await host.listen({ port: 0, host: "127.0.0.1" }));
    await host.close();
  },
});

test("though the host ends an address with a slash, its page is the current one, links stay in the application, and forms lead on", async ({
  page,
}) => {
  await open(page, samplePage);
  const current = mainNavigation(page).locator('[aria-current="page"]');
  await expect(current).toHaveAttribute("href", samplePage);
  expect(new URL(page.url()).pathname).toBe(`${samplePage}/`);
  await markDocument(page);
  await menuLink(page, "/services").click();
  await expect(page).toHaveURL("/services");
  await menuLink(page, "/").click();
  await expect(page).toHaveURL("/");
  await expectSameDocument(page);
  const form = main(page).locator("form");
  await form.getByRole("textbox").fill("ruth@example.co.uk");
  await form.getByRole("button").click();
  await expect(heading1(page)).toHaveText(siteContent["thank-you"].heading);
  await hydrated(page);
});

test("an unknown address shows 404.html at any depth", async ({
  page,
  complaints,
}) => {
  complaints.expect(ANSWERED_404);
  const response = await open(page, "/a/b/c");
  expect(response?.status()).toBe(404);
  await expect(main(page)).toContainText(siteContent.fallback.notFound.message);
  await main(page)
    .getByRole("link", { name: siteContent.fallback.waysBack[0]?.text ?? "" })
    .click();
  await expect(page).toHaveURL("/");
});

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

test("after a new deployment a link leads to the new page, which hydrates", async ({
  page,
  folder,
  complaints,
}) => {
  complaints.expect(ANSWERED_404);
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

test("after a new deployment pages that are loaded already stay in the application", async ({
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
