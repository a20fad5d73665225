// What docs/deploy.md offers for Docker and systemd, without an engine to run it.
import { execFileSync, spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import {
  chmodSync,
  copyFileSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";
import { describe, expect, onTestFinished, test } from "vitest";
import { z } from "zod";

import { listeningAddress } from "../server/address-fixture.ts";
import { addKind } from "./added-section.ts";
import { filesIn } from "./site-copy.ts";

const ROOT = resolve(import.meta.dirname, "..");
const isRoot = process.getuid?.() === 0;

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

/** The words behind an instruction of the Dockerfile, each time that it stands there. */
const dockerfile = readFileSync("Dockerfile", "utf8").replaceAll("\\\n", " ");
const linesOf = (instruction: string) =>
  Array.from(
    dockerfile.matchAll(new RegExp(`^${instruction} (.*)`, "gm")),
    ([, words = ""]) => words,
  );
const commandOf = (instruction: string) =>
  z.tuple([z.string()], z.string()).parse(
    JSON.parse(
      linesOf(instruction)
        .join()
        .replace(/^[^[]*/, ""),
    ),
  );

test("docker-compose.yml passes the arguments of the Dockerfile on", () => {
  const compose = readFileSync("docker-compose.yml", "utf8");
  for (const name of linesOf("ARG").filter(
    (each) => each !== "ENQUIRIES_ENDPOINT",
  ))
    expect(compose).toMatch(new RegExp(`^        ${name}: `, "m"));
});

test("the image serves what the Dockerfile's steps make, read-only and without root's rights", async () => {
  const folder = mkdtempSync(join(tmpdir(), "image-"));
  const [build, site, bin] = [
    join(folder, "build"),
    join(folder, "site"),
    join(folder, "bin"),
  ];
  for (const path of [build, site, bin]) mkdirSync(path);
  onTestFinished(() => {
    execFileSync("chmod", ["-R", "u+w", folder]);
    rmSync(folder, { recursive: true });
  });
  chmodSync(folder, 0o755);
  copyFileSync(process.execPath, join(bin, "node"));
  const PATH = `${bin}:${process.env.PATH ?? ""}`;
  // npm needs the machine's settings; of the test's own a build knows nothing.
  const { NODE_ENV: _, VITEST: __, ...machine } = process.env;
  const shell = (command: string, cwd: string, env = {}) =>
    execFileSync("sh", ["-c", command], {
      cwd,
      env: { ...machine, PATH, ...env },
      stdio: ["ignore", "inherit", "inherit"],
    });
  // What Docker would be sent: everything here but what .dockerignore names.
  shell(
    `tar -c --anchored --exclude-from=.dockerignore $(ls -A) | tar -x -C ${build}`,
    ROOT,
  );
  // The build of the image checks the types of a kind of section that an engineer adds.
  addKind(filesIn(build));
  const args = {
    SITE_URL: "https://www.leadline.test",
    ENQUIRIES_DATABASE: "sqlite:data/enquiries.db",
  };
  const env = Object.fromEntries(
    Object.entries(args).filter(([name]) => linesOf("ARG").includes(name)),
  );
  for (const command of linesOf("RUN")) shell(command, build, env);
  for (const copied of linesOf("COPY --from=build")) {
    const [from = "", to = ""] = copied.split(" ").slice(-2);
    const target = join(site, to);
    mkdirSync(dirname(target), { recursive: true });
    shell(`cp -a ${from.replace("/site", build)} ${target}`, folder);
  }

  const version = readFileSync(join(ROOT, ".node-version"), "utf8");
  expect(dockerfile).toContain(`\nFROM node:${version.split(".")[0]}-slim\n`);
  const kilobytes = execFileSync("du", ["-sk", site], { encoding: "utf8" });
  expect(Number.parseInt(kilobytes, 10)).toBeLessThan(80_000);

  // A container's file system is read-only but for the volume.
  shell("chmod -R a-w . && chmod a+w data", site);
  const options = {
    cwd: site,
    env: {
      PATH,
      NODE_ENV: "production",
      PORT: "0",
      ENQUIRIES_DATABASE: args.ENQUIRIES_DATABASE,
    },
    // The user `node` of the image.
    ...(isRoot ? { uid: 1000, gid: 1000 } : {}),
  };
  const [program, ...words] = commandOf("CMD");
  const server = spawn(program, words, {
    ...options,
    stdio: ["ignore", "pipe", "inherit"],
  });
  const address = await listeningAddress(server);
  const checkHealth = () => {
    const [checker, ...script] = commandOf("HEALTHCHECK");
    const { port } = new URL(address);
    return spawnSync(checker, script, {
      ...options,
      env: { ...options.env, PORT: port },
    }).status;
  };
  expect(checkHealth()).toBe(0);
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
  const list = ["server/enquiries/command/main.ts", "list"];
  expect(execFileSync(program, list, options).toString()).toContain(
    "ruth@example.co.uk",
  );

  server.kill("SIGTERM");
  await once(server, "exit");
  expect(checkHealth()).toBe(1);
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
