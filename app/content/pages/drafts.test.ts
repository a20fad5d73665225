import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

import { copyContent, edit, folder } from "../content-fixture";
import { loadContent } from "../load";

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
  writeFileSync(
    join(folder, "pages/offer.md"),
    "---\npublished: no\ntitle: An offer\n---\n\n***\n",
  );
  const { pages, warnings } = loadDrafts();
  expect(pages).toContainEqual(
    expect.objectContaining({ path: "/offer", isPublished: false }),
  );
  expect(warnings.join("\n")).toMatch(/offer\.md, line \d+: a line across/);
});
