import { spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { createInterface } from "node:readline";

/** The project. */
export const ROOT = join(import.meta.dirname, "../..");

export interface RunningSite {
  /** Its origin. */
  address: string;
  pid: number;
  stop: () => Promise<void>;
}

/**
 * Starts the production server over a build, on a free port of its own.
 * @param root the folder with server/ and build/
 * @param before a command that starts it in turn, such as taskset's
 * @throws if it ends before it listens
 */
export async function serveSite(
  root: string = ROOT,
  before: readonly string[] = [],
): Promise<RunningSite> {
  const [command, ...args] = [
    ...before,
    process.execPath,
    join(root, "server/main.ts"),
  ];
  const child = spawn(command, args, {
    env: { ...process.env, PORT: "0", HOST: "127.0.0.1", LOG_LEVEL: "warn" },
    stdio: ["ignore", "pipe", "inherit"],
  });
  // It must not outlive a benchmark that fails.
  const kill = () => child.kill();
  process.once("exit", kill);
  const stop = async () => {
    process.off("exit", kill);
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
