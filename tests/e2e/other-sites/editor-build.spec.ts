// A build with the editor is, for visitors, the build without it. Who edits gets the real
// Sveltia CMS, with a GitHub that answers from here.
import { globSync, readFileSync, statSync } from "node:fs";
import { expect, test } from "@playwright/test";

import { serveSite } from "../../../bench/serve-site.ts";
import { HOST_FILES } from "../../../server/built-files.ts";
import { copySite } from "../../site-copy.ts";
import { CLIENT } from "../site.ts";
import { fakeGitHub } from "./github.ts";

const filesOf = (folder: string) =>
  globSync("**/{*,.well-known/*}", { cwd: folder }).filter((file) =>
    statSync(`${folder}/${file}`).isFile(),
  );

/** Settings of hosts, and the one file that has the time of the build. */
const OTHERS = /^\.well-known\/security\.txt/;

const isForVisitors = (file: string) =>
  !OTHERS.test(file) && !HOST_FILES.some((each) => each === file);

const settings = { ADMIN_REPOSITORY: "acme/website" };
const site = copySite();
const built = `${site.folder}/build/client`;

// Fields are drawn when they come into view.
test.use({ viewport: { width: 1400, height: 9000 } });

test.beforeAll(async () => {
  test.setTimeout(240_000);
  await site.build(settings);
});

test.afterAll(() => site.remove());

test("a build with the editor has the same files for visitors, and no code for the working copy", () => {
  const files = filesOf(CLIENT).filter(isForVisitors);
  expect(
    filesOf(built)
      .filter((file) => isForVisitors(file) && !/^admin[./]/.test(file))
      .toSorted(),
  ).toEqual(files.toSorted());
  for (const file of files)
    expect([
      file,
      readFileSync(`${built}/${file}`).equals(
        readFileSync(`${CLIENT}/${file}`),
      ),
    ]).toEqual([file, true]);
  const code = globSync(`${built}/admin/assets/*.js`).map((file) =>
    readFileSync(file, "utf8"),
  );
  expect(code.filter((text) => text.includes("/admin/files"))).toEqual([]);
});

test("a price becomes a pull request of one line", async ({ page }) => {
  const { address, stop } = await serveSite(settings, site.folder);
  const { commits, pulls, handle } = fakeGitHub();
  const elsewhere: string[] = [];
  await page.route(
    ({ origin }) => origin !== address,
    (route) => {
      const { origin } = new URL(route.request().url());
      if (origin === "https://api.github.com") return handle(route);
      elsewhere.push(origin);
      return route.abort();
    },
  );
  await page.goto(`${address}/admin#/collections/site/entries/services`);
  await page.getByRole("button", { name: /access token/i }).click();
  await page.getByRole("textbox").fill("github_pat_1");
  await page.getByRole("button", { name: "Sign In", exact: true }).click();
  const packages = page.getByRole("group", {
    name: /^“\W?Packages\W?” Field$/,
  });
  await packages.last().getByRole("button", { name: "Expand All" }).click();
  await page.getByRole("textbox", { name: "From" }).first().fill("£1,357");
  await page.getByRole("button", { name: "Save", exact: true }).click();

  await expect.poll(() => pulls).toHaveLength(1);
  expect(pulls).toMatchObject([
    { head: "cms/site/services", base: "main", draft: true },
  ]);
  expect(commits).toMatchObject([
    { branch: { branchName: "cms/site/services" } },
  ]);
  const changes = commits.flatMap(
    ({ fileChanges: { additions, deletions } }) => [...additions, ...deletions],
  );
  const [{ path, contents } = { path: "", contents: "" }] = commits.flatMap(
    ({ fileChanges }) => fileChanges.additions,
  );
  expect([changes.length, path]).toEqual([1, "content/services.yaml"]);
  const before = readFileSync(path, "utf8").split("\n");
  const after = Buffer.from(contents, "base64").toString().split("\n");
  expect(after).toHaveLength(before.length);
  expect(after.filter((line, at) => line !== before[at])).toEqual([
    "      from: £1,357",
  ]);
  expect(elsewhere).toEqual([]);
  await stop();
});
