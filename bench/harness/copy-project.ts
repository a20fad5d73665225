import { cp, mkdtemp, rm, symlink } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, relative } from "node:path";
import { ROOT } from "./serve-site.ts";

const LEFT_OUT =
  /^(?:\.git|\.react-router|audit|build|node_modules|test-results)$/;

/**
 * Copies what the site is made of into a temporary folder, with the installed
 * packages linked in; does the work there and takes the folder away again.
 */
export async function inCopy<Result>(
  work: (folder: string) => Promise<Result>,
): Promise<Result> {
  const folder = await mkdtemp(join(tmpdir(), "leadline-bench-"));
  try {
    await cp(ROOT, folder, {
      recursive: true,
      filter: (source) => !LEFT_OUT.test(relative(ROOT, source)),
    });
    await symlink(join(ROOT, "node_modules"), join(folder, "node_modules"));
    return await work(folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
