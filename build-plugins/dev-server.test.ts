// What somebody who writes sees in the development server.
import { spawn } from "node:child_process";
import { rmSync, utimesSync } from "node:fs";
import { afterAll, beforeAll, expect, test } from "vitest";

import { copySite } from "../tests/site-copy.ts";

const PAGE = "content/pages/page-of-the-test.md";

const site = copySite();

const server = spawn(
  process.execPath,
  ["node_modules/vite/bin/vite.js", "dev", "--port", "0"],
  {
    cwd: site.folder,
    // Vite prints the port of its address in bold, at GitHub too.
    env: { ...process.env, NO_COLOR: "1" },
    stdio: ["ignore", "pipe", "inherit"],
  },
);
let origin = "";

beforeAll(async () => {
  origin = await new Promise((resolve) => {
    let printed = "";
    server.stdout.on("data", (chunk) => {
      printed += String(chunk);
      const [found] = /http:\/\/localhost:\d+/.exec(printed) ?? [];
      if (found !== undefined) resolve(found);
    });
  });
}, 60_000);

afterAll(() => {
  server.kill();
  site.remove();
});

async function get(path: string) {
  const headers = { accept: "text/html" };
  const response = await fetch(origin + path, { headers });
  return { status: response.status, html: await response.text() };
}

async function isNow(status: number, html: unknown) {
  await expect
    .poll(() => get("/page-of-the-test"))
    .toMatchObject({ status, html });
}

test("a page is a draft, is published, has a mistake, is mended and goes", async () => {
  // What is asked for first has no stylesheets, whose order is that of the layers.
  await fetch(`${origin}/icon.svg`);
  const { html } = await get("/services");
  const [first] = /<link[^>]+\.css/.exec(html) ?? [];
  expect(first).toContain("/styles/root.css");
  await isNow(404, expect.any(String));
  site.write(
    PAGE,
    site
      .read("content/pages/company-details.md")
      .replace("---\n", "---\npublished: no\n"),
  );
  await isNow(200, expect.stringContaining("Draft: not published"));
  site.edit(PAGE, "published: no\n", "");
  await isNow(200, expect.not.stringContaining("Draft: not published"));
  const icon = await fetch(`${origin}/favicon.ico`);
  expect(icon.headers.get("content-type")).toBe("image/vnd.microsoft.icon");

  site.edit(PAGE, "description:", "descripton:");
  await isNow(500, expect.stringContaining("Did you mean"));
  site.edit(PAGE, "descripton:", "description:");
  await isNow(200, expect.not.stringContaining("Did you mean"));
  const file = `${site.folder}/${PAGE}`;
  const text = site.read(PAGE);
  for (const line of ["It is so.", "It is not"]) {
    site.write(PAGE, `${text}\n${line}\n`);
    // As a copy that keeps its time
    utimesSync(file, 0, 0);
    await isNow(200, expect.stringContaining(line));
  }
  rmSync(file);
  await isNow(404, expect.any(String));
}, 120_000);
