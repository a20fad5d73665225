import { readdir, readFile } from "node:fs/promises";
import { join, relative, sep } from "node:path";
import type { PerEncoding } from "./accept-encoding.ts";
import { BuildError } from "./start-error.ts";

/** A built file with the compressed copies that lie next to it. */
export interface ClientFile {
  /** Relative to the folder, with forward slashes. */
  readonly path: string;
  readonly bodies: PerEncoding<Buffer>;
}

/**
 * Reads the folder the build wrote, leaving out dotfiles and links. Throws a
 * {@link BuildError} if there is none.
 */
export async function readClientFolder(root: string): Promise<ClientFile[]> {
  const contents = new Map(
    await Promise.all(
      (await listFiles(root)).map(
        async (path) => [path, await readFile(join(root, path))] as const,
      ),
    ),
  );

  return [...contents]
    .filter(([path]) => !/\.(?:br|gz)$/.test(path))
    .map(([path, identity]) => {
      const br = contents.get(`${path}.br`);
      const gzip = contents.get(`${path}.gz`);
      return { path, bodies: { br, gzip, identity } };
    });
}

async function listFiles(root: string): Promise<string[]> {
  const entries = await readdir(root, {
    recursive: true,
    withFileTypes: true,
  }).catch(() => {
    throw new BuildError(`The folder ${root} is missing.`);
  });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(root, join(entry.parentPath, entry.name)))
    .map((path) => path.replaceAll(sep, "/"))
    .filter((path) => !/(?:^|\/)\./.test(path));
}
