import { cpSync, mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

import { copyContent, folder, problems } from "../content-fixture";
import { misplacedFiles } from "./misplaced-files";

copyContent();

const KNOWN = ["home", "google-ads", "privacy"];

function problemsOf(...files: string[]): string[] {
  const content = join(folder, "only");
  mkdirSync(content);
  for (const file of files) writeFileSync(join(content, file), "");
  mkdirSync(join(content, "images"));
  return misplacedFiles(content, KNOWN, []);
}

test("the files of pages, hidden ones and those of other programs are in place", () => {
  expect(
    problemsOf("home.yaml", "privacy.md", ".DS_Store", "Thumbs.db"),
  ).toEqual([]);
});

test.each([
  ["customer-cost.md", "Pages that you add belong in content/pages."],
  ["gogle-ads.yaml", "Did you mean google-ads.yaml?"],
  ["home.yml", "Did you mean home.yaml?"],
  ["summer-offer.yaml", "Known are: home.yaml, google-ads.yaml, privacy.md."],
  ["ruth.jpg", "Pictures belong in content/images."],
])("%s is not where a page uses it", (file, advice) => {
  expect(problemsOf(file)).toEqual([
    `content/${file}: no page uses it. ${advice}`,
  ]);
});

test("what is written in a misplaced page is not reported before it is moved", () => {
  writeFileSync(join(folder, "customer-cost.md"), "No dashes");
  expect(problems()).toEqual([
    "content/customer-cost.md: no page uses it. Pages that you add belong in content/pages.",
  ]);
});

test.each(["articles/feed", "articles/page", "case-studies/google-ads"])(
  "the text %s.md would have the address of a list",
  (name) => {
    mkdirSync(join(folder, "articles"), { recursive: true });
    cpSync(join(folder, "case-studies/vane.md"), join(folder, `${name}.md`));
    expect(problems()).toEqual([
      expect.stringMatching(
        `^content/${name}\\.md.*: the address /${name} is taken; give the file another name`,
      ),
    ]);
  },
);

test("a folder with a wrong name is reported", () => {
  mkdirSync(join(folder, "page"));
  expect(misplacedFiles(folder, ["all"], []).join("\n")).toContain(
    "content/page: no page uses it. Pictures belong in content/images, and pages that you add in content/pages.",
  );
});
