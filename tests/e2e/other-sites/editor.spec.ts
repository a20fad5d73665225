// A person who has never seen a content file edits the site at /admin, in a copy of the
// project: the files are then as a careful developer would have written them. The tests
// share the copy, and each judges its own changes.
import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { test as base, type Page } from "@playwright/test";

import { copySite, type SiteCopy } from "../../site-copy.ts";
import { isPublished, sectionsOn, siteContent } from "../site.ts";
import {
  addColleague,
  addEntry,
  changePrice,
  choose,
  COLLEAGUE,
  deleteEntry,
  expect,
  field,
  openSection,
  part,
  save,
} from "./editor.ts";

type Editor = {
  site: SiteCopy;
  address: string;
  page: Page;
  complaints: string[];
};

async function openPage(page: Page, address: string): Promise<string[]> {
  const complaints: string[] = [];
  page.on("pageerror", ({ message }) => complaints.push(message));
  // What the policy refuses has no answer, and is not finished.
  page.on("requestfinished", (request) => {
    const url = request.url().replace(/^blob:/, "");
    if (!url.startsWith(new URL(address).origin)) complaints.push(url);
  });
  await page.addInitScript(() => {
    addEventListener("securitypolicyviolation", (violation) => {
      throw new Error(
        `policy violation: ${violation.effectiveDirective} ${violation.blockedURI}`,
      );
    });
  });
  return complaints;
}

const test = base.extend<object, { editor: Editor }>({
  editor: [
    async ({ browser }, run) => {
      const site = copySite();
      git(site, "init");
      const server = spawn(process.execPath, ["editing/main.ts"], {
        cwd: site.folder,
        env: { ...process.env, BROWSER: "none" },
        stdio: ["ignore", "pipe", "inherit"],
      });
      const address = await new Promise<string>((resolve) => {
        let output = "";
        server.stdout.on("data", (chunk: Buffer) => {
          output += chunk.toString();
          const [found] = /http:\S+token=[\w-]+/.exec(output) ?? [];
          if (found !== undefined) resolve(found);
        });
      });
      // Fields are drawn when they come into view.
      const viewport = { width: 1400, height: 3000 };
      const context = await browser.newContext({ viewport, locale: "en-GB" });
      const page = await context.newPage();
      const complaints = await openPage(page, address);
      await run({ site, address, page, complaints });
      await context.close();
      server.kill();
      await once(server, "exit");
      site.remove();
    },
    { scope: "worker", timeout: 240_000 },
  ],
});

test.beforeEach(({ editor: { site } }) => {
  git(site, "add", "content");
});

test.afterEach(({ editor: { complaints } }) => {
  expect(complaints).toEqual([]);
});

const git = ({ folder }: SiteCopy, ...args: string[]): string =>
  String(spawnSync("git", args, { cwd: folder }).stdout);

/** The lines that this test's edits have taken from content/ or added to it, as Git says it. */
function changes(site: SiteCopy): string[] {
  git(site, "add", "--intent-to-add", "content");
  return git(site, "diff", "--unified=0", "content")
    .split("\n")
    .filter((line) => /^[+-](?!\+\+ |-- )/.test(line));
}

async function open({ page, address }: Editor, entry: string) {
  // The editor opens what it has saved again, whatever has been opened meanwhile.
  await page.goto("about:blank");
  await page.goto(`${address}#/collections/${entry}`);
  await expect(
    page.getByRole("group", { name: "Content Editor" }),
  ).toBeVisible();
}

test("a price is one line, and the page beside the editor has it at once", async ({
  editor,
}) => {
  const { page } = editor;
  test.skip(!isPublished("/services"), "/services is switched off");
  const beside = await page.context().newPage();
  await beside.goto(new URL("/services", editor.address).href);
  await expect(beside.locator("main")).not.toContainText("£1,357");

  await open(editor, "sections/entries/services");
  await changePrice(page);
  await expect
    .poll(() => changes(editor.site))
    .toEqual([
      expect.stringMatching(/^- {8}from: £[\d,]+$/),
      "+        from: £1,357",
    ]);
  await expect(beside.locator("main")).toContainText("£1,357");
  await beside.close();
});

test("a question goes with its answer, and nothing else does", async ({
  editor,
}) => {
  const { page } = editor;
  const [section] = sectionsOn("/about", "questions");
  test.skip(!section, "The page has no questions");
  await open(editor, "sections/entries/about");
  const items = await openSection(page, "Questions", "Questions");
  await items.getByRole("button", { name: "Remove" }).first().click();
  await save(page);
  await expect.poll(() => changes(editor.site).length).toBeGreaterThan(1);
  const [first = "", ...others] = changes(editor.site);
  expect(first).toMatch(/^- {6}- question: /);
  for (const line of others) expect(line).toMatch(/^-(?: {8,}\S|$)/);
});

test("a colleague comes with a photograph, of which the editor says what is wrong with it", async ({
  editor,
}) => {
  const { page } = editor;
  test.skip(
    sectionsOn("/about", "people").length === 0,
    "The page has no team",
  );
  await open(editor, "sections/entries/about");
  await addColleague(page);
  await save(page);
  await expect(page.getByRole("alert").last()).toContainText(
    "photograph.jpg has 157 × 196 px for its place. It needs 960 × 1200 px",
  );
  expect(changes(editor.site)).toEqual(COLLEAGUE);
  const uploaded = readFileSync(
    `${editor.site.folder}/content/images/photograph.jpg`,
  );
  expect(uploaded).toEqual(readFileSync("tests/fixtures/photograph.jpg"));
});

test("an article is a draft with an author and a topic of the site, and is deleted", async ({
  editor,
}) => {
  const { page } = editor;
  const author = sectionsOn("/about", "people")[0]?.people[0]?.name ?? "";
  const topic = siteContent.articles.topics[0]?.name ?? "";
  test.skip(!author || !topic, "The site has no team, or no topics");
  await open(editor, "articles/new");
  await field(page, "Title").fill("How we read a report");
  await field(page, "Standfirst").fill("Three figures say it.");
  await field(page, "Date").fill("3 November 2096");
  const authors = part(page, "Author");
  await authors.getByRole("button", { name: /^Add/ }).click();
  await page.getByRole("menuitem", { name: "A member of the team" }).click();
  const topics = part(page, "Topics");
  await addEntry(topics);
  await choose(topics, topic);
  await part(page, "Published").getByRole("switch").click();
  await field(page, "Text").fill("Read the cost first.");
  // Last: the editor forgets what is chosen while it draws the field.
  await choose(authors, author);
  await save(page);
  await expect
    .poll(() => changes(editor.site))
    .toEqual([
      "+---",
      "+title: How we read a report",
      "+standfirst: Three figures say it.",
      "+date: 3 November 2096",
      `+author: ${author}`,
      "+topics:",
      `+  - ${topic}`,
      "+published: no",
      "+---",
      "+",
      "+Read the cost first.",
    ]);
  // The entry stays open, and is the saved one.
  await expect(page).toHaveURL(/articles\/entries\/how-we-read-a-report$/);
  await deleteEntry(page);
  await expect.poll(() => changes(editor.site)).toEqual([]);
});

test("a link to a place that no page has is told, wherever it stands", async ({
  editor,
}) => {
  const { page, site } = editor;
  const file = "content/pages/company-details.md";
  test.skip(!isPublished("/company-details"), "The page is switched off");
  await open(editor, "shared/entries/company");
  const before = site.read(file);
  site.write(file, `${before}\n[Here](/company-details#nowhere)\n`);
  await field(page, "Town").fill("York");
  await save(page);
  const told = page.getByRole("alert").last();
  await told.getByText("In other files: 1").click();
  await expect(told).toContainText(
    "#nowhere, but there is no such place on that page",
  );
  site.write(file, before);
});

test("what somebody else has saved meanwhile is not lost", async ({
  editor,
}) => {
  const { page } = editor;
  await open(editor, "shared/entries/company");
  await field(page, "Town").fill("Margate");
  editor.site.edit("content/company.yaml", "town: ", "town: New ");
  await save(page);
  await expect(page.getByRole("alertdialog")).toContainText(
    "content/company.yaml has changed: somebody else has saved it meanwhile. Nothing was saved.",
  );
  expect(changes(editor.site)).toHaveLength(2);
});
