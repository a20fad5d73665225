// Al's build has the editor. Who edits gets the real Sveltia CMS, with a GitHub that
// answers from here.
import { readFileSync, statSync } from "node:fs";
import { dirname } from "node:path";
import { expect } from "@playwright/test";

import { ADMIN, readBuiltFiles } from "../../../server/built-files.ts";
import { changePrice } from "./editor.ts";
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

test("at GitHub a price becomes a pull request of one line", async ({
  page,
  complaints,
}) => {
  complaints.allow(/^request: \w+ https:\/\/api\.github\.com\//);
  // The CMS has warnings of its own, and asks whether GitHub works: the policy refuses.
  complaints.allow(/^console /);
  complaints.allow(/^page error: policy violation: .*www\.githubstatus\.com/);
  const { commits, pulls } = await answerAsGitHub(page);
  await page.goto("/admin#/collections/sections/entries/services");
  await page.getByRole("button", { name: /access token/i }).click();
  await page.getByRole("textbox").fill("a-token");
  await page.getByRole("button", { name: "Sign In", exact: true }).click();
  await changePrice(page);
  const branchName = "cms/sections/services";
  await expect
    .poll(() => pulls)
    .toEqual([{ head: branchName, base: "main", draft: true }]);
  const path = "content/pages/services.yaml";
  expect(commits).toEqual([
    {
      branch: { branchName },
      fileChanges: {
        additions: [{ path, contents: expect.any(String) }],
        deletions: [],
      },
    },
  ]);
  const [change] = commits[0]?.fileChanges.additions ?? [];
  const text = Buffer.from(change?.contents ?? "", "base64").toString();
  const before = readFileSync(path, "utf8").split("\n");
  expect(text.split("\n").filter((line, at) => line !== before[at])).toEqual([
    "        from: £1,357",
  ]);
});
