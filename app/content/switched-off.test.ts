import {
  cpSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";

import { loadContent } from "./load";

let folder = "";

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "content-"));
  cpSync("content", folder, { recursive: true });
});

afterEach(() => {
  rmSync(folder, { recursive: true });
});

function edit(file: string, change: (text: string) => string) {
  const path = join(folder, file);
  writeFileSync(path, change(readFileSync(path, "utf8")));
}

/** Switches a page off, as a manager does who follows docs/content.md. */
const switchOff = (file: string) =>
  edit(file, (text) =>
    text.startsWith("---\n")
      ? text.replace("---\n", "---\npublished: no\n")
      : `published: no\n${text}`,
  );

/** The text without its Markdown links to a page. */
const withoutLinks = (text: string, path: string) =>
  text.replaceAll(new RegExp(`\\[([^\\]]+)\\]\\(${path}[^)]*\\)`, "g"), "$1");

const lineOf = (file: string, part: string) =>
  readFileSync(join(folder, file), "utf8")
    .split("\n")
    .findIndex((line) => line.includes(part)) + 1;

test("without Microsoft Ads its menu links and its card's link go, and the link in a text is told", () => {
  switchOff("microsoft-ads.yaml");
  const { problems } = loadContent(folder);
  expect(problems).toEqual([
    expect.stringMatching(
      /^content\/google-ads\.yaml, line \d+, faq, items, .*answer: the link \/microsoft-ads leads to a page that is switched off/,
    ),
    expect.stringMatching(
      /^content\/services\.yaml, line \d+, packages, terms, items, .*answer: the link \/microsoft-ads#prices leads to a page that is switched off/,
    ),
  ]);

  for (const file of ["services.yaml", "google-ads.yaml"]) {
    edit(file, (text) => withoutLinks(text, "/microsoft-ads"));
  }
  const after = loadContent(folder);
  expect(after.problems).toEqual([]);
  const { navigation, home } = after.content;
  expect(JSON.stringify(navigation)).not.toContain("/microsoft-ads");
  expect(home.services.paid.map(({ link }) => link?.to)).toEqual([
    "/google-ads",
    undefined,
  ]);
  // The card is still there, so the heading counts it.
  expect(home.services.heading).toMatch(/^Six services/);
});

test("without About nothing is left of it in the menus", () => {
  switchOff("about.yaml");
  const { content, pages, problems } = loadContent(folder);
  expect(problems).toEqual([]);
  expect(JSON.stringify(content.navigation)).not.toContain("/about");
  expect(pages.filter(({ isPublished }) => !isPublished)).toMatchObject([
    { path: "/about" },
  ]);
});

test("without the privacy policy, the notice's link to it is told", () => {
  switchOff("privacy.md");
  expect(loadContent(folder).problems).toEqual([
    expect.stringMatching(
      /^content\/cookie-notice\.yaml, line \d+, details: the link \/privacy leads/,
    ),
  ]);
});

test("a button's link to a page that is switched off is told with its place", () => {
  switchOff("services.yaml");
  const { problems } = loadContent(folder);
  expect(problems).toContainEqual(
    expect.stringContaining(
      `content/home.yaml, line ${lineOf("home.yaml", "See all services: /services")}, closing, actions`,
    ),
  );
});

test.each(["home", "contact", "thank-you"])(
  "the page %s cannot be switched off, and is told why",
  (name) => {
    switchOff(`${name}.yaml`);
    expect(loadContent(folder).problems).toContainEqual(
      expect.stringMatching(
        new RegExp(
          `^content/${name}\\.yaml, line 1, published: this page cannot be switched off: \\w`,
        ),
      ),
    );
  },
);
