import type { ChildProcess } from "node:child_process";

/** The address that `server/main.ts` prints when it listens. Rejects if it ends before. */
export function addressOf(server: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let output = "";
    server.stdout?.on("data", (chunk: Buffer) => {
      output += chunk.toString();
      const [, found] = /^The site is at (http:\S+)$/m.exec(output) ?? [];
      if (found !== undefined) resolve(found);
    });
    server.once("exit", () =>
      reject(new Error(`The server has ended.\n${output}`)),
    );
  });
}
