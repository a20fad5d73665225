import { spawn } from "node:child_process";
import { once } from "node:events";
import { chmod, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";

/** A host of the site that runs on this machine. */
export interface Running {
  address: string;
  stop: () => Promise<void>;
}

const folders: string[] = [];

/** A folder for a program's files, which everybody may read. */
export async function createFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), "host-"));
  folders.push(folder);
  await chmod(folder, 0o755);
  return folder;
}

export async function removeFolders(): Promise<void> {
  for (const folder of folders.splice(0)) await rm(folder, { recursive: true });
}

const WAIT_MS = 3 * 60_000;

/** Starts a program and waits until it answers. */
export async function runProgram(
  port: number,
  [command, ...args]: readonly [string, ...string[]],
  env: Readonly<Record<string, string>> = {},
): Promise<Running> {
  const address = `http://127.0.0.1:${port}`;
  const child = spawn(command, args, {
    env: { ...process.env, ...env },
    stdio: ["ignore", "ignore", "pipe"],
    // npm starts others, which must end with it.
    detached: true,
  });
  let errors = "";
  child.stderr.on("data", (chunk: Buffer) => {
    errors += chunk.toString();
  });
  const end = (signal: NodeJS.Signals) => {
    if (child.pid !== undefined && child.exitCode === null)
      process.kill(-child.pid, signal);
  };
  const killAtExit = () => end("SIGKILL");
  process.once("exit", killAtExit);
  const stop = async () => {
    const ended = child.exitCode === null ? once(child, "exit") : undefined;
    end("SIGTERM");
    await ended;
    process.off("exit", killAtExit);
  };
  const giveUp = performance.now() + WAIT_MS;
  while (performance.now() < giveUp && child.exitCode === null) {
    const answers = await fetch(address).then(Boolean, () => false);
    if (answers) return { address, stop };
    await wait(100);
  }
  await stop();
  throw new Error(`${command} did not start.\n${errors}`);
}
