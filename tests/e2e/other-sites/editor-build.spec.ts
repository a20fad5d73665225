// A build with the editor is, for visitors, the build without it. Who edits gets the real
// Sveltia CMS, with a GitHub or GitLab that answers from here.
import { globSync, readFileSync, rmSync, statSync } from "node:fs";
import { basename } from "node:path";
import { expect, test, type Page } from "@playwright/test";

import { serveSite } from "../../../bench/serve-site.ts";
import { hostedConfig, ORIGINS } from "../../../editing/admin-config.ts";
import { HOST_FILES } from "../../../server/built-files.ts";
import { copySite } from "../../site-copy.ts";
import { CLIENT } from "../site.ts";
import {
  addColleague,
  changePrice,
  COLLEAGUE,
  deleteEntry,
  save,
} from "./editor.ts";
import { fakeGitHub, fakeGitLab } from "./git-hosts.ts";

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
test.use({ viewport: { width: 1400, height: 3000 } });

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

const hosts = {
  github: { origin: "https://api.github.com", fake: fakeGitHub },
  gitlab: { origin: "https://gitlab.com", fake: fakeGitLab },
};

/** The editor of an entry, opened by somebody who has signed in, at a host that answers from here. */
async function openEntry(page: Page, host: keyof typeof hosts, entry: string) {
  const { address, stop } = await serveSite(settings, site.folder);
  const { origin: api, fake } = hosts[host];
  const { handle, ...repository } = fake();
  const elsewhere: string[] = [];
  await page.route(
    ({ origin }) => origin !== address,
    (route) => {
      const { origin } = new URL(route.request().url());
      if (origin === api) return handle(route);
      elsewhere.push(origin);
      return route.abort();
    },
  );
  await page.goto(`${address}/admin#/collections/${entry}`);
  await page.getByRole("button", { name: /access token/i }).click();
  await page.getByRole("textbox").fill("a-token");
  await page.getByRole("button", { name: "Sign In", exact: true }).click();
  return { ...repository, address, elsewhere, stop };
}

type Repository = Awaited<ReturnType<typeof openEntry>>;

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

/** What differs in a build with ADMIN_BACKEND=gitlab: the origin in the policy, and the settings. */
function takeGitLab(): void {
  const config = hostedConfig({
    name: "gitlab",
    repo: settings.ADMIN_REPOSITORY,
    branch: undefined,
    signIn: undefined,
  });
  site.edit("build/csp.json", ORIGINS.github, ORIGINS.gitlab);
  site.write("build/client/admin/config.json", JSON.stringify(config));
  for (const ending of ["br", "gz"])
    rmSync(`${built}/admin/config.json.${ending}`);
}

/** Changes a price, and looks for the pull request of one line. */
async function expectPrice(page: Page, { commits, pulls }: Repository) {
  await changePrice(page);
  const branch = "cms/sections/services";
  await expect
    .poll(() => pulls)
    .toEqual([{ head: branch, base: "main", draft: true }]);
  const path = "content/pages/services.yaml";
  expect(commits).toMatchObject([{ branch, changes: [{ path }] }]);
  expect(newLines(path, commits[0]?.changes[0]?.content)).toEqual([
    "        from: £1,357",
  ]);
}

test("at GitHub a price becomes a pull request of one line, a photograph is in the commit of the colleague, and an article is removed", async ({
  page,
}) => {
  const github = await openEntry(page, "github", "sections/entries/services");
  const { address, commits, pulls, elsewhere, stop } = github;
  await expectPrice(page, github);

  await page.goto(`${address}/admin#/collections/sections/entries/about`);
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
  if (path) {
    const name = basename(path, ".md");
    await page.goto(`${address}/admin#/collections/articles/entries/${name}`);
    await deleteEntry(page);
    const branch = `cms/articles/${name}`;
    await expect
      .poll(() => pulls[2])
      .toEqual({ head: branch, base: "main", draft: false });
    expect(commits.slice(2)).toEqual([{ branch, changes: [{ path }] }]);
  }
  expect(elsewhere).toEqual([]);
  await stop();
});

// The last, because it changes the build.
test("at GitLab a price becomes a merge request of one line", async ({
  page,
}) => {
  takeGitLab();
  const gitlab = await openEntry(page, "gitlab", "sections/entries/services");
  await expectPrice(page, gitlab);
  expect(gitlab.elsewhere).toEqual([]);
  await gitlab.stop();
});
