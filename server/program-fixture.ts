import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { cp, symlink, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { createSiteFixture } from "./site-fixture.ts";

/** More than any buffer between the two ends of a connection takes. */
export const largeFile = Buffer.alloc(30_000_000, "x");

/** A copy of the server as a program, with the test's build next to it. */
export async function createProgramFixture() {
  const { root, clientFolder, remove } = await createSiteFixture();
  await writeFile(join(clientFolder, "large.bin"), largeFile);
  await cp(import.meta.dirname, join(root, "server"), { recursive: true });
  await symlink(
    join(import.meta.dirname, "../node_modules"),
    join(root, "node_modules"),
  );
  await writeFile(join(root, "package.json"), '{"type":"module"}');

  const started = new Set<ChildProcess>();

  /** Runs `server/main.ts` as a program. */
  function run(env: Record<string, string> = {}) {
    const child = spawn(process.execPath, ["server/main.ts"], {
      cwd: root,
      env: { PORT: "0", LOG_LEVEL: "warn", ...env },
      stdio: ["ignore", "pipe", "pipe"],
    });
    started.add(child);
    const { stdout, stderr } = child;

    const ended = Promise.all([
      text(stdout),
      text(stderr),
      once(child, "close"),
    ]);
    const outcome = ended.then(([output, errors]) => ({
      output,
      errors,
      exitCode: child.exitCode,
    }));
    /** The address in the line that says that the server is listening. */
    const address = new Promise<string>((resolve) => {
      let output = "";
      stdout.on("data", (chunk: Buffer) => {
        output += chunk.toString();
        const found = /^Leadline is at (http:\S+)$/m.exec(output)?.[1];
        if (found !== undefined) resolve(found);
      });
    });
    return { child, outcome, address };
  }

  /** Ends every program that still runs. */
  function killAll(): void {
    for (const child of started) child.kill("SIGKILL");
    started.clear();
  }

  return { root, run, killAll, remove };
}
