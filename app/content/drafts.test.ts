import { expect, test } from "vitest";

import { copyContent, edit, folder } from "./content-fixture";
import { loadContent } from "./load";

copyContent();

/** The copied content as the development server shows it. */
function loadDrafts() {
  const loaded = loadContent(folder, new Date(), true);
  if (!loaded.ok) throw new Error(loaded.problems.join("\n"));
  return loaded;
}

const switchOff = (file: string) =>
  edit(file, (text) => text.replace(/^title:/m, "published: no\ntitle:"));

test("the development server shows a page that is not published", () => {
  switchOff("pages/company-details.md");
  switchOff("about.yaml");
  const drafts = loadDrafts().pages.filter(({ isDraft }) => isDraft);
  expect(drafts.map(({ path }) => path)).toEqual([
    "/about",
    "/company-details",
  ]);
});

test("a half-written draft is left out, with what is missing", () => {
  switchOff("pages/company-details.md");
  edit("pages/company-details.md", (text) => `${text}\n*so*\n`);
  const { pages, warnings } = loadDrafts();
  expect(pages.map(({ path }) => path)).not.toContain("/company-details");
  expect(warnings.join("\n")).toMatch(
    /company-details\.md, line \d+: has \*so\*/,
  );
});
