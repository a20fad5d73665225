// Runs on whatever Node the machine has, before anything is installed: plain
// JavaScript and Node's own modules only.
import { spawn, spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { constants } from "node:os";
import { basename, join } from "node:path";
import { fileURLToPath } from "node:url";

const ROOT = fileURLToPath(new URL("..", import.meta.url));
const WINDOWS = process.platform === "win32";
const SYSTEM = `${WINDOWS ? "win" : process.platform}-${process.arch}`;
const PACKAGED_NODE = `node_modules/node-${SYSTEM}`;

/** The site's own packages, and those of the judges, which only tests need. */
const FOLDERS = { site: ".", audit: "audit" };

/** @typedef {keyof typeof FOLDERS} Packages */

/**
 * Runs a command in the project root and gives its exit code.
 * @param {string} command
 * @param {string[]} args
 * @returns {Promise<number>}
 */
export function run(command, args, { shell = false } = {}) {
  const child = spawn(command, args, { cwd: ROOT, stdio: "inherit", shell });
  /** @param {NodeJS.Signals} signal */
  const forward = (signal) => {
    // A terminal sends Ctrl+C to the child as well.
    if (signal !== "SIGINT" || !process.stdin.isTTY) child.kill(signal);
  };
  /** @type {NodeJS.Signals[]} */
  const signals = ["SIGINT", "SIGTERM", "SIGHUP"];
  for (const signal of signals) process.on(signal, forward);
  return new Promise((resolve, reject) => {
    child.once("error", reject);
    child.once("exit", (code, signal) => {
      for (const each of signals) process.off(each, forward);
      resolve(code ?? 128 + (signal ? constants.signals[signal] : 0));
    });
  });
}

/**
 * How to start npm: the one that started this process, if one did.
 * @param {string[]} args
 */
export function npmCommand(args) {
  const { npm_execpath: npm = "", npm_node_execpath: node = process.execPath } =
    process.env;
  return basename(npm) === "npm-cli.js"
    ? { command: node, args: [npm, ...args], shell: false }
    : { command: "npm", args, shell: WINDOWS };
}

/** @param {string[]} args */
export function runNpm(args) {
  const npm = npmCommand(args);
  return run(npm.command, npm.args, { shell: npm.shell });
}

/**
 * @param {string} lockFile
 * @returns {Record<string, { version?: string, integrity?: string, optional?: boolean }>}
 */
function readPackages(lockFile) {
  try {
    return JSON.parse(readFileSync(join(ROOT, lockFile), "utf8")).packages;
  } catch {
    return {};
  }
}

/**
 * npm writes its hidden lock file last, so that it tells what was installed.
 * @param {string} folder
 */
function isInstalled(folder) {
  const installed = readPackages(
    join(folder, "node_modules/.package-lock.json"),
  );
  const wanted = readPackages(join(folder, "package-lock.json"));
  return Object.entries(wanted).every(
    ([path, { version, integrity, optional }]) =>
      path === "" ||
      (optional && path !== PACKAGED_NODE) ||
      (installed[path]?.version === version &&
        installed[path]?.integrity === integrity),
  );
}

/** @param {string} folder */
async function install(folder) {
  // Windows can't delete the packaged Node while it runs this very file.
  const command =
    WINDOWS && process.execPath.startsWith(join(ROOT, folder, "node_modules"))
      ? ["install", "--no-save"]
      : ["ci"];
  const place = folder === "." ? "" : ` in ${folder}`;
  console.log(`Installing dependencies${place}: npm ${command.join(" ")}`);
  const code = await runNpm([
    ...command,
    `--prefix=${join(ROOT, folder)}`,
    "--include=dev",
    "--include=optional",
    "--no-audit",
    "--no-fund",
    "--loglevel=error",
  ]);
  if (code !== 0) {
    throw new Error(
      `Installing the dependencies failed: npm ${command[0]} ended with code ${code}, see above.`,
    );
  }
}

/** @param {string} node */
function isNewEnough(node) {
  const { stdout } = spawnSync(node, ["--version"], { encoding: "utf8" });
  const [major = 0, minor = 0, patch = 0] =
    stdout?.match(/\d+/g)?.map(Number) ?? [];
  if (major === 22) return minor > 22 || (minor === 22 && patch >= 2);
  return major === 24 ? minor >= 15 : major > 24;
}

function findNode() {
  const packaged = join(
    ROOT,
    PACKAGED_NODE,
    WINDOWS ? "bin/node.exe" : "bin/node",
  );
  const node = [packaged, process.execPath].find(isNewEnough);
  if (node) return node;
  throw new Error(
    `This project needs Node 22.22.2 or a later 22, or Node 24.15 or newer; this is ${process.version}.\n` +
      "On Linux (x64, arm64) and Windows (x64) npm installs a fitting Node with the optional dependencies;\n" +
      "on other systems, or without those, install Node 24 (https://nodejs.org) and run the command again.",
  );
}

/**
 * Installs what is missing.
 * @param {...Packages} packages besides the site's own
 * @returns {Promise<string>} the path of a Node that is new enough
 */
export async function prepare(...packages) {
  for (const folder of [
    FOLDERS.site,
    ...packages.map((each) => FOLDERS[each]),
  ]) {
    if (!isInstalled(folder)) await install(folder);
  }
  return findNode();
}
