import { spawn } from "node:child_process";
import { once } from "node:events";
import { resolve } from "node:path";
import { listeningAddress } from "../server/address-fixture.ts";

export interface RunningSite {
  address: string;
  stop: () => Promise<void>;
}

/** Serves a project's build with the production server; rejects if that does not start. */
export async function serveSite(
  settings: Readonly<Record<string, string>> = {},
  folder = resolve(import.meta.dirname, ".."),
): Promise<RunningSite> {
  const server = spawn(process.execPath, ["server/main.ts"], {
    cwd: folder,
    env: { ...process.env, PORT: "0", LOG_LEVEL: "warn", ...settings },
    stdio: ["ignore", "pipe", "inherit"],
  });
  // The server must not outlive a script that fails.
  const kill = () => server.kill();
  process.once("exit", kill);
  const address = await listeningAddress(server);
  const stop = async () => {
    process.off("exit", kill);
    if (server.exitCode !== null) return;
    server.kill("SIGTERM");
    await once(server, "exit");
  };
  return { address, stop };
}
