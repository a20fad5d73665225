import { spawnSync } from "node:child_process";

import { expect, it } from "vitest";
import { z } from "zod";

const run = (...args: string[]) =>
  spawnSync(process.execPath, ["scripts/launch-check/main.ts", ...args], {
    encoding: "utf8",
    env: { ...process.env, SITE_URL: "" },
  });

const report = z.object({
  blocks: z.array(z.object({ subject: z.string(), message: z.string() })),
  lookAt: z.array(z.unknown()),
  inOrder: z.array(z.unknown()),
});

it("ends with 1 while something blocks, and reports to programs as JSON", () => {
  const { status, stdout } = run("--json");
  const { blocks } = report.parse(JSON.parse(stdout));
  expect(status).toBe(blocks.length > 0 ? 1 : 0);
  const subjects = blocks.map(({ subject }) => subject);
  expect(subjects).toContain("SITE_URL");
});

it("refuses what is no address, and says what it takes", () => {
  const { status, stderr } = run("www.example.com");
  expect(status).toBe(2);
  expect(stderr).toBe(
    "www.example.com is no address of a site. It takes: npm run launch-check [https://…] [-- --json]\n",
  );
});
