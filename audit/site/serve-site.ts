import { spawn } from "node:child_process";
import { once } from "node:events";
import { createInterface } from "node:readline";
import { join } from "node:path";

const ROOT = join(import.meta.dirname, "../..");

export interface ServedSite {
  /** `http://localhost:…` */
  address: string;
  /** The folder of finished files that is served. */
  folder: string;
  stop: () => Promise<void>;
}

/** Starts the production server with what is in `build`, on a free port. */
export async function serveSite(): Promise<ServedSite> {
  const server = spawn(process.execPath, ["server/main.ts"], {
    cwd: ROOT,
    env: { ...process.env, PORT: "0", HOST: "localhost", LOG_LEVEL: "warn" },
    stdio: ["ignore", "pipe", "inherit"],
  });
  const ended = once(server, "exit");
  for await (const line of createInterface(server.stdout)) {
    const address = /Leadline is at (http:\S+)/.exec(line)?.[1];
    if (!address) continue;
    server.stdout.resume();
    return {
      address,
      folder: join(ROOT, "build/client"),
      stop: async () => {
        server.kill("SIGTERM");
        await ended;
      },
    };
  }
  throw new Error("The server did not start: see above.");
}
