// Installs the dependencies and, for `npm start`, builds the site and serves it. It runs on
// the machine's own Node, before anything is installed: plain JavaScript, and Node's own
// modules only.
import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

const ROOT = fileURLToPath(new URL("..", import.meta.url));
const WINDOWS = process.platform === "win32";
const PACKAGED_NODE = `node_modules/node-${WINDOWS ? "win" : process.platform}-${process.arch}`;

/**
 * Runs a command in the project root, with its output visible, passes
 * SIGINT and SIGTERM on to it, and resolves to its exit code. With a heading the
 * output comes below it at the end.
 * @param {string} command
 * @param {string[]} args
 * @returns {Promise<number>}
 */
export async function run(command, args, { shell = false, heading = "" } = {}) {
  const stdio = heading ? "pipe" : "inherit";
  const child = spawn(command, args, { cwd: ROOT, stdio, shell });
  let output = heading;
  for (const stream of [child.stdout, child.stderr])
    stream?.setEncoding("utf8").on("data", (text) => (output += text));
  /** @param {NodeJS.Signals} signal */
  const stop = (signal) => {
    // A terminal sends Ctrl+C to the child too.
    if (signal !== "SIGINT" || !process.stdin.isTTY) child.kill(signal);
    child.once("close", (code) => process.exit(code ?? 1));
  };
  process.on("SIGINT", stop).on("SIGTERM", stop);
  const [code] = await once(child, "close");
  process.off("SIGINT", stop).off("SIGTERM", stop);
  process.stdout.write(output);
  return code ?? 1;
}

/**
 * Runs npm as `run` runs a command.
 * @param {string[]} args
 */
export function runNpm(args, heading = "") {
  return run("npm", args, { shell: WINDOWS, heading });
}

/**
 * @param {string} lockFile
 * @returns {Record<string, { version?: string, optional?: boolean }>}
 */
function readPackages(lockFile) {
  const path = join(ROOT, lockFile);
  return existsSync(path)
    ? JSON.parse(readFileSync(path, "utf8")).packages
    : {};
}

function isInstalled() {
  // npm writes this file at the end of every installation.
  const installed = readPackages("node_modules/.package-lock.json");
  return Object.entries(readPackages("package-lock.json")).every(
    ([path, { version, optional }]) =>
      path === "" ||
      (optional && path !== PACKAGED_NODE) ||
      installed[path]?.version === version,
  );
}

/** Installs what is missing or outdated; returns the path of a Node that runs this project. */
export async function prepare() {
  if (!isInstalled()) {
    console.log("Installing the dependencies …");
    // Windows cannot delete a node.exe that runs, as `npm ci` would.
    const code = await runNpm([
      WINDOWS ? "install" : "ci",
      "--include=dev",
      "--include=optional",
      "--no-audit",
      "--no-fund",
      "--loglevel=error",
    ]);
    if (code !== 0) throw new Error("npm could not install the dependencies.");
  }
  if (existsSync(join(ROOT, PACKAGED_NODE))) {
    return join(ROOT, PACKAGED_NODE, WINDOWS ? "bin/node.exe" : "bin/node");
  }
  if (Number.parseInt(process.versions.node, 10) < 24) {
    throw new Error(
      `This project needs Node 24, and npm has no package of it for this system: install it from https://nodejs.org. This is ${process.version}.`,
    );
  }
  return process.execPath;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const node = await prepare();
  if (process.argv[2] === "start") {
    const code = await runNpm(["run", "--silent", "build"]);
    process.exitCode = code === 0 ? await run(node, ["server/main.ts"]) : code;
  }
}
