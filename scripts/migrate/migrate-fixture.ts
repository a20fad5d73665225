import { execFileSync } from "node:child_process";
import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, beforeEach } from "vitest";

/** The folder of a test's content. */
export let folder = "";

/** Each test gets an empty folder. */
export function emptyFolder() {
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), "migrate-"));
  });
  afterEach(() => rmSync(folder, { recursive: true }));
}

export const migrate = () =>
  execFileSync(process.execPath, ["scripts/migrate.ts", folder], {
    encoding: "utf8",
    stdio: "pipe",
  });

export function write(file: string, text: string) {
  mkdirSync(dirname(join(folder, file)), { recursive: true });
  writeFileSync(join(folder, file), text);
}

export const read = (file: string) => readFileSync(join(folder, file), "utf8");

/** All files of a folder with their texts. */
export const filesIn = () =>
  Object.fromEntries(
    readdirSync(folder, { recursive: true, encoding: "utf8" })
      .filter((file) => /\.(?:yaml|md)$/.test(file))
      .map((file) => [file, readFileSync(join(folder, file), "utf8")]),
  );
