import { globSync, readFileSync, statSync } from "node:fs";
import { expect, test } from "@playwright/test";

import { serveSite } from "../../../bench/serve-site.ts";
import { HOST_FILES } from "../../../server/built-files.ts";
import { copySite } from "../../site-copy.ts";
import { CLIENT } from "../site.ts";

const filesOf = (folder: string) =>
  globSync("**/{*,.well-known/*}", { cwd: folder }).filter((file) =>
    statSync(`${folder}/${file}`).isFile(),
  );

/** Settings of hosts, and the one file that has the time of the build. */
const OTHERS = /^\.well-known\/security\.txt/;

const isForVisitors = (file: string) =>
  !OTHERS.test(file) && !HOST_FILES.some((each) => each === file);

test("a build with the editor has the same files for visitors, and asks who comes to /admin", async ({
  page,
}) => {
  const settings = { ADMIN_REPOSITORY: "acme/website" };
  const site = copySite();
  await site.build(settings);
  const built = `${site.folder}/build/client`;
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

  const { address, stop } = await serveSite(settings, site.folder);
  await page.goto(`${address}/admin`);
  await expect(
    page.getByRole("button", { name: /access token/i }),
  ).toBeVisible();
  const code = globSync(`${built}/admin/assets/*.js`).map((file) =>
    readFileSync(file, "utf8"),
  );
  expect(code.filter((text) => text.includes("/admin/files"))).toEqual([]);
  await stop();
  site.remove();
});
