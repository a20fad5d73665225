// Al's build has the editor. Who edits gets the real Sveltia CMS, with a GitHub that
// answers from here.
import { globSync, readFileSync, statSync } from "node:fs";
import { basename, dirname } from "node:path";
import { expect } from "@playwright/test";

import { ADMIN, readBuiltFiles } from "../../../server/built-files.ts";
import {
  addColleague,
  changePrice,
  COLLEAGUE,
  deleteEntry,
  save,
} from "./editor.ts";
import { answerAsGitHub } from "./github.ts";
import { REPOSITORY, test } from "./sites.ts";

// Fields are drawn when they come into view.
test.use({ owner: "al", viewport: { width: 1400, height: 3000 } });

test("the editor is built when all that visitors load is there, which has nothing of it, and has no code for the working copy", async ({
  site: { build },
}) => {
  const built = (await readBuiltFiles(dirname(build))).map((file) => ({
    ...file,
    text: readFileSync(`${build}/${file.path}`, "latin1"),
    time: statSync(`${build}/${file.path}`).mtimeMs,
  }));
  const { editor = [], site = [] } = Object.groupBy(built, ({ folder }) =>
    folder === ADMIN ? "editor" : "site",
  );
  const begin = Math.min(...editor.map(({ time }) => time));
  const isMixed = ({ time, text }: (typeof site)[number]) =>
    time > begin || text.includes(ADMIN) || text.includes(REPOSITORY);
  expect(site.filter(isMixed).map(({ path }) => path)).toEqual([]);
  const isLocal = editor.filter(({ text }) => text.includes("/admin/files"));
  expect(isLocal.map(({ path }) => path)).toEqual([]);
});

/** The lines of a text that another has not. */
const newLines = (path: string, content: Uint8Array = Buffer.from("")) => {
  const before = readFileSync(path, "utf8").split("\n");
  return String(content)
    .split("\n")
    .filter((line) => {
      const place = before.indexOf(line);
      if (place >= 0) before.splice(place, 1);
      return place < 0;
    });
};

test("at GitHub a price becomes a pull request of one line, a photograph is in the commit of the colleague, and an article is removed", async ({
  page,
  complaints,
}) => {
  complaints.allow(/^request: \w+ https:\/\/api\.github\.com\//);
  // The CMS has warnings of its own, and asks whether GitHub works: the policy refuses.
  complaints.allow(/^console /);
  complaints.allow(/^page error: policy violation: .*www\.githubstatus\.com/);
  const { commits, pulls } = await answerAsGitHub(page);
  const openEntry = (entry: string) =>
    page.goto(`/admin#/collections/${entry}`);
  await openEntry("sections/entries/services");
  await page.getByRole("button", { name: /access token/i }).click();
  await page.getByRole("textbox").fill("a-token");
  await page.getByRole("button", { name: "Sign In", exact: true }).click();
  await changePrice(page);
  const branch = "cms/sections/services";
  await expect
    .poll(() => pulls)
    .toEqual([{ head: branch, base: "main", draft: true }]);
  const services = "content/pages/services.yaml";
  expect(commits).toMatchObject([{ branch, changes: [{ path: services }] }]);
  expect(newLines(services, commits[0]?.changes[0]?.content)).toEqual([
    "        from: £1,357",
  ]);

  await openEntry("sections/entries/about");
  await addColleague(page);
  await save(page);
  await expect.poll(() => pulls).toHaveLength(2);
  const [image, text, ...others] = commits
    .slice(1)
    .flatMap(({ changes }) => changes);
  expect([image?.path, text?.path, others]).toEqual([
    "content/images/photograph.jpg",
    "content/pages/about.yaml",
    [],
  ]);
  expect(image?.content).toEqual(readFileSync("tests/fixtures/photograph.jpg"));
  expect(newLines("content/pages/about.yaml", text?.content)).toEqual(
    COLLEAGUE.map((line) => line.slice(1)),
  );

  const [path] = globSync("content/articles/*.md");
  if (!path) return;
  const name = basename(path, ".md");
  await openEntry(`articles/entries/${name}`);
  await deleteEntry(page);
  const gone = `cms/articles/${name}`;
  await expect
    .poll(() => pulls[2])
    .toEqual({ head: gone, base: "main", draft: false });
  expect(commits.slice(2)).toEqual([{ branch: gone, changes: [{ path }] }]);
});
