/** A copy of the project in a temporary folder, for tests that change its content. */
import { spawn } from "node:child_process";
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";
import { text } from "node:stream/consumers";

/** The files that are not copied: a build creates them, or they are linked. */
const LEFT_OUT = new Set([
  ".git",
  "build",
  "node_modules",
  "test-results",
  "tests/visual/screens",
]);

export type SiteCopy = {
  folder: string;
  read: (file: string) => string;
  write: (file: string, content: string | Uint8Array) => void;
  edit: (file: string, before: string, after: string) => void;
  /** Builds the copy without the typecheck; returns, or throws, what it printed. */
  build: (settings?: Readonly<Record<string, string>>) => Promise<string>;
  remove: () => void;
};

export function filesIn(
  folder: string,
): Pick<SiteCopy, "read" | "write" | "edit"> {
  const read = (file: string) => readFileSync(join(folder, file), "utf8");
  const write = (file: string, content: string | Uint8Array) => {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), content);
  };
  return {
    read,
    write,
    edit(file, before, after) {
      const original = read(file);
      if (!original.includes(before))
        throw new Error(`${file} does not have ${JSON.stringify(before)}`);
      write(
        file,
        original.replace(before, () => after),
      );
    },
  };
}

/** Copies the project; the installed packages are linked. */
export function copySite(): SiteCopy {
  const folder = mkdtempSync(join(tmpdir(), "site-copy-"));
  const root = resolve(".");
  cpSync(root, folder, {
    recursive: true,
    filter: (path) => !LEFT_OUT.has(path.slice(root.length + 1)),
  });
  symlinkSync(join(root, "node_modules"), join(folder, "node_modules"));
  return {
    folder,
    ...filesIn(folder),
    async build(settings = {}) {
      const { NODE_ENV: _, VITEST: __, ...env } = process.env;
      const child = spawn(
        process.execPath,
        [join(root, "node_modules/vite/bin/vite.js"), "build"],
        {
          cwd: folder,
          env: { ...env, ...settings },
          stdio: ["ignore", "pipe", "pipe"],
        },
      );
      const [output, errors, code] = await Promise.all([
        text(child.stdout),
        text(child.stderr),
        new Promise<number | null>((done) => child.once("close", done)),
      ]);
      if (code !== 0) throw new Error(output + errors);
      return output + errors;
    },
    remove: () => rmSync(folder, { recursive: true }),
  };
}
