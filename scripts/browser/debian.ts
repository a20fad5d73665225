import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";

/** Runs a command with its output visible, and returns whether it succeeded. */
export function succeeds(command: string, ...args: string[]): boolean {
  const { status } = spawnSync(command, args, {
    stdio: "inherit",
    timeout: 10 * 60_000,
    env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" },
  });
  return status === 0;
}

/** Whether this process is root, or may use sudo without a password. */
export const hasRootRights = (): boolean =>
  process.getuid?.() === 0 || spawnSync("sudo", ["-n", "true"]).status === 0;

function isDebian(): boolean {
  try {
    // Ubuntu's browser packages only install snaps.
    return /^ID="?debian\b/m.test(readFileSync("/etc/os-release", "utf8"));
  } catch {
    return false;
  }
}

const apt = (...args: string[]): boolean =>
  process.getuid?.() === 0
    ? succeeds("apt-get", ...args)
    : succeeds("sudo", "-n", "apt-get", ...args);

/** Installs Debian packages, and returns whether that was possible. */
export function installFromDebian(...packages: string[]): boolean {
  if (!isDebian() || !hasRootRights()) return false;
  apt("update"); // Without the network the old list may still do.
  return apt("install", "-y", ...packages);
}
