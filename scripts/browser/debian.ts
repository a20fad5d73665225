import { spawnSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";

/** Runs a command with its output visible, and returns whether it succeeded. */
export function succeeds(command: string, ...args: string[]): boolean {
  const { status } = spawnSync(command, args, {
    stdio: "inherit",
    timeout: 10 * 60_000,
    env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" },
  });
  return status === 0;
}

// Ubuntu's browser packages only install snaps.
const isDebian = () =>
  existsSync("/etc/os-release") &&
  /^ID="?debian\b/m.test(readFileSync("/etc/os-release", "utf8"));

/** Installs Debian packages as root, and returns whether that was possible. */
export function installFromDebian(...packages: string[]): boolean {
  if (process.getuid?.() !== 0 || !isDebian()) return false;
  succeeds("apt-get", "update"); // Without the network the old list may still do.
  return succeeds("apt-get", "install", "-y", ...packages);
}
