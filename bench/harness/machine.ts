import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { cpus, loadavg, totalmem, type, release } from "node:os";
import { z } from "zod";
import { findBrowser } from "../../scripts/browser/find-browser.ts";
import type { Table } from "./print-table.ts";

const packageFile = z.object({ version: z.string() });

function installedVersion(name: string): string {
  const file = new URL(
    `../../node_modules/${name}/package.json`,
    import.meta.url,
  );
  return packageFile.parse(JSON.parse(readFileSync(file, "utf8"))).version;
}

/** The version a program tells of itself; undefined without the program. */
export function programVersion(
  program: string,
  option: string,
): string | undefined {
  const { stdout, stderr, error } = spawnSync(program, [option], {
    encoding: "utf8",
    timeout: 20_000,
  });
  if (error) return undefined;
  return /\d+(?:\.\d+)+/.exec(`${stdout}${stderr}`)?.[0];
}

function system(): string {
  try {
    const text = readFileSync("/etc/os-release", "utf8");
    const name = /^PRETTY_NAME="?([^"\n]+)/m.exec(text)?.[1];
    if (name) return `${name}, ${type()} ${release()}`;
  } catch {
    // No Linux.
  }
  return `${type()} ${release()}`;
}

/** What the figures of this run depend on. */
export function machine(): Table {
  const all = cpus();
  const browser = findBrowser();
  return {
    title: "The machine",
    head: ["what", "which"],
    rows: [
      ["date", new Date().toISOString().slice(0, 16).replace("T", " ")],
      ["processor", all[0]?.model.trim() ?? "unknown"],
      ["cores", String(all.length)],
      ["memory", `${(totalmem() / 2 ** 30).toFixed(1)} GiB`],
      ["load before", loadavg()[0]?.toFixed(2) ?? "unknown"],
      ["system", system()],
      ["Node", process.versions.node],
      ["Chromium", (browser && programVersion(browser, "--version")) ?? "none"],
      ["react", installedVersion("react")],
      ["react-router", installedVersion("react-router")],
      ["vite", installedVersion("vite")],
      ["fastify", installedVersion("fastify")],
    ],
  };
}
