import { spawn } from "node:child_process";
import { once } from "node:events";
import { createInterface } from "node:readline";

export interface RunningSite {
  /** Its origin. */
  address: string;
  pid: number;
  stop: () => Promise<void>;
}

const MAIN = new URL("../../server/main.ts", import.meta.url).pathname;

/**
 * Starts the production server over the build, on a free port of its own.
 * @param before a command that starts it in turn, such as taskset's
 * @throws if it ends before it listens
 */
export async function serveSite(
  before: readonly string[] = [],
): Promise<RunningSite> {
  const [command, ...args] = [...before, process.execPath, MAIN];
  const child = spawn(command ?? process.execPath, args, {
    env: { ...process.env, PORT: "0", HOST: "127.0.0.1", LOG_LEVEL: "warn" },
    stdio: ["ignore", "pipe", "inherit"],
  });
  const stop = async () => {
    if (child.exitCode !== null) return;
    child.kill("SIGTERM");
    await once(child, "exit");
  };
  for await (const line of createInterface({ input: child.stdout })) {
    const [address] = /http:\S+/.exec(line) ?? [];
    if (address && child.pid) return { address, pid: child.pid, stop };
  }
  throw new Error("The server ended before it listened.");
}
