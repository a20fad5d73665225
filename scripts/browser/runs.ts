import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";

/** Whether there is a program at this path that can tell its version. */
export function runs(path: string): boolean {
  if (!existsSync(path)) return false;
  // On Windows `--version` opens a window.
  if (process.platform === "win32") return true;
  // Ubuntu's browsers may be scripts that only say to install a snap.
  const { status, stdout } = spawnSync(path, ["--version"], {
    encoding: "utf8",
    timeout: 20_000,
  });
  return status === 0 && /\d+\.\d+/.test(stdout);
}
