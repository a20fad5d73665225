import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";

/** Runs a command for all to see, and says whether it did what it should. */
export function succeeds(command: string, ...args: string[]): boolean {
  const { status } = spawnSync(command, args, {
    stdio: "inherit",
    timeout: 10 * 60_000,
    env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" },
  });
  return status === 0;
}

/** What to write before a command that only root may run, if there is a way. */
export function rootPrefix(): string[] | undefined {
  if (process.platform !== "linux") return undefined;
  if (process.getuid?.() === 0) return [];
  const { status } = spawnSync("sudo", ["-n", "true"]);
  return status === 0 ? ["sudo", "-n"] : undefined;
}

function linuxName(): string {
  try {
    const text = readFileSync("/etc/os-release", "utf8");
    return /^ID="?([\w-]+)/m.exec(text)?.[1] ?? "";
  } catch {
    return "";
  }
}

/** Installs Debian's packages, where this is Debian and we may. */
export function installFromDebian(...packages: string[]): void {
  const prefix = rootPrefix();
  // Ubuntu's browsers are stubs for snaps.
  if (!prefix || linuxName() === "ubuntu") return;
  const apt = (...args: string[]) => {
    const [command = "apt-get", ...rest] = [...prefix, "apt-get", ...args];
    return succeeds(command, ...rest);
  };
  // An old package list may still do.
  apt("update");
  apt("install", "-y", ...packages);
}
