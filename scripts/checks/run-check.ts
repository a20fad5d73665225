import { spawn } from "node:child_process";
import { readFileSync, rmSync } from "node:fs";
import { stripVTControlCharacters } from "node:util";
import { npmCommand } from "../bootstrap.mjs";
import type { Check } from "./checks.ts";
import type { Counts } from "./read-report.ts";

// In a process group of its own, a script is stopped with all that it started.
const GROUPS = process.platform !== "win32";

export interface Outcome extends Counts {
  /** What the tool printed. */
  output: string;
}

/** Runs a check's npm script to its end, and never rejects. */
export async function runCheck(check: Check): Promise<Outcome> {
  if (check.report) rmSync(check.report.file, { force: true });
  const { code, output } = await runScript(check.script);
  if (!check.report) {
    return code === 0
      ? { passed: 1, failed: 0, output }
      : { passed: 0, failed: 1, output };
  }
  return countTests(check.report, code, output);
}

/** A test runner that broke, or ran nothing, counts as one failure. */
function countTests(
  { file, read }: NonNullable<Check["report"]>,
  code: number,
  output: string,
): Outcome {
  try {
    const { passed, failed } = read(readFileSync(file, "utf8"));
    if (failed > 0) return { passed, failed, output };
    if (code !== 0) return { passed, failed: 1, output };
    if (passed > 0) return { passed, failed, output };
    return { passed, failed: 1, output: `${output}\nNo test was run.` };
  } catch (error) {
    const problem = `${file} can't be read: ${String(error)}`;
    return { passed: 0, failed: 1, output: `${output}\n${problem}` };
  }
}

function runScript(script: string): Promise<{ code: number; output: string }> {
  const npm = npmCommand(["run", "--silent", script]);
  const child = spawn(npm.command, npm.args, {
    shell: npm.shell,
    stdio: ["ignore", "pipe", "pipe"],
    detached: GROUPS,
  });
  const stop = () => {
    // Playwright stops the server it started on SIGINT only.
    if (child.pid) process.kill(GROUPS ? -child.pid : child.pid, "SIGINT");
  };
  process.once("exit", stop);
  let output = "";
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding("utf8");
    stream.on("data", (text: string) => {
      output += text;
    });
  }
  return new Promise((resolve) => {
    const end = (code: number, problem = "") => {
      process.off("exit", stop);
      const text = stripVTControlCharacters(output + problem);
      resolve({ code, output: text });
    };
    child.once("error", (error) => end(1, String(error)));
    child.once("close", (code, signal) => {
      end(code ?? 1, signal ? `\nEnded by ${signal}.` : "");
    });
  });
}
