import { randomUUID } from "node:crypto";
import {
  existsSync,
  mkdirSync,
  renameSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { dirname } from "node:path";

let isTold = false;

/** Writes a file of the cache, whole or not at all. The build goes on without one. */
export function keep(file: string, content: string | Buffer): void {
  // Another process may read the same file, so it is renamed when it is complete.
  const unfinished = `${file}.${randomUUID()}`;
  try {
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(unfinished, content);
    renameSync(unfinished, file);
  } catch (error) {
    if (existsSync(unfinished)) rmSync(unfinished);
    if (!isTold)
      process.stderr.write(
        `The cache cannot be written, so that each build takes long (${String(error)}). Delete node_modules/.cache, or give this user the right to write there.\n`,
      );
    isTold = true;
  }
}
